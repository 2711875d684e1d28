/** Days that after-sale promises, each in one place: the server counts them, the pages and the rule texts print them. */

/** A card, or a plate, of which nothing was taken goes back whole within so many days of its purchase. */
export const FULL_REFUND_DAYS = 7
/** Staff answer a request within so many days. Silence decides nothing. */
export const STAFF_DAYS = 2
/** Goods are sent back within so many days, or the request is closed. */
export const SEND_BACK_DAYS = 7
/** Staff check goods within so many days of their being sent back. */
export const CHECK_RETURN_DAYS = 10
