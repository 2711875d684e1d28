/** The amount of a commission. Pure; money is whole fen, rates are parts of ten thousand. */
import type { OrderKind, ReferralRate } from '@contract/types'

const WHOLE = 10_000n

/** 林**: the first character of a name, in any script. */
export const maskName = (name: string) => `${[...name][0] ?? ''}**`

/** An order line, and everything that a rate can apply to. */
export interface RatedLine {
  readonly kind: OrderKind
  readonly itemId: string
  /** For goods of the mall: their product, its category and the parent category. */
  readonly productId: string | null
  readonly categoryIds: readonly string[]
}

/** The fields of a campaign that determine a rate. */
export interface CampaignRates {
  readonly basisPoints: number
  readonly rates: readonly ReferralRate[]
}

/** The rate of a line: that of its goods, else of its nearest category, else of its kind, else the campaign's. */
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

/** A line as used for its commission. */
export interface CommissionLine {
  readonly lineNo: number
  readonly basisPoints: number
  readonly payFen: number
  readonly refundedFen: number
}

/** A line's commission: the rate of the money that stays paid, rounded down to whole fen. */
const worthOf = ({ basisPoints, payFen, refundedFen }: CommissionLine): number =>
  Number((BigInt(payFen - refundedFen) * BigInt(basisPoints)) / WHOLE)

/** An order's commission, from the current state of its lines. */
export const commissionOf = (lines: readonly CommissionLine[]): number =>
  lines.reduce((sum, line) => sum + worthOf(line), 0)

/** The refunded money of a line. */
export interface RefundedLine {
  readonly lineNo: number
  readonly amountFen: number
}

/** Lines after a refund of some of them; `all`: everything on all of them. Never more than was paid. */
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
