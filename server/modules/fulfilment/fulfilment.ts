import { withTransaction } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import type { HandOver } from '../payment'
import type { FulfilmentDependencies } from './dependencies'
import { fulfilOrRefund } from './fulfil'
import { claimPaid } from './fulfil-repository'

/** Handing over paid orders, wherever they were paid. */
export interface Fulfilment {
  /** Inside the transaction of a payment. A partner's order stays paid until its partner has confirmed. */
  readonly handOver: HandOver
  /** Hands over a paid order, or refunds it. Failures are logged, and retried by {@link handOverLeftovers}. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  /** Hands over orders that are paid but not handed over, each in its own transaction; one that goes on failing is reported. */
  readonly handOverLeftovers: (now: Date) => Promise<void>
}

const AT_ONCE = 500
/** What fails for a moment succeeds before: the fifth try is a minute and a quarter after the first. */
const TRIES_UNTIL_REPORT = 5

export function fulfilmentOver({
  db,
  log,
  sendRecharges,
  notifyPartner
}: FulfilmentDependencies): Fulfilment {
  async function isHandedOver(orderNo: OrderNo, now: Date): Promise<boolean> {
    try {
      sendRecharges(await withTransaction(db, (tx) => fulfilOrRefund(tx, orderNo, now)), now)
      return true
    } catch (problem) {
      log.error({ err: problem, orderNo }, 'paid order could not be fulfilled')
      return false
    }
  }
  return {
    async handOver(tx, { kind, orderNo }, now) {
      if (kind === 'partner') return () => notifyPartner(orderNo, now)
      const recharges = await fulfilOrRefund(tx, orderNo, now)
      return () => sendRecharges(recharges, now)
    },
    async handOverPaid(orderNo, now) {
      await isHandedOver(orderNo, now)
    },
    handOverLeftovers: (now) =>
      eachDue(
        () => claimPaid(now, db),
        AT_ONCE,
        async ({ orderNo, tries }) => {
          if (!(await isHandedOver(orderNo, now)) && tries >= TRIES_UNTIL_REPORT)
            reportOutcome(log, 'order', 'undelivered', { orderNo })
        },
        // nobody is waited for, and orders share the rows of their goods
        { lanes: 1 }
      )
  }
}
