/** The longest reference of a payment to a member, letters. */
export const MAX_PAYOUT_MARK = 40
