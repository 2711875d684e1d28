/** Results are of this many responses at most, the latest ones. */
export const MAX_COUNTED_RESPONSES = 50_000
