import { z } from 'zod'
import { fen, id } from '../common'
import { couponMeasured } from '../coupon/shapes'
import { settlePoints } from '../points/shapes'

/** One way to pay for the same goods: with a coupon, or with none. `payFen` with the freight, where there is one. */
export const payOption = z.object({
  couponReceiveId: id.nullable(),
  couponOffFen: fen,
  pointsOffFen: fen,
  payFen: fen
})

/** Why a purchase costs what it does: part of every answer that says what something would cost before it is ordered. */
export const priceExplained = z.object({
  /** The member's coupons measured against it, the best first, the others with why not. */
  coupons: z.array(couponMeasured),
  /** That the price is with; null = none. */
  couponReceiveId: id.nullable(),
  /** All ways to pay for it, the cheapest first: with each coupon that can be used, and with none. */
  options: z.array(payOption),
  /** What an active card would take off the goods; 0 where one does, or none of them has a card price. */
  cardOfferFen: fen,
  /** null where the member has none that could be spoken of. */
  points: settlePoints.nullable()
})
