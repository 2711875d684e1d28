/**
 * Deadlines promised by after-sale, in days, each in one place: the server counts them, the pages and the rule texts print them. A channel's
 * catalogue may say others of its own for the last three.
 */

/** An unused card or plate is refunded in full within this many days of its purchase. */
export const FULL_REFUND_DAYS = 7
/** Staff answer a request within this many days. Silence decides nothing. */
export const STAFF_DAYS = 2
/** Goods are sent back within this many days, or the request is closed. */
export const SEND_BACK_DAYS = 7
/** Staff check goods within this many days of their being sent back. */
export const CHECK_RETURN_DAYS = 10
