import type { Endpoint } from '../endpoint'

/** Orders (rule call.all). Money is decided by the server alone. */
export const orderEndpoints = {
  previewOrder: { method: 'POST', path: 'order/previewOrder', access: 'member', extension: true },
  createOrder: { method: 'POST', path: 'order/createOrder', access: 'member', keyed: true },
  createCardOrder: { method: 'POST', path: 'order/createCardOrder', access: 'member', keyed: true },
  createPlateOrderV2: { method: 'POST', path: 'order/createPlateOrderV2', access: 'member', keyed: true },
  createProductOrder: { method: 'POST', path: 'order/createProductOrder', access: 'member', keyed: true },
  payOrder: { method: 'POST', path: 'order/payOrder', access: 'member', keyed: true },
  getPayState: { method: 'GET', path: 'order/getPayState', access: 'member', extension: true },
  orderList: { method: 'POST', path: 'order/orderList', access: 'member' },
  orderDetail: { method: 'POST', path: 'liFeng/order/orderDetail', access: 'member' },
  cancelOrder: { method: 'GET', path: 'order/cancelOrder', access: 'member' },
  deleteOrder: { method: 'POST', path: 'order/delete', access: 'member', inQuery: true }
} as const satisfies Record<string, Endpoint>
