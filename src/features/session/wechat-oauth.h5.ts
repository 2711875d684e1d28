import { withQuery } from '@/lib/query-string'
import { addressLink, leaveInPlace } from '@/platform/navigation/address'
import { secretText } from '@/platform/navigation/secret-text'
import { isInMiniProgram, platform } from '@/platform/environment/kind'
import { isUnsaved, readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import type { OauthReason } from './oauth-reason'
import { wechatLoginAddress } from './wechat-login-address'

/** Whether WeChat's login is a way in here: in WeChat's browser, but not in a web view of the mini-program. */
const hasWechatOauth = (): boolean => platform() === 'wx' && !isInMiniProgram()

/** Whether this session went there for that reason already. */
export const triedWechatOauth = (why: OauthReason): boolean =>
  readStored('oauthTried')?.includes(why) ?? false

/** Records the attempt; false if nothing can be stored, as then nothing would end a loop. */
function note(why: OauthReason, state: string): boolean {
  // who was asked again, in place of the session that ran out, is not asked once more at the next start
  const reasons = why === 'relogin' ? [why, 'launch'] : [why]
  writeStored('oauthTried', [...(readStored('oauthTried') ?? []), ...reasons])
  writeStored('oauthSent', { state, why })
  return !isUnsaved('oauthTried') && !isUnsaved('oauthSent')
}

/**
 * Goes to WeChat's login, whose answer leads back to `to` (path and query of ours; by default the address that is shown)
 * with a ticket. True = the browser leaves; false = not here, or tried already this session.
 */
export function startWechatOauth(to: string = addressLink(), why: OauthReason = 'launch'): boolean {
  if (!hasWechatOauth() || triedWechatOauth(why)) return false
  const state = secretText()
  if (!note(why, state)) return false
  leaveInPlace(
    withQuery(wechatLoginAddress(), { state, to, ...(why === 'bindTgj' ? { account: 'tgj' } : {}) })
  )
  return true
}

/** The reason for which the browser was sent, if this is the state it was sent with. */
export function oauthReason(state: string): OauthReason | undefined {
  const sent = readStored('oauthSent')
  return sent?.state === state ? (sent.why as OauthReason) : undefined
}

/** The response was used: the state is no longer valid. */
export const endWechatOauth = (): void => removeStored('oauthSent')
