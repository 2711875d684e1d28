import type { Partner } from '../partner'

export const meituan = {
  calls: 'food',
  login: 'getMeituanUrl',
  jointLogin: 2,
  site: { page: 'mtPlacementPage' },
  payPage: 'mtPayRedirect'
} as const satisfies Partner
