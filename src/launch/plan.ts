import { CHANNELS, isChannelCode } from '@/channels/channels'
import { hasValue } from '@/lib/has-value'
import { unpacked } from '@/routes/query'
import { bareOf } from '@/routes/bare'
import { EXEMPT } from '@/routes/table'
import { CHAT_ENTRY_CODE } from './chat-entry'
import type { LaunchAction, LaunchContext } from './context'
import { cleaningOf, credentialKey, unionSignOf } from './secrets'
import { silentOf } from './silent'

/** Opened from another mini-program (rule show.removeToken). */
const FROM_MINI_PROGRAM = 1037
/** Single-page mode in Moments, where WeChat allows no login. */
const FROM_MOMENTS = 1154
/** Chat entries of these types keep the link back. */
const CHATS_WITH_WAY_BACK: ReadonlySet<string> = new Set(['2', '4'])

/** The stored value for each persisted parameter. */
const KEPT = {
  labelId: 'labelId',
  distributor: 'distributor',
  account: 'account',
  distributionActivityId: 'distributionActivityId',
  lotteryTk: 'lotteryTk',
  invite: 'invite',
  activeCode: 'activeCode',
  cardNumber: 'cardNo'
} as const

type Query = LaunchContext['query']

const isExempt = ({ path }: LaunchContext): boolean =>
  EXEMPT.includes(bareOf(path)) || EXEMPT.includes(`${bareOf(path)}/index`)

/**
 * The exempt pages that take payments: a distributor sends its users to them, logged in by its sign (ADR 0053).
 */
const EXEMPT_PAY_PAGE = /^pages\/(pay|discountOrderingPay)(\/index)?$/

/** The part of an exempt page's address that counts for the login: a sign on a pay page, nothing else. */
function exemptQuery({ path, query: { sign } }: LaunchContext): Query {
  return hasValue(sign) && EXEMPT_PAY_PAGE.test(bareOf(path)) ? { sign } : {}
}

function channelOf(query: Query): LaunchAction[] {
  const code = query['channel']
  return isChannelCode(code) ? [{ do: 'enterChannel', code }] : []
}

/**
 * The parameters of the address to persist. In a browser they are read at launch only: when shown again, the
 * address has been cleaned. A union login stores the card number by its own rule.
 */
function keptOf({ event, platform, query }: LaunchContext, byUnion: boolean): LaunchAction[] {
  if (event === 'show' && platform !== 'mini') return []
  return Object.entries(KEPT).flatMap(([name, key]): LaunchAction[] => {
    const value = query[name]
    return hasValue(value) && !(byUnion && key === 'cardNo') ? [{ do: 'store', key, value }] : []
  })
}

/**
 * False when the code is the chat entry's and chatType is present and not 2 or 4; otherwise true (rule
 * show.chatBack).
 */
function showsBackLink({ code, chatType }: Query): boolean {
  return !(code === CHAT_ENTRY_CODE && hasValue(chatType) && !CHATS_WITH_WAY_BACK.has(chatType))
}

function partnerVisitOf({ scene, capabilities }: LaunchContext, query: Query): LaunchAction[] {
  const code = query['channel']
  // the channel in the address applies from now on
  const { dropsTokenAfterPartnerVisit } = isChannelCode(code) ? CHANNELS[code].capabilities : capabilities
  const drops = scene === FROM_MINI_PROGRAM && dropsTokenAfterPartnerVisit
  return drops ? [{ do: 'flag', key: 'REMOVE_TOKEN', value: true }] : []
}

/**
 * A link's credential is evaluated by code fetched for it; without one, a silent login is possible. Before
 * either, a lost token is restored: everything then proceeds as if it had been there.
 */
export function loginOf(provided: LaunchContext): LaunchAction[] {
  if (provided.scene === FROM_MOMENTS) return []
  const exempt = isExempt(provided)
  const context = exempt ? { ...provided, query: exemptQuery(provided) } : provided
  const key = credentialKey(context)
  if (context.stored.restorable) return [{ do: 'restore', key, context }]
  if (key === undefined) return exempt ? [] : silentOf(context)
  return key === context.stored.entered ? [] : [{ do: 'judge', key, context }]
}

/**
 * The actions of a launch or a show for its context (rule query.launch), in this order. The five exempt pages
 * (rule route.exempt) skip it, except for choosing the channel, without which they would call the wrong
 * backend, removing secrets, which must not stay in any address, restoring a lost token, and a distributor's
 * sign on those that take payments.
 */
export function planShow(provided: LaunchContext): LaunchAction[] {
  const query = unpacked(provided.query)
  const context = { ...provided, query }
  const first = [...cleaningOf(context), ...channelOf(query)]
  if (isExempt(context)) return [...first, ...loginOf(context)]
  return [
    ...first,
    ...keptOf(context, unionSignOf(query) !== undefined),
    { do: 'flag', key: 'F7IbDJpdSY', value: showsBackLink(query) },
    ...partnerVisitOf(context, query),
    ...loginOf(context)
  ]
}

interface HideContext {
  readonly stored: Pick<LaunchContext['stored'], 'removeToken'>
  /** WeChat's payment sheet covers the app: the user has not left. */
  readonly paying: boolean
}

/**
 * The actions of a hide: a flagged token is removed together with the flag (rule hide.removeToken), on every
 * page: the five are exempt from launch and show only.
 */
export function planHide({ stored, paying }: HideContext): LaunchAction[] {
  if (!stored.removeToken || paying) return []
  return [{ do: 'flag', key: 'REMOVE_TOKEN', value: false }, { do: 'removeToken' }]
}
