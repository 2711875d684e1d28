/** Members who bring friends: what friends' orders earn them. */

/** For payments: what a paid order earns who brought its buyer, and what of it goes with money that goes back. */
export { bookCommission, earningBy, reduceCommission, type MoneyBack } from './book'
export type { RefundedLine } from './model'

/** For members whose accounts are joined. */
export { joinCommissions } from './join'
