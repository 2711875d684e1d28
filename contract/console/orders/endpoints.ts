import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'service', 'warehouse', 'finance'] as const

/** Those who have to do with receivers. */
const HANDLING = ['owner', 'manager', 'service', 'warehouse'] as const

const REFUNDING = ['owner', 'manager', 'finance'] as const

/** Orders as operators see them. */
export const consoleOrderEndpoints = {
  orders: { method: 'GET', path: '/console/api/orders', roles: READERS },
  // a phone number is in no address: looks by one are acts, and no GETs
  ordersByPhone: {
    method: 'POST',
    path: '/console/api/orders/by-phone',
    roles: READERS,
    act: 'ordersByPhone'
  },
  ordersOfReceiver: {
    method: 'POST',
    path: '/console/api/orders/receiver',
    roles: HANDLING,
    act: 'ordersOfReceiver'
  },
  orderDetail: { method: 'GET', path: '/console/api/orders/detail', roles: READERS },
  revealOrderPhones: {
    method: 'POST',
    path: '/console/api/orders/phones',
    roles: HANDLING,
    act: 'revealOrderPhones'
  },
  cancelOrder: {
    method: 'POST',
    path: '/console/api/orders/cancel',
    roles: ['owner', 'manager', 'service'],
    keyed: true,
    act: 'cancelOrder'
  },
  refundable: { method: 'GET', path: '/console/api/orders/refundable', roles: REFUNDING },
  refundOrder: {
    method: 'POST',
    path: '/console/api/orders/refund',
    roles: REFUNDING,
    keyed: true,
    act: 'refundOrder'
  },
  // its lines do not fit in an address; it changes nothing
  previewPieces: { method: 'POST', path: '/console/api/orders/refund/pieces/preview', roles: REFUNDING },
  refundPieces: {
    method: 'POST',
    path: '/console/api/orders/refund/pieces',
    roles: REFUNDING,
    keyed: true,
    act: 'refundPieces'
  }
} as const satisfies Record<string, ConsoleEndpoint>
