/** Privileges that members take or buy. */

/** Hands over bought goods, inside the caller’s transaction. */
export { issueForOrder } from './issue'

/** Hands over what was won, or what an activity gives, inside the caller’s transaction. */
export { issueOne } from './issue'

/** What an order of a member handed over. */
export { recordsOfOrder } from './record-repository'

/** Holds, and takes back, what was bought and not used. */
export { countUnused, holdUnused, releaseHeld, revokeHeld } from './revoke-repository'

/** Sends the recharges among them, after it. */
export { deliverRecharges, type RechargeDependencies } from './recharge'

/** One record of a member. */
export { recordOf } from './record-repository'

/** Whether its code changes with the time. */
export { liveNumberOf } from './current-code'

/** A shop of a brand: the vouchers that it would take, and taking one. */
export { takeVoucher } from './at-shop'
export { brandsWithVouchers, liveVouchersAt } from './shop-repository'
