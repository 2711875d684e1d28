/** Payments of orders, and money that goes back. */

/** Takes an order back with its money, inside the caller’s transaction. */
export { refundFailedRecharges, refundOrder } from './refund-order'

/** What payments ask of whoever hands goods over. (`refundPart` of book-refund.ts joins this door with its first user.) */
export type { HandOver } from './dependencies'

/** For the composition root: orders are given it. */
export { paymentsOf } from './payments'
