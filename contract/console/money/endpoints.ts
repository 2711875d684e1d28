import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'finance'] as const
const DECIDING = ['owner', 'finance'] as const

/** Bills of the channel, refunds that hang, and the ledger. */
export const consoleMoneyEndpoints = {
  bills: { method: 'GET', path: '/console/api/money/bills', roles: READERS },
  billDifferences: { method: 'GET', path: '/console/api/money/bill-differences', roles: READERS },
  settleBillDifference: {
    method: 'POST',
    path: '/console/api/money/bill-differences/settle',
    roles: DECIDING,
    keyed: true,
    act: 'settleBillDifference'
  },
  hangingRefunds: { method: 'GET', path: '/console/api/money/hanging-refunds', roles: READERS },
  retryRefund: {
    method: 'POST',
    path: '/console/api/money/hanging-refunds/retry',
    roles: DECIDING,
    keyed: true,
    act: 'retryRefund'
  },
  settleRefund: {
    method: 'POST',
    path: '/console/api/money/hanging-refunds/settle',
    roles: DECIDING,
    keyed: true,
    act: 'settleRefund'
  },
  virtualMessages: { method: 'GET', path: '/console/api/money/virtual-messages', roles: READERS },
  orderLedger: {
    method: 'GET',
    path: '/console/api/money/ledger',
    roles: ['owner', 'manager', 'finance', 'service']
  }
} as const satisfies Record<string, ConsoleEndpoint>
