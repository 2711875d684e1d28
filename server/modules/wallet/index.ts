/** Codes that renew themselves: taken by shops and gates, with a network and without. */

export { lend, redeemReportedTickets, shopsOf, TOLD_WITHIN_MS } from './lend'
export { lookUp, numberIn, redeem, undoRedeem, type Places, type Taken, type Taking } from './redeem'
