import type { Endpoint } from '../endpoint'

/** Coupons (rule call.all). */
export const couponEndpoints = {
  receiveCoupon: { method: 'POST', path: 'coupon/receive', access: 'member', keyed: true },
  getCouponList: { method: 'POST', path: 'coupon/getCouponList', access: 'public' },
  getMyCouponsList: { method: 'POST', path: 'coupon/getMyCouponsList', access: 'member' },
  listMyCoupons: {
    method: 'POST',
    path: 'proxy/unionbuy-member/coupon/listMyCoupons',
    access: 'member',
    inQuery: true
  },
  getMyCouponsDetails: {
    method: 'GET',
    path: '/unionbuy-member/coupon/getMyCouponsDetails',
    access: 'member'
  },
  getCardCouponList: { method: 'GET', path: 'coupon/getCardCouponList', access: 'member' },
  getClaimableCoupons: {
    method: 'GET',
    path: 'coupon/getClaimableCoupons',
    access: 'member',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
