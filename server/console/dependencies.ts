import type { Payments } from '../modules/order'
import type { RefundDone, TakeBack } from '../modules/payment'

/** Provided by the composition root: what payments and refunds need of modules that depend on them. */
export interface ConsoleDependencies {
  readonly payments: Payments
  readonly refundDone: RefundDone
  readonly takeBack: TakeBack
}
