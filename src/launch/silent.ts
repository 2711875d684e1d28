import type { Binding, OauthReason } from '@/features/session/oauth-reason'
import { hasValue } from '@/lib/has-value'
import type { LaunchAction, LaunchContext } from './context'

type Query = LaunchContext['query']

/** Whether the browser has just returned from WeChat's login, whatever the result. */
const isBackFromOauth = ({ ticket, oauth }: Query): boolean => hasValue(ticket) || hasValue(oauth)

/**
 * Which WeChat identity to bind to the member, if any: 1 for that of the channel's account, `tgj` for that of
 * the second.
 */
export function requestedBinding({ setOpenid, lvyunSetOpenid }: Query): Binding | undefined {
  if (setOpenid === 'tgj') return 'bindTgj'
  return setOpenid === '1' || lvyunSetOpenid === '1' ? 'bind' : undefined
}

/**
 * WeChat's browser identifies the user through WeChat, once per session: not in a web view of the mini-program,
 * which already knows.
 */
function oauthOf({ platform, inMiniProgram, stored }: LaunchContext, why: OauthReason): LaunchAction[] {
  const goes = platform === 'wx' && !inMiniProgram && !stored.oauthTried.includes(why)
  return goes ? [{ do: 'startOauth', why }] : []
}

function bindingOf(context: LaunchContext, binding: Binding): LaunchAction[] {
  // the mini-program has one identity, its own
  if (context.platform === 'mini') return binding === 'bind' ? [{ do: 'bindMini' }] : []
  return oauthOf(context, binding)
}

/**
 * Without a credential: the mini-program and WeChat's browser log in by themselves, unless the user logged out.
 */
export function silentOf(context: LaunchContext): LaunchAction[] {
  const { event, platform, query, stored } = context
  if (event !== 'launch') return []
  const binding = requestedBinding(query)
  if (stored.loggedIn) return binding ? bindingOf(context, binding) : []
  if (stored.loggedOut) return []
  if (platform === 'mini') return [{ do: 'loginSilently' }]
  // whatever the result, it is not tried again
  return isBackFromOauth(query) ? [] : oauthOf(context, 'launch')
}
