/**
 * Set by the server beside the cookie with the token, which no script can see (server/http/session-cookies.ts).
 */
const MARKER = /(?:^|; )member=1(?:;|$)/

/** Whether the browser holds a session in a cookie: a visitor has none to restore (ADR 0017). */
export function hasSessionCookie(): boolean {
  try {
    return MARKER.test(document.cookie)
  } catch {
    // a page in a sandboxed frame has no cookies
    return false
  }
}

/** From now on nothing is restored, even if the server could not be notified of the logout. */
export function clearSessionMarker(): void {
  if (hasSessionCookie()) document.cookie = 'member=; Path=/; Max-Age=0; SameSite=Lax'
}

/** Whether this backend is the server that delivered the page: another server's cookies do not reach it. */
export const isOwnBackend = (base: string): boolean =>
  new URL(base, window.location.href).origin === window.location.origin
