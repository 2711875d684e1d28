/** The second half of a double tap comes within this time, meant for what stood there before (ms). */
export const SETTLE_MS = 500
