import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Orders (rule call.all). Money is decided by the server alone. */
export const orderEndpoints = {
  previewOrder: {
    method: 'POST',
    path: 'order/previewOrder',
    access: 'member',
    extension: true,
    tells: ['offer', 'card', 'profile']
  },
  createOrder: {
    method: 'POST',
    path: 'order/createOrder',
    access: 'member',
    keyed: true,
    touches: ['order', 'coupon']
  },
  createCardOrder: {
    method: 'POST',
    path: 'order/createCardOrder',
    access: 'member',
    keyed: true,
    touches: ['order', 'coupon']
  },
  createPlateOrderV2: {
    method: 'POST',
    path: 'order/createPlateOrderV2',
    access: 'member',
    keyed: true,
    touches: ['order', 'coupon']
  },
  createProductOrder: {
    method: 'POST',
    path: 'order/createProductOrder',
    access: 'member',
    keyed: true,
    touches: ['order', 'coupon']
  },
  payOrder: { method: 'POST', path: 'order/payOrder', access: 'member', keyed: true, touches: RIGHTS },
  getPayState: { method: 'GET', path: 'order/getPayState', access: 'member', extension: true },
  orderList: { method: 'POST', path: 'order/orderList', access: 'member', tells: ['order'] },
  orderDetail: { method: 'POST', path: 'liFeng/order/orderDetail', access: 'member', tells: ['order'] },
  cancelOrder: {
    method: 'GET',
    path: 'order/cancelOrder',
    access: 'member',
    touches: ['order', 'coupon', 'points']
  },
  deleteOrder: { method: 'POST', path: 'order/delete', access: 'member', inQuery: true, touches: ['order'] }
} as const satisfies Record<string, Endpoint>
