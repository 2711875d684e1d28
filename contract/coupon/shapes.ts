import { z } from 'zod'
import { endOfDay, fen, id, moment, text } from '../common'
import { goodsKind } from '../order/shapes'

/** How a coupon reduces the price: `full_cut` an amount from a threshold on, `discount` a percentage, `fixed` an amount. */
const couponRule = {
  rule: z.enum(['full_cut', 'discount', 'fixed']),
  /** Spend at least this, fen; 0 = no threshold. */
  thresholdFen: fen,
  /** Amount deducted by full_cut and fixed, fen. */
  amountFen: fen,
  /** What remains to pay by discount, in percent (85 = 8.5 折). */
  percent: z.int().min(1).max(100),
  /** Largest deduction of a discount, fen; 0 = no limit. */
  maxOffFen: fen,
  scope: z.enum(['all', ...goodsKind.options]),
  name: text(30),
  ruleText: text(60)
}

/** A coupon that can be claimed. */
export const couponOffer = z.object({
  couponId: id,
  ...couponRule,
  state: z.enum(['claimable', 'claimed', 'sold_out', 'ended']),
  /** Share already claimed, percent. */
  claimedPercent: z.int(),
  endsAt: endOfDay
})

/** A coupon that a member holds. `locked` = held by an unpaid order. */
export const myCoupon = z.object({
  couponReceiveId: id,
  couponId: id,
  ...couponRule,
  state: z.enum(['usable', 'locked', 'used', 'expired']),
  receivedAt: moment,
  startsAt: moment,
  expiresAt: endOfDay,
  usedAt: moment.nullable(),
  orderNo: text(20).nullable()
})

/** A coupon that the member could claim, and what it would deduct from a purchase. */
export const couponClaimable = z.object({ coupon: couponOffer, offFen: fen })

/** A coupon of the member checked against a purchase: what it deducts, or why it cannot be used. */
export const couponMeasured = z.object({
  coupon: myCoupon,
  usable: z.boolean(),
  offFen: fen,
  reason: text(40).nullable()
})
