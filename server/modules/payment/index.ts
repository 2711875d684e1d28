/** Payments of orders, and money that goes back. */

/** Takes an order back with its money, inside the caller’s transaction. */
export { refundFailedRecharges, refundOrder } from './refund-order'

/** Books a part of what was paid to go back, once for a key; whoever it is for is told when it has. */
export { refundPartially } from './book-refund'

/** What of an order's money stays. */
export { retainedOfOrder } from './book-refund-repository'

/** What payments ask of whoever hands goods over, and tell whoever gives money back. */
export { toOwners, type DoneRefund, type HandOver } from './dependencies'

/** For the composition root: orders are given it. */
export { paymentsOf } from './payments'
