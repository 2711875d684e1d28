/** Payments of orders, and refunds. */

/** Takes back an order with its money, inside the caller’s transaction. */
export { refundFailedRecharges, refundOrder } from './refund-order'

/** Books a partial refund, once per key; its owner is notified on completion. */
export { refundPartially } from './book-refund'

/** Orders of which money is on its way back. */
export { ordersBeingRefunded } from './refund-repository'

/** How much of an order's money remains. */
export { retainedOfOrder } from './book-refund-repository'

/** What payments need from fulfilment, and report to owners of refunds. */
export {
  toOwners,
  type DoneRefund,
  type HandOver,
  type RefundDone,
  type TakeBack,
  type Usage
} from './dependencies'

/** For the composition root: passed to orders. */
export { paymentsOf } from './payments'

/** Refunds that staff decide. */
export { ONLY_APPLE, refundableOf, refundByStaff } from './staff-refund'
export { isPaidByApple } from './staff-refund-repository'

/** Refunds that wait for staff. */
export { hangingRefunds } from './hanging-repository'
export { retryRefund, settleRefundByHand } from './hanging'

/** What WeChat told of virtual payments, for staff. */
export { listVirtualMessages } from './virtual-message-repository'
