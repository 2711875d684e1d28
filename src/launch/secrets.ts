import { CREDENTIALS, WECHAT_IDENTITY, SECRETS } from '@contract/device/secrets'
import { hasValue } from '@/lib/has-value'
import { rawQuery } from '@/lib/query-string'
import { CHAT_ENTRY_CODE } from './chat-entry'
import type { LaunchAction, LaunchContext } from './context'

/*
 * What every first route has to know about links that log in: whether an address carries something secret, and
 * how to remove it before anything is rendered. The credential itself is evaluated in `credentials.ts`, which
 * is loaded only if there is one.
 */

type Query = LaunchContext['query']

type Address = Pick<LaunchContext, 'platform' | 'query' | 'lastState'>

/** `state` is WeChat's only next to the parameters of WeChat's login; pages have their own. */
function hasOauthCode({ platform, query, lastState }: Address): boolean {
  return (
    platform === 'wx' && hasValue(query['code']) && query['code'] !== CHAT_ENTRY_CODE && hasValue(lastState)
  )
}

/** The parameters to remove from the address; `scene` too, if it contains one of them. */
function namesOf(address: Address): string[] {
  const { query } = address
  const packed = rawQuery(query['scene'] ?? '')
  const lvyun = ['token', 'lyToken'].some((name) => query[name] !== undefined) ? ['type'] : []
  const code = hasOauthCode(address) ? ['code'] : []
  const scene = SECRETS.some((name) => packed[name] !== undefined) ? ['scene'] : []
  return [...SECRETS, ...WECHAT_IDENTITY, ...code, ...lvyun, ...scene].filter(
    (name) => query[name] !== undefined
  )
}

/** Removes from the address bar what must not stay there, on any page. */
export function cleaningOf(address: Address): LaunchAction[] {
  const names = namesOf(address)
  if (names.length === 0) return []
  const fromOauth = ['ticket', 'oauth', 'code'].some((name) => names.includes(name))
  return [{ do: 'cleanAddress', names, ...(fromOauth ? { last: 'state' as const } : {}) }]
}

/**
 * A token for a union login has fewer parts between dots and fewer characters than these (rule
 * limit.unionToken).
 */
const UNION_TOKEN_PARTS = 3
const UNION_TOKEN_LENGTH = 150

/** Whether it is a union token rather than a JWT (rule check.unionToken). */
const isUnionToken = (token: string) =>
  token.split('.').length < UNION_TOKEN_PARTS && token.length < UNION_TOKEN_LENGTH

/** The credential for a union login, if the link requests one: a sign, or a token that has no other meaning. */
export function unionSignOf({ sign, token, type, lyToken }: Query): string | undefined {
  if (hasValue(sign)) return sign
  // with `lyToken`, `token` is another value of the partner's; with `type` it is Lvyun's
  const isUnion = hasValue(token) && !hasValue(type) && !hasValue(lyToken) && isUnionToken(token)
  return isUnion ? token : undefined
}

/**
 * The link's credential as one text; undefined if there is none. The same link does not log in twice: a
 * mini-program is shown again with the same query.
 */
export function credentialKey({
  query,
  lastState
}: Pick<LaunchContext, 'query' | 'lastState'>): string | undefined {
  if (!CREDENTIALS.some((name) => hasValue(query[name]))) return undefined
  const values = [...CREDENTIALS, 'type', 'targetUrl', 'cardNumber'].map((name) => query[name])
  return JSON.stringify([...values, lastState])
}
