/** Most days that one compensation gives. */
export const MAX_DAYS = 90
