import type { ClearBackWay, HoldBack } from './back-way-types'

/** Nobody goes back while a page is drawn. */
export const holdBack: HoldBack = () => ({ release: () => undefined })

export const clearBackWay: ClearBackWay = () => undefined
