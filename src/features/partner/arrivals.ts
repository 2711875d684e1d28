import { partnerCodes, tableEntry } from '@contract/partner/codes'

const ARRIVALS: ReadonlySet<string> = new Set(
  partnerCodes.flatMap((code) => {
    const { payPage, discountPage } = tableEntry(code)
    return [payPage, discountPage].map((page) => `pages/${page ?? ''}/index`)
  })
)

/** Whether partners send their users back to this page, for paying (components/arrival.tsx). */
export const isArrival = (path: string): boolean => ARRIVALS.has(path)
