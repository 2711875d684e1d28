/** Coupons that members hold. */

/** A member's coupons compared with what they want to buy. */
export {
  couponsAtHand,
  missedCoupons,
  rankHeld,
  rankOffers,
  type CouponsAtHand,
  type MeasuredCoupon,
  type MeasuredOffer
} from './suggest'

/** Gives one, inside the caller’s transaction. */
export { grantCoupon } from './give'

/** A coupon of a member. */
export { findHeld } from './held-repository'

/** Claims a coupon for a member, once per request key. */
export { receiveCoupon } from './claim'

/** The discount of a coupon on a purchase. Pure; fen. */
export { couponWorth, couponWorthOf } from './model'
