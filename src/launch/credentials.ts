import type { Credential, UnionTarget } from '@/features/session/credential'
import { UNION_PAGE, unionTarget } from '@/features/session/union-target'
import { hasValue } from '@/lib/has-value'
import { HOME } from '@/routes/home'
import { pathOf } from '@/routes/paths'
import type { LaunchAction, LaunchContext } from './context'
import { requestedBinding, silentOf } from './silent'
import { unionSignOf } from './secrets'

type Query = LaunchContext['query']

/** Lvyun's default token type for links that name none. */
const LVYUN_TYPE = '1'

/**
 * Where a sign leads: to `targetUrl` if the link has one. Without it, the distributor has sent its user to the
 * page that carries the sign, e.g. an activity or a pay page; only home and the login page itself redirect (ADR
 * 0053).
 */
function targetOf({ path, query: { targetUrl, cardNumber } }: LaunchContext): UnionTarget {
  const page = pathOf(path)
  const stays = !hasValue(targetUrl) && page !== undefined && page !== HOME && page !== UNION_PAGE
  return stays ? { page: 'same' } : unionTarget(targetUrl, hasValue(cardNumber) ? cardNumber : '')
}

function lvyunOf({ token, type, lyToken }: Query): Credential | undefined {
  if (hasValue(lyToken))
    return { kind: 'lvyunToken', token: lyToken, type: hasValue(type) ? type : LVYUN_TYPE }
  return hasValue(token) && hasValue(type) ? { kind: 'lvyunToken', token, type } : undefined
}

/**
 * A ticket of WeChat's login counts only in the browser that requested it: nobody can be logged in by someone
 * else's link.
 */
function wechatOf({ platform, query, lastState, stored }: LaunchContext): Credential | undefined {
  const { ticket } = query
  if (platform === 'mini' || !hasValue(ticket) || !hasValue(lastState)) return undefined
  return lastState === stored.oauthState ? { kind: 'wechat', ticket, state: lastState } : undefined
}

/** The credential that takes precedence: sign, token or lyToken, authCode, ticket, token12, in this order. */
function credentialOf(context: LaunchContext): Credential | undefined {
  const { authCode, token12 } = context.query
  const sign = unionSignOf(context.query)
  if (sign !== undefined) return { kind: 'union', sign, target: targetOf(context) }
  const lvyun = lvyunOf(context.query)
  if (lvyun) return lvyun
  if (hasValue(authCode)) return { kind: 'authCode', authCode }
  const byWechat = wechatOf(context)
  if (byWechat) return byWechat
  return hasValue(token12) && context.inMiniProgram ? { kind: 'webTicket', ticket: token12 } : undefined
}

/**
 * At most one login: with the link's credential (also after a logout: opening the link is a request to log in),
 * or a silent one.
 */
export function planLogin(context: LaunchContext): LaunchAction[] {
  const credential = credentialOf(context)
  return credential ? [{ do: 'enter', credential, bind: requestedBinding(context.query) }] : silentOf(context)
}
