import type { Partner } from '../partner'

/** The special-offer film site. */
export const years = {
  calls: 'films',
  login: 'getYearsH5LoginUrl',
  site: { page: 'nndypPlacementUrl' },
  payPage: 'nndypPayRedirect'
} as const satisfies Partner
