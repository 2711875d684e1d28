/** Orders: their states, holds and reads. */

/** The only writer of states. */
export { lifecycle, type MovedOrder } from './lifecycle-repository'
export { OPEN_STATES } from './lifecycle'

/** Virtual payment: the item that pays for an order. */
export { expectPublished } from './virtual-item'

/** Creating an order; also used for partners’ orders. */
export { createOrder, priceChanged, refuse, type Referral } from './create'
export { insertOrder, type NewOrder } from './create-repository'
export { lockBuyer, needsMobile } from './buyer-repository'
export { hasEnded, heldUntil, ORDER_LIFE_MS } from './holds'
export { MAX_UNPAID } from './insert-parameters'

/** Terms in force. */
export { termsInForce } from './consent-repository'

/** The price of an order, and how it is determined. */
export { explainedQuote, explanationOf, missedBy, optionsFor, type ExplainedQuote } from './explained-quote'

/** Prices a draft. */
export { quote, type QuotedLine } from './quote'
export { optionView } from './price-options'
export { holdsCard, listOwnHolds } from './own-holds-repository'

/** Reading orders, by their owner. */
export { findOrder, listOrders, orderOfRequest, ownsOrder, type OrderRow } from './read-repository'
export { stageSql, underWaySql } from './stage'
export { orderView } from './view'

/** Orders as operators see them. */
export { operatorOrder, operatorOrders, ordersByPhone, ordersOfReceiver, wholePhones } from './operator'
export { cancelByStaff, stopUnpaid } from './staff-cancel'

/** What an order bought, how often a plate was bought, and the price of goods. */
export { listLines, type BoughtLine } from './lines-repository'
export { timesBought } from './bought-repository'
export { findGoods, type GoodsRow } from './goods-repository'

/** Paid orders of a period. */
export { holdPaid, paidOrders } from './bought-repository'

/** Shares of an amount that add up to it. Pure. */
export { splitByWeight } from './pricing'

/** Checks the maximum price of an order. */
export { expectOneOrder } from './pricing'

/** What is claimed or refunded of an order. */
export {
  addWithheld,
  claimFreight,
  claimMoney,
  claimPieces,
  GONE_PIECES,
  piecesLeft,
  releaseFreight,
  releasePieces,
  unclaimedOf,
  worthOfClaim
} from './claims-repository'

/** Points of returned pieces. */
export { pointsOfPieces, returnPoints, returnPointsOf } from './points-repository'

/** What orders need from payments, which implement it. */
export type { ActionSubject, AskedOf, LaterActions, Payments, PayRequest } from './dependencies'
