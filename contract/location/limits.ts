/** Stores are counted up to this number: one that says so stands for as many or more. */
export const MAX_STORES_COUNTED = 500
