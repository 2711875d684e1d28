import type { FastifyBaseLogger } from 'fastify'
import type { Queryable, Tx } from '../../db/client'
import type { PayGateway } from '../../gateways/pay/pay-gateway'
import type { VirtualPayGateway } from '../../gateways/virtual-pay/virtual-pay-gateway'
import type { Settings } from '../../config/settings'
import type { OrderNo } from '../../domain/order-number'
import type { Resources } from '../../core/resources'
import type { MovedOrder } from '../order'
import type { PayerDependencies } from './payer'

/** Work left outside the database once a transaction is committed: no caller waits for it. */
export type AfterCommit = () => void

/**
 * Hands over what a newly paid order bought, inside the transaction that books its payment. Fulfilment depends on
 * payments, not the other way round: the composition root provides this.
 * @throws if it cannot be done now: the order stays paid, and is handed over later
 */
export type HandOver = (tx: Tx, order: MovedOrder, now: Date) => Promise<AfterCommit>

/** A completed refund of an order. */
export interface DoneRefund {
  readonly orderNo: OrderNo
  /** `owner:id`, as booked by `refundPartially`. */
  readonly refundKey: string
  readonly amountFen: number
}

/** Notified, inside the transaction that books it, that a refund is completed: once. */
export type RefundDone = (tx: Tx, refund: DoneRefund, now: Date) => Promise<void>

/**
 * Notified, inside the transaction that books it, that the channel will not carry out a refund automatically: a
 * person has to. Once.
 */
export type RefundFailed = RefundDone

/** Takes back the rest of an order's goods after a manual refund, inside the transaction that books it. */
export type TakeBack = (tx: Tx, orderNo: OrderNo, now: Date) => Promise<void>

/** What has become of an order's goods. */
export interface Usage {
  readonly isUsed: boolean
  /** In Chinese, for whoever decides about a refund. */
  readonly words: string
}

/** Whether goods of an order were used or taken; null for an unknown order. Changes nothing. */
export type UsageOf = (db: Queryable, orderNo: OrderNo, now: Date) => Promise<Usage | null>

/** Provided to payments by the composition root: implemented by modules that know payments. */
export interface PaymentModuleDependencies {
  readonly handOver: HandOver
  readonly refundDone: RefundDone
  readonly refundFailed: RefundFailed
  readonly takeBack: TakeBack
  readonly usageOf: UsageOf
}

/** Forwards each refund to the owner in its key's prefix; refunds without one concern payments alone. */
export const toOwners =
  (owners: Readonly<Record<string, RefundDone>>): RefundDone =>
  async (tx, refund, now) => {
    await owners[refund.refundKey.split(':', 1)[0] ?? '']?.(tx, refund, now)
  }

/** Dependencies of payments. */
export interface PaymentDependencies extends PaymentModuleDependencies {
  readonly db: Queryable
  readonly pay: PayGateway
  readonly virtualPay: VirtualPayGateway | null
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
}

/** Additional dependencies of starting a payment. */
export type PayOrderDependencies = PaymentDependencies &
  PayerDependencies & { readonly settings: Pick<Settings, 'publicOrigin' | 'virtualGoods'> }

/** Gateways are looked up on use: a server may be built without some. */
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
    get virtualPay() {
      return gateways.virtualPay
    },
    get wechat() {
      return gateways.wechat
    }
  }
}
