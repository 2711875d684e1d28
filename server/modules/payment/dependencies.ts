import type { FastifyBaseLogger } from 'fastify'
import type { Queryable, Tx } from '../../db/client'
import type { PayGateway } from '../../gateways/pay/pay-gateway'
import type { OrderNo } from '../../domain/order-number'
import type { Resources } from '../../core/resources'
import type { MovedOrder } from '../order'
import type { PayerDependencies } from './payer'

/** What is left to do outside the database once a transaction is committed: nobody waits for it. */
export type AfterCommit = () => void

/**
 * Hands over what an order bought that was just paid, inside the transaction that books its payment. Whoever hands goods over
 * knows payments, so that payments do not know them: the composition root gives this.
 * @throws where it cannot be done now: the order stays paid, and is handed over later
 */
export type HandOver = (tx: Tx, order: MovedOrder, now: Date) => Promise<AfterCommit>

/** Money of an order that is back with the buyer. */
export interface DoneRefund {
  readonly orderNo: OrderNo
  /** `owner:id`, as it was booked by `refundPartially`. */
  readonly refundKey: string
  readonly amountFen: number
}

/** Is told, inside the transaction that books it, that a refund is done: once. */
export type RefundDone = (tx: Tx, refund: DoneRefund, now: Date) => Promise<void>

/** Is told, inside the transaction that books it, that the channel will not carry a refund out by itself: a person has to. Once. */
export type RefundFailed = RefundDone

/** Takes back what is left of an order's goods whose money the merchant gave back by hand, inside the transaction that books it. */
export type TakeBack = (tx: Tx, orderNo: OrderNo, now: Date) => Promise<void>

/** What the composition root gives to payments: done by modules that know payments. */
export interface PaymentModuleDependencies {
  readonly handOver: HandOver
  readonly refundDone: RefundDone
  readonly refundFailed: RefundFailed
  readonly takeBack: TakeBack
}

/** Tells each refund to the owner that its key begins with; what has none concerns payments alone. */
export const toOwners =
  (owners: Readonly<Record<string, RefundDone>>): RefundDone =>
  async (tx, refund, now) => {
    await owners[refund.refundKey.split(':', 1)[0] ?? '']?.(tx, refund, now)
  }

/** What payments work with. */
export interface PaymentDependencies extends PaymentModuleDependencies {
  readonly db: Queryable
  readonly pay: PayGateway
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
}

/** What beginning to pay works with besides. */
export type PayOrderDependencies = PaymentDependencies &
  PayerDependencies & { readonly settings: { readonly publicOrigin: string } }

/** Gateways are looked up when used: a server may be built without some. */
export function paymentDependencies(
  resources: Resources,
  provided: PaymentModuleDependencies
): PayOrderDependencies {
  const { db, log, settings, gateways } = resources
  return {
    db,
    log,
    settings,
    ...provided,
    get pay() {
      return gateways.pay
    },
    get wechat() {
      return gateways.wechat
    }
  }
}
