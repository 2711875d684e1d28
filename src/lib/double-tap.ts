/** The second half of a double tap arrives within this time, intended for what was there before (ms). */
export const SETTLE_MS = 500
