/** Coupons in the hands of members. */

/** Coupons of a member against what they want to buy. */
export { rankClaimable, rankCoupons, type MeasuredCoupon } from './suggest'

/** Gives one, inside the caller’s transaction. */
export { giveCoupon } from './give'

/** A coupon of a member. */
export { findHeld } from './held-repository'

/** A coupon into a member's hands, once for a request key. */
export { receiveCoupon } from './claim'

/** What a coupon takes off a purchase. Pure; fen. */
export { couponWorth, couponWorthOf } from './model'
