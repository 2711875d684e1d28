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
/** One page alone, shown in Moments, where WeChat allows no login. */
const FROM_MOMENTS = 1154
/** Chat entries of these types keep the way back. */
const CHATS_WITH_WAY_BACK: ReadonlySet<string> = new Set(['2', '4'])

/** Where each parameter that is kept is stored. */
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

/** Those of the exempt pages that take a payment: a distributor sends its users to them, logged in by its sign (ADR 0053). */
const EXEMPT_PAY_PAGE = /^pages\/(pay|discountOrderingPay)(\/index)?$/

/** What of an exempt page's address counts for the login: a sign on a pay page, and nothing else. */
function exemptQuery({ path, query: { sign } }: LaunchContext): Query {
  return hasValue(sign) && EXEMPT_PAY_PAGE.test(bareOf(path)) ? { sign } : {}
}

function channelOf(query: Query): LaunchAction[] {
  const code = query['channel']
  return isChannelCode(code) ? [{ do: 'enterChannel', code }] : []
}

/**
 * What the address brings to be kept. In a browser it is read at launch alone: shown again, it is what is left of it. A
 * union login keeps the card number by its own rule.
 */
function keptOf({ event, platform, query }: LaunchContext, byUnion: boolean): LaunchAction[] {
  if (event === 'show' && platform !== 'mini') return []
  return Object.entries(KEPT).flatMap(([name, key]): LaunchAction[] => {
    const value = query[name]
    return hasValue(value) && !(byUnion && key === 'cardNo') ? [{ do: 'store', key, value }] : []
  })
}

/** False when the code is the chat entry's and chatType is present and not 2 or 4; otherwise true (rule show.chatBack). */
function showsBackLink({ code, chatType }: Query): boolean {
  return !(code === CHAT_ENTRY_CODE && hasValue(chatType) && !CHATS_WITH_WAY_BACK.has(chatType))
}

function partnerVisitOf({ scene, capabilities }: LaunchContext, query: Query): LaunchAction[] {
  const code = query['channel']
  // what the address says of the channel holds from now on
  const { dropsTokenAfterPartnerVisit } = isChannelCode(code) ? CHANNELS[code].capabilities : capabilities
  const drops = scene === FROM_MINI_PROGRAM && dropsTokenAfterPartnerVisit
  return drops ? [{ do: 'flag', key: 'REMOVE_TOKEN', value: true }] : []
}

/**
 * What the link carries is judged by who is fetched for it; without anything, one may log in by oneself. Before either, a
 * token that was lost is asked for: then all is as if it had been there.
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
 * What a launch or a show has to do with what it is given (rule query.launch), in this order. The five exempt pages (rule
 * route.exempt) skip it, but for the choice of the channel, without which they would ask the wrong backend, for secrets,
 * which stay in no address, for a token that was lost, and for a distributor's sign on those that take a payment.
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
  /** WeChat's own payment lies over the app: nobody has left it. */
  readonly paying: boolean
}

/**
 * What a hide has to do: a token that was flagged is removed, and the flag with it (rule hide.removeToken), on every page:
 * the five are exempt from launch and show alone.
 */
export function planHide({ stored, paying }: HideContext): LaunchAction[] {
  if (!stored.removeToken || paying) return []
  return [{ do: 'flag', key: 'REMOVE_TOKEN', value: false }, { do: 'removeToken' }]
}
