import { sessionEndpoints } from '@contract/session/endpoints'
import { call } from '@/api/call'
import { currentBase } from '@/channels/current'
import { clearSessionMarker, isOwnBackend, hasSessionCookie } from '@/platform/storage/session-cookie'
import { readStored } from '@/platform/storage/stored-values'
import { isLoggedIn } from './atoms'
import { beginSession, endSession, isLoggedOut } from './session'

/** Pages for members wait for the answer no longer than this, ms; then they offer the login. */
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
    // one session for all channels of this server: their segment does not stand before the path
    const options = { quiet: true, isLogin: true, base: '', signal: patience.signal } as const
    const login = await call(sessionEndpoints.restoreSession, {}, options)
    // what the user did meanwhile counts: a form that logged in as somebody, a logout
    if (isLoggedIn() || isLoggedOut()) return isLoggedIn()
    if (login) beginSession(login)
    else clearSessionMarker()
    // where nothing can be stored no call would carry the token, and it would be asked for without end
    if (login && readStored('accessToken') === undefined) endSession()
    return isLoggedIn()
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Asks for the session that the browser keeps, where there is one to ask for; true = logged in. It never fails. */
export function restoreSession(): Promise<boolean> {
  if (!requesting && !mayRestore()) return Promise.resolve(isLoggedIn())
  requesting ??= ask().finally(() => {
    requesting = undefined
  })
  return requesting
}

/** The question that is under way, if one is. */
export const restoring = (): Promise<boolean> | undefined => requesting
