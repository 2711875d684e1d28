import type { ConsoleEndpoint } from '../endpoint'

const PACKING = ['owner', 'manager', 'warehouse'] as const

/** Parcels by hand, where no warehouse of ours sends them. */
export const consoleShippingEndpoints = {
  toShip: {
    method: 'GET',
    path: '/console/api/shipping/waiting',
    roles: ['owner', 'manager', 'service', 'warehouse']
  },
  carriers: { method: 'GET', path: '/console/api/shipping/carriers', roles: PACKING },
  shipParcel: {
    method: 'POST',
    path: '/console/api/shipping/ship',
    roles: PACKING,
    keyed: true,
    act: 'shipParcel'
  }
} as const satisfies Record<string, ConsoleEndpoint>
