/** Members who refer friends: their commissions on friends' orders. */

/** For payments: the referrer's commission on a paid order, and its reduction by refunds. */
export { bookCommission, earningBy, reduceCommission, type MoneyBack } from './book'
export type { RefundedLine } from './model'

/** For codes of posters: the owner of an invitation. */
export { findInvitation } from './invitation-repository'

/** For merging members' accounts. */
export { joinCommissions } from './join'

/** For the console. */
export { operatorCampaigns, operatorCommissions, operatorPayable, operatorPayouts } from './operator'
export { isPaid, notePayoutIn, type Payout } from './payout'
export { settleSome } from './settle'
