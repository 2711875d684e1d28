import { ORDERS, SECRETS } from '../../launch/secret-names'
import { platform, isInMiniProgram } from '../../platform/environment/kind.h5'
import { secretText } from '../../platform/navigation/secret-text.h5'
import { hasSessionCookie } from '../../platform/storage/session-cookie.h5'

/** Names of an address that launch has to judge first: what logs in otherwise, and what names the channel. */
const FIRST = [...SECRETS, ...ORDERS, 'code', 'channel', 'scene']

/** As long as stored values live (src/platform/storage/stored-values.ts), ms. */
const DAY_MS = 86_400_000

const isPlain = (search: string): boolean =>
  !new RegExp(`[?&](${FIRST.join('|')})(=|&|$)`).test(decodeURIComponent(search))

function keep(key: string, v: unknown): boolean {
  const text = JSON.stringify({ v, e: Date.now() + DAY_MS })
  sessionStorage.setItem(key, text)
  return sessionStorage.getItem(key) === text
}

/**
 * Goes to WeChat's login before the app is there: what launch would find out seconds later (src/launch/silent.ts), for the
 * plain case of a visitor whose tab has never been there. True = the browser leaves. Whatever else there is to be judged,
 * launch judges.
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
