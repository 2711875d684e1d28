import type { PriceExplained } from '@contract/types'

/** Paying this much without coupon and points, fen. */
export const plainOption = (payFen: number): PriceExplained['options'][number] => ({
  couponReceiveId: null,
  claimCouponId: null,
  couponName: null,
  usesPoints: false,
  couponOffFen: 0,
  pointsOffFen: 0,
  payFen
})
