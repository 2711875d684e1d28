import type { ClearBackEntries, HoldBack } from './back-entries-types'

/** There is no going back during server rendering. */
export const holdBack: HoldBack = () => ({ release: () => undefined })

export const clearBackEntries: ClearBackEntries = () => undefined
