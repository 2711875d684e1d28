import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'service', 'warehouse', 'finance'] as const

const CHANGING = ['owner', 'manager'] as const

/** What is sold: all may read it; price, stock, sale and banners are changed at once, everything else by files. */
export const consoleCatalogueEndpoints = {
  catalogue: { method: 'GET', path: '/console/api/catalogue', roles: READERS },
  catalogueEntry: { method: 'GET', path: '/console/api/catalogue/entry', roles: READERS },
  homeBanners: { method: 'GET', path: '/console/api/catalogue/banners', roles: READERS },
  setPrices: {
    method: 'POST',
    path: '/console/api/catalogue/prices',
    roles: CHANGING,
    keyed: true,
    act: 'setPrices'
  },
  changeStock: {
    method: 'POST',
    path: '/console/api/catalogue/stock',
    roles: CHANGING,
    keyed: true,
    act: 'changeStock'
  },
  setOnSale: {
    method: 'POST',
    path: '/console/api/catalogue/sale',
    roles: CHANGING,
    keyed: true,
    act: 'setOnSale'
  },
  setBanners: {
    method: 'POST',
    path: '/console/api/catalogue/banners/set',
    roles: CHANGING,
    keyed: true,
    act: 'setBanners'
  }
} as const satisfies Record<string, ConsoleEndpoint>
