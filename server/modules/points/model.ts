/** The value of points, their end, and their share in refunds. Pure; points and fen are whole numbers. */
import type { EndOfDay } from '@contract/time'
import { endOfDayAfter } from '../../lib/ends'
import { isoEnd } from '../../lib/iso'
import type { PointsLot, PointsRule, SettlePoints } from '@contract/types'

const FEN_A_YUAN = 100

/** Points for a payment: for each whole yuan. */
export const earnedFor = ({ earnPerYuan }: PointsRule, paidFen: number): number =>
  Math.floor(paidFen / FEN_A_YUAN) * earnPerYuan

/** Until when points credited at `now` are valid. */
export const endOf = ({ lifeDays }: PointsRule, now: Date): EndOfDay<Date> => endOfDayAfter(now, lifeDays)

/** How many of an order's earned points remain if `keptFen` of `ofFen` remain paid: the same share, in whole points. */
export const remainingPointsOf = (earned: number, keptFen: number, ofFen: number): number =>
  ofFen === 0 ? 0 : Number((BigInt(earned) * BigInt(Math.min(keptFen, ofFen))) / BigInt(ofFen))

/**
 * How many points can be used on lines that cost `linesFen` after card price and coupon: limited by the balance and
 * the rule's share of the goods, with no line below zero.
 */
export function offerOf(
  rule: PointsRule,
  balance: number,
  linesFen: readonly number[]
): Omit<SettlePoints, 'used'> {
  const goodsFen = linesFen.reduce((sum, fen) => sum + fen, 0)
  const share = Math.floor((goodsFen * rule.mostPercent) / 100 / rule.worthFen)
  const held = linesFen.reduce((sum, fen) => sum + Math.floor(fen / rule.worthFen), 0)
  const limit = Math.min(balance, share, held)
  const usable = limit < rule.leastPoints ? 0 : limit
  return {
    balance,
    usable,
    worthFen: usable * rule.worthFen,
    reason: usable > 0 ? null : whyNot(rule, balance)
  }
}

function whyNot({ leastPoints, mostPercent }: PointsRule, balance: number): string {
  if (balance <= 0) return '暂无可用积分'
  if (balance < leastPoints) return `满 ${leastPoints} 积分可用，当前 ${balance} 积分`
  return `积分最多抵商品金额的 ${mostPercent}%，本单金额较低，暂不可用`
}

/** Earned points, by their end. */
export interface EarnedLot {
  readonly points: number
  readonly endsAt: EndOfDay<Date>
}

/** What is left of each lot: the earliest to expire are spent first. */
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

/** Combines lots that end on the same day. */
export function lotViews(lots: readonly EarnedLot[]): PointsLot[] {
  const sums = new Map<EndOfDay, number>()
  for (const { points, endsAt } of lots) {
    const end = isoEnd(endsAt)
    sums.set(end, (sums.get(end) ?? 0) + points)
  }
  return [...sums].map(([endsAt, points]) => ({ points, endsAt }))
}
