/** How many px of the screen a length of the stylesheets takes: here they are the same. */
export const screenPx = (length: number): number => length
