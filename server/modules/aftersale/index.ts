/** Refunds and returns after payment. */

/** For the composition root: payments report completed refunds here. */
export { afterSaleRefundDone, afterSaleRefundFailed } from './progress'
export { revokeRest } from './take-back-rest'
export { usageOf } from './usage'
export { requestTicketReview, settleTickets, weighTickets } from './tickets'

/** For the composition root: whether refunds of orders can be requested. */
export { afterSaleActions } from './actions'

/** The merchant's actions on requests, and reads of them. */
export { approve, receive, refuse } from './decide'
export { newestAfterSales, type AfterSaleView } from './read-repository'

/** Requests of all members, and what staff decide about one. */
export { decideAfterSale, operatorAfterSales, type Decision } from './operator'

/** Refunds of pieces that staff decide. */
export { refundPieces } from './staff-pieces'
export { previewPieces } from './staff-preview'
