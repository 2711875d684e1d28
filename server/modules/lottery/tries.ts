/** Tries: each has its own key, which can be spent only once. Pure. */
import type { LotteryTrySource } from '@contract/types'

/** How a lottery gives tries. */
export interface TryRules {
  readonly dailyTries: number
  readonly cardTries: number
  readonly shareTries: number
  readonly orderTries: number
  readonly orderFromFen: number
}

/** The link that brought the member, if it opens this lottery. */
export interface Entry {
  readonly tokenHash: string
  readonly givesTry: boolean
}

/** What gives a member tries in a lottery. */
export interface Claims {
  readonly lotteryId: string
  readonly memberId: string
  /** The day in China, YYYY-MM-DD. */
  readonly day: string
  readonly holdsCard: boolean
  readonly sharedToday: boolean
  /** Orders that give tries. */
  readonly orderNos: readonly string[]
  readonly entry: Entry | null
}

/** A member's standing in a lottery. */
export interface Eligibility extends Claims {
  /** Those of {@link keysInQuestion} that are spent, whoever did. */
  readonly spent: ReadonlySet<string>
}

/** The key of the try that a link carries: independent of the member, so that whoever is first spends the link, once. */
export const entryKey = (tokenHash: string): string => `entry|${tokenHash}`

type Way = LotteryTrySource['way']

/** The source of a key, if it is something that can be returned. */
export function sourceOf(tryKey: string): {
  readonly way: 'card' | 'order' | 'other'
  readonly orderNo: string | null
} {
  const [, second = '', third = ''] = tryKey.split('|')
  if (second === 'order') return { way: 'order', orderNo: third }
  return { way: third === 'card' ? 'card' : 'other', orderNo: null }
}

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}|${index + 1}`)

/**
 * Every key that the member could spend today, by source. The earliest to expire come first: the day's before the
 * lasting ones.
 */
function keysOf(rules: TryRules, claims: Claims): Record<Way, string[]> {
  const { lotteryId, memberId, day, holdsCard, sharedToday, orderNos, entry } = claims
  const mine = `${lotteryId}|${memberId}`
  return {
    day: numbered(`${mine}|day|${day}`, rules.dailyTries),
    card: numbered(`${mine}|card|${day}`, holdsCard ? rules.cardTries : 0),
    share: numbered(`${mine}|share|${day}`, sharedToday ? rules.shareTries : 0),
    entry: entry?.givesTry ? [entryKey(entry.tokenHash)] : [],
    // belongs to the order, not to the member: if the account is merged into another, its tries stay spent
    order: orderNos.flatMap((orderNo) => orderKeys(rules, lotteryId, orderNo))
  }
}

const orderKeys = ({ orderTries }: TryRules, lotteryId: string, orderNo: string) =>
  numbered(`${lotteryId}|order|${orderNo}`, orderTries)

/**
 * The keys of which it matters whether they are spent: those that the member could spend today, and that of their link even if
 * it gives no try. All that a member ever spent would be more with each day.
 */
export function keysInQuestion(rules: TryRules, claims: Claims): string[] {
  const keys = Object.values(keysOf(rules, claims)).flat()
  const link = claims.entry && entryKey(claims.entry.tokenHash)
  return link === null || keys.includes(link) ? keys : [...keys, link]
}

/** Remaining tries, in the order in which they are spent. */
export function openTries(rules: TryRules, eligibility: Eligibility): string[] {
  return Object.values(keysOf(rules, eligibility))
    .flat()
    .filter((key) => !eligibility.spent.has(key))
}

/** How many tries of one order are left; zero if it gives none. */
export function openTriesOfOrder(rules: TryRules, eligibility: Eligibility, orderNo: string): number {
  if (!eligibility.orderNos.includes(orderNo)) return 0
  return orderKeys(rules, eligibility.lotteryId, orderNo).filter((key) => !eligibility.spent.has(key)).length
}

/** The lottery's sources of tries; a visitor has used none of them. */
export function trySourcesOf(rules: TryRules, eligibility: Eligibility | null): LotteryTrySource[] {
  const keys = eligibility && keysOf(rules, eligibility)
  const left = (way: Way) => (keys?.[way] ?? []).filter((key) => !eligibility?.spent.has(key)).length
  const { dailyTries, cardTries, shareTries, orderTries, orderFromFen } = rules
  const ways: LotteryTrySource[] = [
    { way: 'day', tries: dailyTries, left: left('day'), open: false },
    { way: 'card', tries: cardTries, left: left('card'), open: !eligibility?.holdsCard },
    { way: 'share', tries: shareTries, left: left('share'), open: !eligibility?.sharedToday },
    { way: 'order', tries: orderTries, left: left('order'), open: true, fromFen: orderFromFen },
    { way: 'entry', tries: eligibility?.entry?.givesTry ? 1 : 0, left: left('entry'), open: false }
  ]
  return ways.filter(({ tries }) => tries > 0)
}
