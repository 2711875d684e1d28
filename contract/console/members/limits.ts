/** Most days that one compensation gives. */
export const MOST_DAYS = 90
