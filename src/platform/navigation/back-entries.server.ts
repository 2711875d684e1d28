import type { ClearBackEntries, HoldBack } from './back-entries-types'

/** Nobody goes back while a page is drawn. */
export const holdBack: HoldBack = () => ({ release: () => undefined })

export const clearBackEntries: ClearBackEntries = () => undefined
