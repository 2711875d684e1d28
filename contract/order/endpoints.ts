import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Orders (rule call.all). Money is decided by the server alone. */
export const orderEndpoints = {
  previewOrder: {
    method: 'POST',
    path: 'order/previewOrder',
    access: 'member',
    extension: true,
    providesTags: ['offer', 'card', 'profile']
  },
  createOrder: {
    method: 'POST',
    path: 'order/createOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order', 'coupon']
  },
  createCardOrder: {
    method: 'POST',
    path: 'order/createCardOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order', 'coupon']
  },
  createPlateOrderV2: {
    method: 'POST',
    path: 'order/createPlateOrderV2',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order', 'coupon']
  },
  createProductOrder: {
    method: 'POST',
    path: 'order/createProductOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: ['order', 'coupon']
  },
  payOrder: {
    method: 'POST',
    path: 'order/payOrder',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  getPayState: { method: 'GET', path: 'order/getPayState', access: 'member', extension: true },
  orderList: { method: 'POST', path: 'order/orderList', access: 'member', providesTags: ['order'] },
  orderDetail: {
    method: 'POST',
    path: 'liFeng/order/orderDetail',
    access: 'member',
    providesTags: ['order']
  },
  cancelOrder: {
    method: 'GET',
    path: 'order/cancelOrder',
    access: 'member',
    invalidatesTags: ['order', 'coupon', 'points']
  },
  deleteOrder: {
    method: 'POST',
    path: 'order/delete',
    access: 'member',
    inQuery: true,
    invalidatesTags: ['order']
  },
  restoreOrder: {
    method: 'POST',
    path: 'order/restore',
    access: 'member',
    extension: true,
    invalidatesTags: ['order']
  }
} as const satisfies Record<string, Endpoint>
