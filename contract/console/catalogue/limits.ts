/** Rules of changes to the catalogue, as plain data: the app applies them as the server does, and has no zod. */

/** The most pieces that one change adds or takes. */
export const MAX_STOCK_CHANGE = 1_000_000
/** Letters of a banner's title; home has no room for more. */
export const MAX_BANNER_TITLE = 40
/** Banners of one channel. */
export const MAX_BANNERS = 30

/** A page of ours with its parameters, as in a link of the catalogue: `pages/cardDetail/index?cardId=main-year`. */
export const BANNER_LINK = /^\/?pages[\w-]*(?:\/[\w-]+)+(?:\?[\w.~%=&-]*)?$/

/** A price that changes by more than this is asked about once more. */
export const LARGE_CHANGE_PERCENT = 50

/** Whether it does. Fen. */
export const isLargeChange = (beforeFen: number, afterFen: number): boolean =>
  Math.abs(afterFen - beforeFen) * 100 > beforeFen * LARGE_CHANGE_PERCENT
