/** Goods and money that go back after paying. */

/** For the composition root: payments tell it that money is back. */
export { afterSaleRefundDone, afterSaleRefundFailed } from './progress'
export { takeBackRest } from './take-back-rest'
export { requestTicketReview, settleTickets, weighTickets } from './tickets'

/** For the composition root: whether money of orders may be asked back. */
export { afterSaleActions } from './actions'

/** What a merchant does to requests, and reads of them. */
export { approve, receive, refuse } from './decide'
export { newestAfterSales, type AfterSaleView } from './read-repository'
