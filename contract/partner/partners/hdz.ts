import type { Partner } from '../partner'

/** The ordering partner. */
export const hdz = {
  calls: 'named',
  login: 'getLoginUrl',
  jointLogin: 1,
  site: { page: 'hdzqnxPlacementUrl', way: 'hdz' },
  payPage: 'hdzpayment'
} as const satisfies Partner
