import { hasValue } from '@/lib/has-value'
import { rawQuery } from '@/lib/query-string'
import { CHAT_ENTRY_CODE } from './chat-entry'
import type { LaunchAction, LaunchContext } from './context'
import { CREDENTIALS, ORDERS, SECRETS } from './secret-names'

/*
 * What every first route has to know of the ways in: whether an address carries something secret, and how to be rid of it
 * before anything is drawn. What that logs in is judged in `credentials.ts`, which comes only where there is something.
 */

type Query = LaunchContext['query']

type Address = Pick<LaunchContext, 'platform' | 'query' | 'lastState'>

/** `state` is WeChat's only beside what WeChat's login gives; pages have one of their own. */
function hasOauthCode({ platform, query, lastState }: Address): boolean {
  return (
    platform === 'wx' && hasValue(query['code']) && query['code'] !== CHAT_ENTRY_CODE && hasValue(lastState)
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

/** A token for a union login has fewer parts between dots and fewer characters than these (rule limit.unionToken). */
const UNION_TOKEN_PARTS = 3
const UNION_TOKEN_LENGTH = 150

/** Whether it is one, and no JWT (rule check.unionToken). */
const isUnionToken = (token: string) =>
  token.split('.').length < UNION_TOKEN_PARTS && token.length < UNION_TOKEN_LENGTH

/** What logs in by union, if that is what the link asks for: a sign, or a token that is nobody else's. */
export function unionSignOf({ sign, token, type, lyToken }: Query): string | undefined {
  if (hasValue(sign)) return sign
  // beside `lyToken`, `token` is something else of the partner's; beside `type` it is Lvyun's
  const isUnion = hasValue(token) && !hasValue(type) && !hasValue(lyToken) && isUnionToken(token)
  return isUnion ? token : undefined
}

/**
 * What the link brings to log in with, as one text; undefined when nothing. The same link does not log in twice: a
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
