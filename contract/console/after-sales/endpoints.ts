import type { ConsoleEndpoint } from '../endpoint'

const DECIDING = ['owner', 'manager', 'service'] as const

/** Requests of refunds and returns, which staff decide. */
export const consoleAfterSaleEndpoints = {
  afterSales: {
    method: 'GET',
    path: '/console/api/after-sales',
    roles: ['owner', 'manager', 'service', 'warehouse', 'finance']
  },
  approveAfterSale: {
    method: 'POST',
    path: '/console/api/after-sales/approve',
    roles: DECIDING,
    keyed: true,
    act: 'approveAfterSale'
  },
  refuseAfterSale: {
    method: 'POST',
    path: '/console/api/after-sales/refuse',
    roles: DECIDING,
    keyed: true,
    act: 'refuseAfterSale'
  },
  receiveAfterSale: {
    method: 'POST',
    path: '/console/api/after-sales/receive',
    roles: [...DECIDING, 'warehouse'],
    keyed: true,
    act: 'receiveAfterSale'
  }
} as const satisfies Record<string, ConsoleEndpoint>
