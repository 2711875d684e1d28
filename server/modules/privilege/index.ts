/** Privileges that members take or buy. */

/** Hands over bought goods, inside the caller’s transaction. */
export { issueForOrder } from './issue'

/** Hands over prizes and gifts of activities, inside the caller’s transaction. */
export { issueOne } from './issue'

/** Hands over one more of what a member received. */
export { issueAgain } from './issue-again'

/** What an order of a member handed over. */
export { recordsOfOrder } from './record-repository'

/** Locks and takes back unused purchases. */
export { countUnused, holdUnused, releaseHeld, revokeHeld } from './revoke-repository'

/** Sends their recharges, afterwards. */
export { deliverRecharges, type RechargeDependencies } from './recharge'

/** One record of a member. */
export { recordOf } from './record-repository'

/** Whether its code is time-based. */
export { liveNumberOf } from './current-code'

/** A brand's shop: the vouchers that it would accept, and redeeming one. */
export { redeemVoucher } from './at-shop'
export { brandsWithVouchers, liveVouchersAt, markVoucherUsed } from './shop-repository'
export {
  findStaffVoucher,
  liveVouchersOf,
  namesOfStores,
  undoVoucher,
  voucherIdsOfMember
} from './staff-shop-repository'
