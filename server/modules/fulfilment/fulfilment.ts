import { withTransaction } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { HandOver } from '../payment'
import type { FulfilmentDependencies } from './dependencies'
import { fulfilOrRefund } from './fulfil'
import { listPaid } from './fulfil-repository'

/** Handing over paid orders, wherever they were paid. */
export interface Fulfilment {
  /** Inside the transaction of a payment. A partner's order stays paid until its partner has confirmed. */
  readonly handOver: HandOver
  /** Hands over a paid order, or refunds it. Failures are logged, and retried by {@link handOverLeftovers}. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  /** Hands over orders that are paid but not handed over, each in its own transaction. */
  readonly handOverLeftovers: (now: Date) => Promise<void>
}

const AT_ONCE = 500

export function fulfilmentOver({
  db,
  log,
  sendRecharges,
  notifyPartner
}: FulfilmentDependencies): Fulfilment {
  const handOverPaid: Fulfilment['handOverPaid'] = async (orderNo, now) => {
    try {
      sendRecharges(await withTransaction(db, (tx) => fulfilOrRefund(tx, orderNo, now)), now)
    } catch (problem) {
      log.error({ err: problem, orderNo }, 'paid order could not be fulfilled')
    }
  }
  return {
    async handOver(tx, { kind, orderNo }, now) {
      if (kind === 'partner') return () => notifyPartner(orderNo, now)
      const recharges = await fulfilOrRefund(tx, orderNo, now)
      return () => sendRecharges(recharges, now)
    },
    handOverPaid,
    async handOverLeftovers(now) {
      for (const orderNo of await listPaid(AT_ONCE, db)) await handOverPaid(orderNo, now)
    }
  }
}
