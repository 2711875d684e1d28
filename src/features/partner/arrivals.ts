import { partnerCodes, tableEntry } from '@contract/partner/codes'
import type { PartnerCode } from '@contract/types'

/** The pages, by path, to which a partner sends its users back for paying (components/arrival.tsx). */
export function arrivalsOf(code: PartnerCode): readonly string[] {
  const { payPage, discountPage } = tableEntry(code)
  return [payPage, ...(discountPage ? [discountPage] : [])].map((page) => `pages/${page}/index`)
}

/** Whether some partner sends its users back to this page. */
export const isArrival = (path: string): boolean =>
  partnerCodes.some((code) => arrivalsOf(code).includes(path))
