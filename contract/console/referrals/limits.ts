/** The longest reference of a payment to a member, letters. */
export const MAX_PAYOUT_MARK = 40

/** The most rows of a file of payments that are recorded by one call. */
export const MAX_PAYOUT_ROWS = 500
