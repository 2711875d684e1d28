/** What a commission is worth. Pure; money is whole fen, rates are parts of ten thousand. */
import type { OrderKind, ReferralRate } from '@contract/types'

const WHOLE = 10_000n

/** 林**: the first character of a name, whatever it is made of. */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`

/** A line of an order, and all that a rate can be for. */
export interface RatedLine {
  readonly kind: OrderKind
  readonly itemId: string
  /** Of goods of the mall: their product, its category and the one above that. */
  readonly productId: string | null
  readonly categoryIds: readonly string[]
}

/** What of a campaign decides on a rate. */
export interface CampaignRates {
  readonly basisPoints: number
  readonly rates: readonly ReferralRate[]
}

/** The rate of a line: that of its goods, else of its category, the nearest first, else of its kind, else the campaign's. */
export function rateOf({ basisPoints, rates }: CampaignRates, line: RatedLine): number {
  const own: readonly (readonly [ReferralRate['of'], string | null])[] = [
    [line.kind === 'sku' ? 'mallProduct' : (line.kind as ReferralRate['of']), line.productId ?? line.itemId],
    ...line.categoryIds.map((id) => ['mallCategory', id] as const),
    ['kind', line.kind]
  ]
  for (const [of, id] of own) {
    const rate = rates.find((one) => one.of === of && one.id === id)
    if (rate) return rate.basisPoints
  }
  return basisPoints
}

/** A line as its commission counts it. */
export interface CommissionLine {
  readonly lineNo: number
  readonly basisPoints: number
  readonly payFen: number
  readonly refundedFen: number
}

/** What a line's commission is: the rate of the money that stays paid, down to whole fen. */
const worthOf = ({ basisPoints, payFen, refundedFen }: CommissionLine): number =>
  Number((BigInt(payFen - refundedFen) * BigInt(basisPoints)) / WHOLE)

/** What an order's commission is, by its lines as they stand. */
export const commissionOf = (lines: readonly CommissionLine[]): number =>
  lines.reduce((sum, line) => sum + worthOf(line), 0)

/** Money of a line that goes back. */
export interface RefundedLine {
  readonly lineNo: number
  readonly amountFen: number
}

/** Lines after money of some of them went back; `all`: of all of them, all. Never more than was paid. */
export const afterRefund = (
  lines: readonly CommissionLine[],
  back: readonly RefundedLine[] | 'all'
): CommissionLine[] =>
  lines.map((line) => {
    const fen =
      back === 'all'
        ? line.payFen
        : back.reduce((sum, one) => sum + (one.lineNo === line.lineNo ? one.amountFen : 0), 0)
    return { ...line, refundedFen: Math.min(line.refundedFen + fen, line.payFen) }
  })
