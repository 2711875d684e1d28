import type { OauthReason } from '@/features/session/wechat-oauth'
import { isGiven } from '@/lib/is-given'
import type { LaunchAction, LaunchFacts } from './facts'

type Query = LaunchFacts['query']

/** Whether WeChat's login has just answered, whatever it said. */
const isBackFromOauth = ({ ticket, oauth }: Query): boolean => isGiven(ticket) || isGiven(oauth)

/** The WeChat identity is to be bound to the member. */
export const asksToBind = ({ setOpenid, lvyunSetOpenid }: Query): boolean =>
  setOpenid === '1' || lvyunSetOpenid === '1'

/** WeChat's browser asks WeChat who this is, once a session: not in a web view of the mini-program, which knows better. */
function oauthOf({ platform, inMiniProgram, stored }: LaunchFacts, why: OauthReason): LaunchAction[] {
  const goes = platform === 'wx' && !inMiniProgram && !stored.oauthTried.includes(why)
  return goes ? [{ do: 'startOauth', why }] : []
}

function bindingOf(facts: LaunchFacts): LaunchAction[] {
  return facts.platform === 'mini' ? [{ do: 'bindMini' }] : oauthOf(facts, 'bind')
}

/** Without a credential: the mini-program and WeChat's browser log in by themselves, unless the user logged out. */
export function silentOf(facts: LaunchFacts): LaunchAction[] {
  const { event, platform, query, stored } = facts
  if (event !== 'launch') return []
  if (stored.loggedIn) return asksToBind(query) ? bindingOf(facts) : []
  if (stored.loggedOut) return []
  if (platform === 'mini') return [{ do: 'loginSilently' }]
  // whatever it answered, it is not asked again
  return isBackFromOauth(query) ? [] : oauthOf(facts, 'launch')
}
