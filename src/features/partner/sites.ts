import { partnerCodes, tableEntry, type PartnerWith } from '@contract/partner/codes'
import type { Partner } from '@contract/partner/partner'
import type { PartnerCode } from '@contract/types'

/** Our pages that show partners' sites. */
export type SitePage = NonNullable<Partner['site']>['page']

/** Our page of a partner's site; null where there is none, and for a partner that came after this build. */
export const siteOf = (partner: PartnerCode): Partner['site'] =>
  (tableEntry(partner) as Partner | undefined)?.site ?? null

/** The partner that a page shows by its `way`: whose way it is, or without one the partner that has none. */
export function partnerAt<Page extends SitePage>(page: Page, way: string | undefined) {
  const here = partnerCodes.filter(
    (code): code is PartnerWith<'site', { readonly page: Page }> => siteOf(code)?.page === page
  )
  const found = here.find((code) => siteOf(code)?.way === way) ?? here.find((code) => !siteOf(code)?.way)
  if (!found) throw new Error(`No partner's site is on ${page}`)
  return found
}
