import type { Endpoint } from '../endpoint'

/** Coupons (rule call.all). */
export const couponEndpoints = {
  receiveCoupon: {
    method: 'POST',
    path: 'coupon/receive',
    access: 'member',
    keyed: true,
    invalidatesTags: ['couponOffer', 'coupon']
  },
  getCouponList: {
    method: 'POST',
    path: 'coupon/getCouponList',
    access: 'public',
    providesTags: ['couponOffer']
  },
  getMyCouponsList: {
    method: 'POST',
    path: 'coupon/getMyCouponsList',
    access: 'member',
    providesTags: ['coupon']
  },
  listMyCoupons: {
    method: 'POST',
    path: 'proxy/unionbuy-member/coupon/listMyCoupons',
    access: 'member',
    inQuery: true,
    providesTags: ['coupon']
  },
  getMyCouponsDetails: {
    method: 'GET',
    path: '/unionbuy-member/coupon/getMyCouponsDetails',
    access: 'member',
    providesTags: ['coupon']
  },
  getCardCouponList: {
    method: 'GET',
    path: 'coupon/getCardCouponList',
    access: 'member',
    providesTags: ['coupon']
  },
  getClaimableCoupons: {
    method: 'GET',
    path: 'coupon/getClaimableCoupons',
    access: 'member',
    extension: true,
    providesTags: ['couponOffer', 'coupon']
  }
} as const satisfies Record<string, Endpoint>
