import type { Credential } from '@/features/session/credential'
import { unionTarget } from '@/features/session/union-target'
import { isGiven } from '@/lib/is-given'
import { rawQuery } from '@/lib/query-string'
import { CHAT_ENTRY_CODE } from './chat-entry'
import type { LaunchAction, LaunchFacts } from './facts'

type Query = LaunchFacts['query']

/** Secrets, and the orders that go with them: none of them stays in the address bar. */
const SECRETS = ['sign', 'token', 'authCode', 'ticket', 'token12', 'lyToken', 'lotteryTk']
const ORDERS = ['oauth', 'setOpenid', 'lvyunSetOpenid']
/** Lvyun's kind of token where a link names none. */
const LVYUN_TYPE = '1'

/** "fewer than 3 dot-separated segments and … shorter than 150 characters" (spec section 5): no JWT. */
const isUnionToken = (token: string) => token.split('.').length < 3 && token.length < 150

type Address = Pick<LaunchFacts, 'platform' | 'query' | 'lastState'>

/** `state` is WeChat's only beside what WeChat's login gives; pages have one of their own. */
function hasOauthCode({ platform, query, lastState }: Address): boolean {
  return (
    platform === 'wx' && isGiven(query['code']) && query['code'] !== CHAT_ENTRY_CODE && isGiven(lastState)
  )
}

/** Names that must not stay, of those in the address; `scene` goes where it hides one of them. */
function namesOf(address: Address): string[] {
  const { query } = address
  const packed = rawQuery(query['scene'] ?? '')
  const lvyun = ['token', 'lyToken'].some((name) => query[name] !== undefined) ? ['type'] : []
  const code = hasOauthCode(address) ? ['code'] : []
  const scene = SECRETS.some((name) => packed[name] !== undefined) ? ['scene'] : []
  return [...SECRETS, ...ORDERS, ...code, ...lvyun, ...scene].filter((name) => query[name] !== undefined)
}

/** What must not stay in the address bar, on any page. */
export function cleaningOf(address: Address): LaunchAction[] {
  const names = namesOf(address)
  if (names.length === 0) return []
  const fromOauth = ['ticket', 'oauth', 'code'].some((name) => names.includes(name))
  return [{ do: 'cleanAddress', names, ...(fromOauth ? { last: 'state' as const } : {}) }]
}

/** Whether WeChat's login has just answered, whatever it said. */
export const isBackFromOauth = ({ ticket, oauth }: Query): boolean => isGiven(ticket) || isGiven(oauth)

/** The WeChat identity is to be bound to the member. */
export const asksToBind = ({ setOpenid, lvyunSetOpenid }: Query): boolean =>
  setOpenid === '1' || lvyunSetOpenid === '1'

function union(sign: string, { targetUrl, cardNumber }: Query): Credential {
  return { kind: 'union', sign, target: unionTarget(targetUrl, isGiven(cardNumber) ? cardNumber : '') }
}

function tokenOf(query: Query): Credential | undefined {
  const { token, type, lyToken } = query
  // where both are there, `token` is something else of the partner's
  if (isGiven(lyToken)) return { kind: 'lvyunToken', token: lyToken, type: isGiven(type) ? type : LVYUN_TYPE }
  if (!isGiven(token)) return undefined
  if (isGiven(type)) return { kind: 'lvyunToken', token, type }
  return isUnionToken(token) ? union(token, query) : undefined
}

/** A ticket of WeChat's login counts only in the browser that asked for it: nobody is logged in by a link of another's. */
function wechatOf({ platform, query, lastState, stored }: LaunchFacts): Credential | undefined {
  const { ticket } = query
  if (platform === 'mini' || !isGiven(ticket) || !isGiven(lastState)) return undefined
  return lastState === stored.oauthState ? { kind: 'wechat', ticket, state: lastState } : undefined
}

/** The one credential that counts: sign, token or lyToken, authCode, ticket, token12, in this order. */
export function credentialOf(facts: LaunchFacts): Credential | undefined {
  const { sign, authCode, token12 } = facts.query
  if (isGiven(sign)) return union(sign, facts.query)
  const byToken = tokenOf(facts.query)
  if (byToken) return byToken
  if (isGiven(authCode)) return { kind: 'authCode', authCode }
  const byWechat = wechatOf(facts)
  if (byWechat) return byWechat
  return isGiven(token12) && facts.inMiniProgram ? { kind: 'webTicket', ticket: token12 } : undefined
}

/** Tells a credential from another: the same link does not log in twice. */
export const credentialKey = (credential: Credential): string => JSON.stringify(credential)
