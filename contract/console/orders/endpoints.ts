import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'service', 'warehouse', 'finance'] as const

/** Orders as operators see them. */
export const consoleOrderEndpoints = {
  orders: { method: 'GET', path: '/console/api/orders', roles: READERS },
  orderDetail: { method: 'GET', path: '/console/api/orders/detail', roles: READERS },
  revealOrderPhones: {
    method: 'POST',
    path: '/console/api/orders/phones',
    roles: ['owner', 'manager', 'service', 'warehouse'],
    act: 'revealOrderPhones'
  }
} as const satisfies Record<string, ConsoleEndpoint>
