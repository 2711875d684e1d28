/** Codes that renew themselves: taken by shops and gates, with a network and without. */

export { lend, lendTo, redeemReported, shopsOf } from './lend'
export {
  lookUp,
  numberIn,
  numberOf,
  redeem,
  undoRedeem,
  usableOf,
  type Places,
  type Taken,
  type Taking
} from './redeem'
