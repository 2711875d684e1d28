/** Screen px per stylesheet px: identical here. */
export const screenPx = (length: number): number => length
