/** Rules of changes to the catalogue, as plain data: the app applies them as the server does, and has no zod. */

/** The most pieces that one change adds or takes. */
export const MAX_STOCK_CHANGE = 1_000_000
/** Letters of a banner's title; home has no room for more. */
export const MAX_BANNER_TITLE = 40
/** Banners of one channel. */
export const MAX_BANNERS = 30

/** A page of ours with its parameters, as in a link of the catalogue: `pages/cardDetail/index?cardId=main-year`. */
export const BANNER_LINK = /^\/?pages[\w-]*(?:\/[\w-]+)+(?:\?[\w.~%=&-]*)?$/

/** Whether a price changes by more than half: then it is asked about once more. Fen. */
export const isLargeChange = (beforeFen: number, afterFen: number): boolean =>
  Math.abs(afterFen - beforeFen) * 2 > beforeFen
