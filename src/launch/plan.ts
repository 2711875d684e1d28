import { CHANNELS, isChannelCode } from '@/channels/channels'
import { decodeValue, rawQuery } from '@/lib/query-string'
import { findRoute } from '@/routes/table'
import type { LaunchAction, LaunchFacts } from './facts'

/** Opened from another mini-program (spec section 4). */
const FROM_MINI_PROGRAM = 1037
/** The code by which a chat entry names itself; its flag hides the way back out of the chat (spec section 4). */
const CHAT_ENTRY_CODE = 'F7IbDJpdSY'
/** Chat entries of these types keep the way back. */
const CHATS_WITH_WAY_BACK: ReadonlySet<string> = new Set(['2', '4'])

/** Where each parameter that is kept is stored. */
const KEPT = {
  labelId: 'labelId',
  distributor: 'distributor',
  account: 'account',
  distributionActivityId: 'distributionActivityId',
  cardNumber: 'cardNo'
} as const

type Query = LaunchFacts['query']

/** A value that says something: broken links carry 'null' and 'undefined' (spec section 5). */
const isGiven = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value !== 'null' && value !== 'undefined'

/** Parameters of a mini-program QR code come packed in `scene`; those of the address itself stand above them. */
function unpacked(query: Query): Query {
  const packed = query['scene']
  if (!packed?.includes('=')) return query
  const pairs = Object.entries(rawQuery(packed)).map(([key, value]) => [key, decodeValue(value)] as const)
  return { ...Object.fromEntries(pairs), ...query }
}

function channelOf(query: Query): LaunchAction[] {
  const code = query['channel']
  return isChannelCode(code) ? [{ do: 'enterChannel', code }] : []
}

function keptOf(query: Query): LaunchAction[] {
  return Object.entries(KEPT).flatMap(([name, key]): LaunchAction[] => {
    const value = query[name]
    return isGiven(value) ? [{ do: 'store', key, value }] : []
  })
}

/** False when the code is the chat entry's and chatType is present and not 2 or 4; otherwise true (spec section 4). */
function showsWayBack({ code, chatType }: Query): boolean {
  return !(code === CHAT_ENTRY_CODE && isGiven(chatType) && !CHATS_WITH_WAY_BACK.has(chatType))
}

function partnerVisitOf({ scene, capabilities }: LaunchFacts, query: Query): LaunchAction[] {
  const code = query['channel']
  // what the address says of the channel holds from now on
  const { dropsTokenAfterPartnerVisit } = isChannelCode(code) ? CHANNELS[code].capabilities : capabilities
  const drops = scene === FROM_MINI_PROGRAM && dropsTokenAfterPartnerVisit
  return drops ? [{ do: 'flag', key: 'REMOVE_TOKEN', value: true }] : []
}

/** The mini-program logs in by itself when it starts, unless the user logged out (spec section 4). */
function loginOf({ event, platform, stored }: LaunchFacts): LaunchAction[] {
  const asks = event === 'launch' && platform === 'mini' && !stored.loggedIn && !stored.loggedOut
  return asks ? [{ do: 'loginSilently' }] : []
}

/**
 * What a launch or a show has to do (spec sections 2, 4 and 5), in this order. The five exempt pages skip it, but for
 * the choice of the channel, without which they would ask the wrong backend.
 */
export function planShow(facts: LaunchFacts): LaunchAction[] {
  const query = unpacked(facts.query)
  const channel = channelOf(query)
  if (findRoute(facts.path)?.exempt) return channel
  return [
    ...channel,
    ...keptOf(query),
    { do: 'flag', key: 'F7IbDJpdSY', value: showsWayBack(query) },
    ...partnerVisitOf(facts, query),
    ...loginOf(facts)
  ]
}

/** What a hide has to do: a token that was flagged is removed, and the flag with it (spec section 4). */
export function planHide({ path, stored }: Pick<LaunchFacts, 'path' | 'stored'>): LaunchAction[] {
  if (!stored.removeToken || findRoute(path)?.exempt) return []
  return [{ do: 'flag', key: 'REMOVE_TOKEN', value: false }, { do: 'removeToken' }]
}
