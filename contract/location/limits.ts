/** Stores are counted up to this number: one that says so stands for as many or more. */
export const MOST_STORES_COUNTED = 10_000
