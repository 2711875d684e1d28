/** Set by the server beside the cookie with the token, which no script can see (server/http/session-cookies.ts). */
const MARKER = /(?:^|; )member=1(?:;|$)/

/** Whether the browser keeps a session in a cookie: a visitor has none to ask for (ADR 0017). */
export function hasSessionCookie(): boolean {
  try {
    return MARKER.test(document.cookie)
  } catch {
    // a page in a sandboxed frame has no cookies
    return false
  }
}

/** From now on nothing is asked for: also where the server could not be told of the end. */
export function clearSessionMarker(): void {
  if (hasSessionCookie()) document.cookie = 'member=; Path=/; Max-Age=0; SameSite=Lax'
}

/** Whether this backend is the server that gave out the page: cookies of another one do not reach it. */
export const isOwnBackend = (base: string): boolean =>
  new URL(base, window.location.href).origin === window.location.origin
