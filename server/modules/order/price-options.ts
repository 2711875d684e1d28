import type { PayOption } from '@contract/types'
import { priceOf, type Item, type PointsTerms, type Price } from './pricing'

/** The discount of a usable coupon, fen, and the lines that it applies to. */
export interface CouponOff {
  readonly couponReceiveId: string
  readonly offFen: number
  readonly eligible: readonly boolean[]
}

/** One option to pay for the same goods: with a coupon or without, and the points usable with it. */
export interface PriceOption {
  /** null = none. */
  readonly couponReceiveId: string | null
  readonly points: PointsTerms | undefined
  readonly price: Price
}

/** The points usable on lines at these prices after card price and coupon; undefined = none. */
export type PointsFor = (linesFen: readonly number[]) => PointsTerms | undefined

/**
 * Every option to pay for `items`, cheapest first. A coupon leaves less for points to pay, sometimes less than the
 * minimum that may be used: so the largest coupon is not always the best, and each is priced completely. Among equal
 * ones, first the one with fewer points, then the one without a coupon, then in the order of `coupons`. Pure.
 */
export function priceOptions(
  items: readonly Item[],
  coupons: readonly CouponOff[],
  pointsFor: PointsFor
): [PriceOption, ...PriceOption[]] {
  const priced = (coupon: CouponOff | null): PriceOption => {
    const offFen = coupon?.offFen ?? 0
    const eligible = coupon ? { eligible: coupon.eligible } : {}
    const { lines } = priceOf(items, offFen, eligible)
    const points = pointsFor(lines.map(({ payFen }) => payFen))
    const price = priceOf(items, offFen, { ...eligible, points })
    return { couponReceiveId: coupon?.couponReceiveId ?? null, points, price }
  }
  const [first, ...rest] = [null, ...coupons]
    .map(priced)
    .sort((a, b) => a.price.payFen - b.price.payFen || pointsOf(a) - pointsOf(b))
  // the option without a coupon always exists
  return [first as PriceOption, ...rest]
}

const pointsOf = ({ points }: PriceOption): number => points?.points ?? 0

/** A payment option as the contract shows it. */
export function optionView({ couponReceiveId, price }: PriceOption, freightFen = 0): PayOption {
  const sumOf = (part: 'pointsOffFen' | 'cardOffFen') =>
    price.lines.reduce((sum, line) => sum + line[part], 0)
  const pointsOffFen = sumOf('pointsOffFen')
  const couponOffFen = price.discountFen - sumOf('cardOffFen') - pointsOffFen
  return { couponReceiveId, couponOffFen, pointsOffFen, payFen: price.payFen + freightFen }
}
