import type { Partner } from '../partner'

/** The discount-ordering partner. */
export const haiwei = {
  calls: 'discount',
  login: 'haiweiProductCouponSkip',
  site: null,
  payPage: 'payment',
  discountPage: 'discountOrderingPay'
} as const satisfies Partner
