import type { Partner } from '../partner'

/** Hotels and travel. */
export const qnx = {
  calls: 'named',
  login: 'getQnxLoginUrl',
  jointLogin: 3,
  site: { page: 'hdzqnxPlacementUrl' },
  payPage: 'hdzqnxPayRedirect'
} as const satisfies Partner
