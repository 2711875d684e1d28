import { sessionEndpoints } from '@contract/session/endpoints'
import { call } from '@/api/call'
import { currentBase } from '@/channels/current'
import { clearSessionMarker, isOwnBackend, hasSessionCookie } from '@/platform/storage/session-cookie'
import { isLoggedIn } from './atoms'
import { beginSession, isLoggedOut } from './session'

/** How long pages for members wait for the response, ms; then they offer the login. */
const PATIENCE_MS = 8000

let requesting: Promise<boolean> | undefined

/**
 * Whether the token is lost (a browser deletes what scripts stored, Safari after 7 days) and the browser keeps the session in
 * a cookie of our server (ADR 0017). Never after a logout.
 */
export const mayRestore = (): boolean =>
  !isLoggedIn() && !isLoggedOut() && hasSessionCookie() && isOwnBackend(currentBase())

async function ask(): Promise<boolean> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    // one session for all channels of this server: the path has no channel segment
    const options = { quiet: true, isLogin: true, base: '', signal: patience.signal } as const
    const login = await call(sessionEndpoints.restoreSession, {}, options)
    // what the user did meanwhile takes precedence: a login by form, a logout
    if (isLoggedIn() || isLoggedOut()) return isLoggedIn()
    if (login) beginSession(login)
    else clearSessionMarker()
    return isLoggedIn()
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Restores the session that the browser keeps, if there is one; true = logged in. Never rejects. */
export function restoreSession(): Promise<boolean> {
  if (!requesting && !mayRestore()) return Promise.resolve(isLoggedIn())
  requesting ??= ask().finally(() => {
    requesting = undefined
  })
  return requesting
}

/** The call under way, if any. */
export const restoring = (): Promise<boolean> | undefined => requesting
