/**
 * Cancellations of goods that the warehouse is already packing: it is asked to hold them back, and its answer
 * decides.
 */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable } from '../../db/client'
import { RemoteSilent } from '../../gateways/remote-json'
import type { WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { withholdAgreed } from '../shipping'
import { refuse } from './decide'
import { holdAfterSale, restock, startRefund, step } from './progress'
import { claimCancellation, requestedLines } from './repository'

const AT_ONCE = 50

/**
 * Asks about each open cancellation; an unreachable warehouse is asked again later. If it has not answered for days,
 * the goods are taken to be on their way: the request is refused, and the buyer sends them back.
 */
export async function pollWarehouse(
  {
    db,
    log,
    warehouse
  }: {
    readonly db: Queryable
    readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
    readonly warehouse: WarehouseGateway
  },
  now: Date
): Promise<void> {
  await eachDue(
    () => claimCancellation(now, db),
    AT_ONCE,
    async ({ id, orderNo, isLast }) => {
      try {
        const lines = await requestedLines(id, db)
        const stored = await warehouse.withdraw(orderNo, id, lines, now)
        if (stored) await keptBack(db, id, now)
        else await refuse(db, id, '商品已发出，请收货后申请退货', 'rule', now)
        reportOutcome(log, 'cancellation', stored ? 'kept' : 'sent', { afterSale: id })
      } catch (problem) {
        log.warn({ err: problem, afterSale: id }, 'the warehouse could not be asked')
        if (isLast) {
          await refuse(db, id, '仓库未能确认拦截，请收货后申请退货', 'rule', now)
          reportOutcome(log, 'cancellation', 'unanswered', { afterSale: id })
        }
        return !(problem instanceof RemoteSilent)
      }
      return true
    },
    { keyOf: ({ orderNo }) => orderNo }
  )
}

function keptBack(db: Queryable, id: string, now: Date): Promise<void> {
  return withTransaction(db, async (tx) => {
    const held = await holdAfterSale(tx, id)
    const row = held && (await step(tx, id, 'approve', { cause: 'rule', note: '仓库已停止发货', now }))
    if (!row) return
    await withholdAgreed(tx, row.orderNo, await requestedLines(id, tx), now)
    await restock(tx, row)
    await startRefund(tx, id, 'rule', now)
  })
}
