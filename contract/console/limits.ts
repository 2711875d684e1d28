/** Limits of the console's figures, as plain data: the app shows them, and has no zod. */

/** The longest period of one report, days. */
export const MAX_REPORT_DAYS = 366
/** The longest period of a funnel, days: it reads the views of each of them. */
export const MAX_FUNNEL_DAYS = 31
/** The most rows of one report: those with most money. */
export const MAX_REPORT_ROWS = 1000
/** Nothing that waits is counted further. */
export const MAX_COUNTED = 10_000

/** The most cards of one batch. */
export const MAX_BATCH_CARDS = 20_000

/** The most orders of one export for packing. */
export const MAX_EXPORTED_ORDERS = 1000
/** The most rows of a file with numbers of parcels. */
export const MAX_IMPORTED_ROWS = 500
/** What numbers of parcels look like, without blanks and in capitals. */
export const TRACKING_NO = /^[A-Z0-9-]{6,30}$/
