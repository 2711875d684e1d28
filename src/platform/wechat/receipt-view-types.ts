/** `none`: there is no such view here, or it knows nothing of the payment: ask in our own words. */
export type ReceiptAnswer = 'confirmed' | 'cancelled' | 'none'
