/** Cancellations of goods that the warehouse packs already: it is asked to keep them back, and its word decides. */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable } from '../../db/client'
import type { WarehouseGateway } from '../../gateways/warehouse/warehouse-gateway'
import { keepBackAgreed } from '../shipping/shipping.service'
import { refuse } from './decide'
import { holdAfterSale, restock, startRefund, step } from './progress'
import { requestedLines, waitingSince } from './repository'

const AT_ONCE = 50

/** Asks about each open cancellation; a warehouse that cannot be reached is asked again. */
export async function askWarehouse(
  {
    db,
    log,
    warehouse
  }: {
    readonly db: Queryable
    readonly log: Pick<FastifyBaseLogger, 'warn'>
    readonly warehouse: WarehouseGateway
  },
  now: Date
): Promise<void> {
  for (const { id, orderNo } of await waitingSince(['applied'], ['cancel'], now, AT_ONCE, db)) {
    try {
      const lines = await requestedLines(id, db)
      if (await warehouse.withdraw(orderNo, id, lines, now)) await keptBack(db, id, now)
      else await refuse(db, id, '商品已发出，请收货后申请退货', 'rule', now)
    } catch (problem) {
      log.warn({ err: problem, afterSale: id }, 'the warehouse could not be asked')
    }
  }
}

function keptBack(db: Queryable, id: string, now: Date): Promise<void> {
  return withTransaction(db, async (tx) => {
    const held = await holdAfterSale(tx, id)
    const row = held && (await step(tx, id, 'approve', { cause: 'rule', note: '仓库已停止发货', now }))
    if (!row) return
    await keepBackAgreed(tx, row.orderNo, await requestedLines(id, tx), now)
    await restock(tx, row)
    await startRefund(tx, id, 'rule', now)
  })
}
