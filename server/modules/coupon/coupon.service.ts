/** Coupons in the hands of members. */

/** A coupon of a member. */
export { findHeld } from './held-repository'

/** What a coupon takes off a purchase. Pure; fen. */
export { couponWorth, couponWorthOf } from './model'
