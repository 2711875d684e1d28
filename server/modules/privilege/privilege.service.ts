/** Privileges that members take or buy. */

/** Hands over bought goods, inside the caller’s transaction. */
export { issueForOrder } from './issue'

/** What an order of a member handed over. */
export { recordsOfOrder } from './record-repository'

/** Sends the recharges among them, after it. */
export { deliverRecharges } from './recharge'
