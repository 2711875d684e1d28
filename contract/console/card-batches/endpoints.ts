import type { ConsoleEndpoint } from '../endpoint'

const READING = ['owner', 'manager', 'finance'] as const
const MAKING = ['owner', 'manager'] as const

/** Printed cards, made in batches. */
export const consoleCardBatchEndpoints = {
  cardBatches: { method: 'GET', path: '/console/api/card-batches', roles: READING },
  cardBatch: { method: 'GET', path: '/console/api/card-batches/detail', roles: READING },
  cardBatchMembers: { method: 'GET', path: '/console/api/card-batches/members', roles: READING },
  printableCards: { method: 'GET', path: '/console/api/card-batches/cards', roles: MAKING },
  makeCardBatch: {
    method: 'POST',
    path: '/console/api/card-batches/make',
    roles: MAKING,
    keyed: true,
    act: 'makeCardBatch'
  },
  voidCardBatch: {
    method: 'POST',
    path: '/console/api/card-batches/void',
    roles: MAKING,
    keyed: true,
    act: 'voidCardBatch'
  }
} as const satisfies Record<string, ConsoleEndpoint>
