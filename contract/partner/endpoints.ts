import type { Endpoint } from '../endpoint'

/** Partners: links to their sites, their orders that are paid with us, and the return (rule call.all). */
export const partnerEndpoints = {
  getLoginUrl: { method: 'GET', path: 'api/getLoginUrl', access: 'member' },
  getQnxLoginUrl: { method: 'GET', path: 'api/getQnxLoginUrl', access: 'member' },
  getMeituanUrl: { method: 'GET', path: 'meituan/getMeituanUrl', access: 'member' },
  getMeituanDpUrl: { method: 'GET', path: 'meituan/getMeituanDpUrl', access: 'member' },
  getYearsH5LoginUrl: { method: 'GET', path: 'yearsH5/getYearsH5LoginUrl', access: 'member' },
  hdzCreateOrder: {
    method: 'POST',
    path: 'hdz/createOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order']
  },
  hdzGetUrlByOrderNo: {
    method: 'POST',
    path: 'hdz/getUrlByOrderNo',
    access: 'member',
    providesTags: ['partnerOrder']
  },
  yearsCreateOrder: {
    method: 'POST',
    path: 'yearsH5/createOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order']
  },
  getYearsOrder: {
    method: 'GET',
    path: 'yearsH5/getOrderDeatilByOrderNo',
    access: 'member',
    providesTags: ['partnerOrder']
  },
  meituanGetByOrderNo: {
    method: 'POST',
    path: 'meituan/getByOrderNo',
    access: 'member',
    providesTags: ['partnerOrder']
  },
  createMeituanOrder: {
    method: 'POST',
    path: 'meituan/createMeituanOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order']
  },
  haiweiGetOrderDetails: {
    method: 'POST',
    path: 'haiwei/getOrderDetails',
    access: 'member',
    providesTags: ['partnerOrder']
  },
  haiweiPayOrder: {
    method: 'POST',
    path: 'haiwei/payOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order']
  },
  haiweiGetProductInfo: {
    method: 'POST',
    path: 'haiwei/getProductInfo',
    access: 'public',
    providesTags: ['offer']
  },
  haiweiProductCouponSkip: { method: 'POST', path: 'haiwei/productCouponSkip', access: 'member' },
  getPartnerReturn: {
    method: 'GET',
    path: 'partner/getPartnerReturn',
    access: 'member',
    extension: true
  },
  listFilms: { method: 'GET', path: 'film/listFilms', access: 'public', extension: true },
  jdVerifyCodeSign: { method: 'POST', path: 'jd/verifyCodeSign', access: 'public' },
  sendJDShortMessage: { method: 'POST', path: 'jd/sendJDShortMessage', access: 'member' }
} as const satisfies Record<string, Endpoint>
