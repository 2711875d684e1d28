import { z } from 'zod'
import { fen, id, text } from '../common'
import { couponMeasured } from '../coupon/shapes'
import { settlePoints } from '../points/shapes'

/** One way to pay for the same goods: with or without a coupon and points. `payFen` includes the freight, if any. */
export const payOption = z.object({
  /** null = no coupon that the member holds. */
  couponReceiveId: id.nullable(),
  /** A coupon that has to be claimed first; null = none. */
  claimCouponId: id.nullable(),
  /** What the coupon is called; null = none. */
  couponName: text(30).nullable(),
  usesPoints: z.boolean(),
  couponOffFen: fen,
  pointsOffFen: fen,
  payFen: fen
})

/** How a price is made up: part of every response that states a price before an order exists. */
export const priceExplained = z.object({
  /** The member's coupons checked against it: best first, then the unusable ones with the reason. */
  coupons: z.array(couponMeasured),
  /** The coupon included in the price; null = none. */
  couponReceiveId: id.nullable(),
  /** All ways to pay for it, cheapest first: with each coupon that is usable or can be claimed, with points, and without. */
  options: z.array(payOption),
  /** What an active card would deduct; 0 if the caller has one, or none of the goods has a card price. */
  cardOfferFen: fen,
  /** null if the member has no points worth mentioning. */
  points: settlePoints.nullable()
})
