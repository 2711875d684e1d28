import type { FastifyBaseLogger } from 'fastify'
import type { Queryable, Tx } from '../../db/client'
import type { PayGateway } from '../../gateways/pay/pay-gateway'
import type { Kit } from '../../http/kit'
import type { MovedOrder } from '../order/order.service'
import type { PayerDependencies } from './payer'

/** What is left to do outside the database once a transaction is committed: nobody waits for it. */
export type AfterCommit = () => void

/**
 * Hands over what an order bought that was just paid, inside the transaction that books its payment. Whoever hands goods over
 * knows payments, so that payments do not know them: the composition root gives this.
 * @throws where it cannot be done now: the order stays paid, and is handed over later
 */
export type HandOver = (tx: Tx, order: MovedOrder, now: Date) => Promise<AfterCommit>

/** What payments work with. */
export interface PaymentDependencies {
  readonly db: Queryable
  readonly pay: PayGateway
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  readonly handOver: HandOver
}

/** What beginning to pay works with besides. */
export type PayOrderDependencies = PaymentDependencies &
  PayerDependencies & { readonly settings: { readonly publicOrigin: string } }

/** Gateways are looked up when used: a server may be built without some. */
export function paymentDependencies(kit: Kit, handOver: HandOver): PayOrderDependencies {
  const { db, log, settings, gateways } = kit
  return {
    db,
    log,
    settings,
    handOver,
    get pay() {
      return gateways.pay
    },
    get wechat() {
      return gateways.wechat
    }
  }
}
