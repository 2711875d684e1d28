/** Hands over what a paid order bought. */
import { withTransaction, type Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { lifecycle, listLines } from '../order'
import { refundOrder } from '../payment'
import { CardEnded } from '../plate'
import { queueReport } from '../shipping'
import { deliveryOf } from './delivery'
import { GIVE } from './give'

/**
 * Fulfils one paid order inside `tx`; does nothing to an order in any other state.
 * @returns receive records that a recharge gateway has to complete, once `tx` is committed
 * @throws CardEnded if the card of a plate is over: `tx` must be rolled back, and the order refunded
 */
async function fulfil(tx: Tx, orderNo: OrderNo, now: Date): Promise<string[]> {
  const order = await lifecycle.moveOrder(orderNo, 'fulfil', { at: now }, tx)
  if (!order) return []
  const lines = await listLines(orderNo, tx)
  const recharges: string[] = []
  for (const line of lines) recharges.push(...(await GIVE[line.kind](tx, order, line, now)))
  const manner = await deliveryOf(lines, tx)
  if (manner !== 'parcels') await queueReport(tx, orderNo, manner, now)
  await lifecycle.countSold(lines, tx)
  return recharges
}

/**
 * {@link fulfil} in a savepoint of `tx` that leaves nothing behind on failure; a plate whose card is over is
 * refunded.
 */
export async function fulfilOrRefund(tx: Tx, orderNo: OrderNo, now: Date): Promise<string[]> {
  try {
    return await withTransaction(tx, (inner) => fulfil(inner, orderNo, now))
  } catch (problem) {
    if (!(problem instanceof CardEnded)) throw problem
    await withTransaction(tx, (inner) => refundOrder(inner, orderNo, 'refundUndelivered', now))
    return []
  }
}
