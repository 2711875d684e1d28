/** What points are worth, when they end, and what goes back. Pure; points and fen are whole numbers. */
import type { EndOfDay } from '@contract/time'
import { endOfDayAfter } from '../../lib/ends'
import { isoEnd } from '../../lib/iso'
import type { PointsLot, PointsRule, SettlePoints } from '@contract/types'

const FEN_A_YUAN = 100

/** Points for what was paid: for each whole yuan. */
export const earnedFor = ({ earnPerYuan }: PointsRule, paidFen: number): number =>
  Math.floor(paidFen / FEN_A_YUAN) * earnPerYuan

/** Until when points are good that come at `now`. */
export const endOf = ({ lifeDays }: PointsRule, now: Date): EndOfDay<Date> => endOfDayAfter(now, lifeDays)

/** What of the points that an order earned stays when `keptFen` of `ofFen` stay paid: the same share, by whole points. */
export const keptOf = (earned: number, keptFen: number, ofFen: number): number =>
  ofFen === 0 ? 0 : Number((BigInt(earned) * BigInt(Math.min(keptFen, ofFen))) / BigInt(ofFen))

/**
 * How many points can be used on lines that cost `linesFen` after card price and coupon: what is there, what the rule's share
 * of the goods allows, and no line below nothing.
 */
export function offerOf(
  rule: PointsRule,
  balance: number,
  linesFen: readonly number[]
): Omit<SettlePoints, 'used'> {
  const goodsFen = linesFen.reduce((sum, fen) => sum + fen, 0)
  const share = Math.floor((goodsFen * rule.mostPercent) / 100 / rule.worthFen)
  const held = linesFen.reduce((sum, fen) => sum + Math.floor(fen / rule.worthFen), 0)
  const limit = Math.min(Math.max(balance, 0), share, held)
  const usable = limit < rule.leastPoints ? 0 : limit
  return {
    balance,
    usable,
    worthFen: usable * rule.worthFen,
    reason: usable > 0 ? null : whyNot(rule, balance, Math.min(share, held))
  }
}

function whyNot({ leastPoints, mostPercent }: PointsRule, balance: number, allowed: number): string {
  if (balance <= 0) return '暂无可用积分'
  if (balance < leastPoints) return `满 ${leastPoints} 积分可用，当前 ${balance} 积分`
  return allowed < leastPoints ? `积分最多抵商品金额的 ${mostPercent}%，本单金额较低，暂不可用` : '暂不可用'
}

/** Points that came, by when they end. */
export interface EarnedLot {
  readonly points: number
  readonly endsAt: EndOfDay<Date>
}

/** What is left of each lot: what ended soonest went first. */
export function lotsLeft(earned: readonly EarnedLot[], consumed: number): EarnedLot[] {
  let gone = Math.max(consumed, 0)
  return [...earned]
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
    .flatMap(({ points, endsAt }) => {
      const left = Math.max(points - gone, 0)
      gone = Math.max(gone - points, 0)
      return left > 0 ? [{ points: left, endsAt }] : []
    })
}

/** Lots that end on one day as one. */
export function lotViews(lots: readonly EarnedLot[]): PointsLot[] {
  const sums = new Map<EndOfDay, number>()
  for (const { points, endsAt } of lots) {
    const end = isoEnd(endsAt)
    sums.set(end, (sums.get(end) ?? 0) + points)
  }
  return [...sums].map(([endsAt, points]) => ({ points, endsAt }))
}
