import type { ConsoleEndpoint } from '../endpoint'

const SEEING = ['owner', 'manager', 'service', 'warehouse'] as const
const PACKING = ['owner', 'manager', 'warehouse'] as const

/** Parcels by hand, where no warehouse of ours sends them. */
export const consoleShippingEndpoints = {
  toShip: {
    method: 'GET',
    path: '/console/api/shipping/waiting',
    roles: SEEING
  },
  carriers: { method: 'GET', path: '/console/api/shipping/carriers', roles: PACKING },
  shipParcel: {
    method: 'POST',
    path: '/console/api/shipping/ship',
    roles: PACKING,
    keyed: true,
    act: 'shipParcel'
  },
  giftsToShip: { method: 'GET', path: '/console/api/shipping/gifts', roles: SEEING },
  shipGift: {
    method: 'POST',
    path: '/console/api/shipping/ship-gift',
    roles: PACKING,
    keyed: true,
    act: 'shipGift'
  },
  exportToShip: {
    method: 'POST',
    path: '/console/api/shipping/export',
    roles: PACKING,
    act: 'exportToShip'
  },
  checkParcels: { method: 'POST', path: '/console/api/shipping/check', roles: PACKING },
  importParcels: {
    method: 'POST',
    path: '/console/api/shipping/import',
    roles: PACKING,
    keyed: true,
    act: 'shipParcel'
  }
} as const satisfies Record<string, ConsoleEndpoint>
