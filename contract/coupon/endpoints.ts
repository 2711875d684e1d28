import type { Endpoint } from '../endpoint'

/** Coupons (rule call.all). */
export const couponEndpoints = {
  receiveCoupon: {
    method: 'POST',
    path: 'coupon/receive',
    access: 'member',
    keyed: true,
    touches: ['couponOffer', 'coupon']
  },
  getCouponList: { method: 'POST', path: 'coupon/getCouponList', access: 'public', tells: ['couponOffer'] },
  getMyCouponsList: { method: 'POST', path: 'coupon/getMyCouponsList', access: 'member', tells: ['coupon'] },
  listMyCoupons: {
    method: 'POST',
    path: 'proxy/unionbuy-member/coupon/listMyCoupons',
    access: 'member',
    inQuery: true,
    tells: ['coupon']
  },
  getMyCouponsDetails: {
    method: 'GET',
    path: '/unionbuy-member/coupon/getMyCouponsDetails',
    access: 'member',
    tells: ['coupon']
  },
  getCardCouponList: { method: 'GET', path: 'coupon/getCardCouponList', access: 'member', tells: ['coupon'] },
  getClaimableCoupons: {
    method: 'GET',
    path: 'coupon/getClaimableCoupons',
    access: 'member',
    extension: true,
    tells: ['couponOffer', 'coupon']
  }
} as const satisfies Record<string, Endpoint>
