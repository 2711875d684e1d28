import { WECHAT_IDENTITY, SECRETS } from '../../../contract/device/secrets'
import { platform, isInMiniProgram } from '../../platform/environment/kind.h5'
import { secretText } from '../../platform/navigation/secret-text.h5'
import { hasSessionCookie } from '../../platform/storage/session-cookie.h5'

/** Parameters that launch has to evaluate first: other means of login, and the channel. */
const FIRST = [...SECRETS, ...WECHAT_IDENTITY, 'code', 'channel', 'scene']

/** The lifetime of stored values (src/platform/storage/stored-values.ts), ms. */
const DAY_MS = 86_400_000

const isPlain = (search: string): boolean =>
  !new RegExp(`[?&](${FIRST.join('|')})(=|&|$)`).test(decodeURIComponent(search))

function keep(key: string, v: unknown): boolean {
  const text = JSON.stringify({ v, e: Date.now() + DAY_MS })
  sessionStorage.setItem(key, text)
  return sessionStorage.getItem(key) === text
}

/**
 * Goes to WeChat's login before the app has loaded: what launch would decide seconds later
 * (src/launch/silent.ts), for the simple case of a visitor whose tab has never been there. True = the browser
 * is leaving. All other cases are left to launch.
 */
export function leaveForWechat(login: string): boolean {
  const { pathname, search } = location
  const isRequested = ['oauthTried', 'IS_LOGOUT'].some((key) => sessionStorage.getItem(key) !== null)
  if (platform() !== 'wx' || isInMiniProgram() || hasSessionCookie() || isRequested || !isPlain(search))
    return false
  const state = secretText()
  if (!keep('oauthTried', ['launch']) || !keep('oauthSent', { state, why: 'launch' })) return false
  location.replace(`${login}?state=${state}&to=${encodeURIComponent(pathname + search)}`)
  return true
}
