/** Privileges that members take or buy. */

/** Hands over bought goods, inside the caller’s transaction. */
export { issueForOrder } from './issue'

/** Sends the recharges among them, after it. */
export { deliverRecharges } from './recharge'
