/** Orders: their states, what they hold, how they are read. */

/** The one writer of states. */
export { lifecycle, type MovedOrder } from './lifecycle-repository'
export { OPEN_STATES } from './lifecycle'

/** Making an order; partners’ orders are made with these. */
export { createOrder, priceChanged, refuse, type Referral } from './create'
export { insertOrder, type NewOrder } from './create-repository'
export { lockBuyer, needsMobile } from './buyer-repository'
export { hasEnded, heldUntil, ORDER_LIFE_MS } from './holds'
export { MAX_UNPAID } from './insert-parameters'

/** Terms that are in force. */
export { termsInForce } from './consent-repository'

/** What an order would cost, and what decides it. */
export { claimableFor, explainedQuote, explanationOf } from './explained-quote'
export { optionView } from './price-options'
export type { DraftLine } from './order-draft'
export { holdsCard, listOwnHolds } from './own-holds-repository'

/** Reading orders, by their owner. */
export { findOrder, listOrders, orderOfRequest, type OrderRow } from './read-repository'
export { orderView } from './view'

/** What an order bought, how often a plate was bought, and what goods cost. */
export { listLines, type BoughtLine } from './lines-repository'
export { timesBought } from './bought-repository'
export { findGoods } from './goods-repository'

/** Orders that somebody has paid for in a time. */
export { holdPaid, paidOrders } from './bought-repository'

/** Shares of an amount that add up to it. Pure. */
export { splitByWeight } from './pricing'

/** That something is not more than one order may cost. */
export { expectOneOrder } from './pricing'

/** What of an order is asked back, or has gone back. */
export {
  addWithheld,
  claimFreight,
  claimMoney,
  claimPieces,
  GONE_PIECES,
  piecesLeft,
  releaseFreight,
  releasePieces,
  worthOfClaim
} from './claims-repository'

/** Points of pieces that go back. */
export { pointsOfPieces, returnPoints, returnPointsOf } from './points-repository'

/** What orders ask of payments, which do it. */
export type { ActionSubject, AskedOf, LaterActions, Payments, PayRequest } from './dependencies'
