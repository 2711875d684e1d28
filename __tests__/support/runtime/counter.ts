let count = 0

/** How often it was called in this test file. */
export const counted = (): number => (count += 1)
