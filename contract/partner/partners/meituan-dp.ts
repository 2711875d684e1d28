import type { Partner } from '../partner'

/** Dianping. */
export const meituanDp = {
  calls: 'food',
  login: 'getMeituanDpUrl',
  jointLogin: 4,
  site: { page: 'mtPlacementPage', way: 'dp' },
  payPage: 'mtPayRedirect'
} as const satisfies Partner
