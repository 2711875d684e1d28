/** Hands over what a paid order bought. */
import { withTransaction, type Tx } from '../../db/client'
import { grantCard } from '../card/grant'
import { CardEnded, grantPlate } from '../plate/grant'
import { issueForOrder } from '../privilege/issue'
import { lifecycle, type MovedOrder } from '../order/lifecycle-repository'
import type { PaymentParts } from './ask-channel'
import { listLines, listPaid, privilegeOf, type BoughtLine } from './fulfil-repository'
import { refundOrder } from './refund-order'

/**
 * Makes one paid order fulfilled inside `tx`; does nothing to an order in any other state.
 * @returns receive records that a recharge gateway has to complete, once `tx` is committed
 * @throws CardEnded when the card of a plate is over: `tx` is to be rolled back, and the order to be refunded
 */
async function fulfil(tx: Tx, orderNo: string, now: Date): Promise<string[]> {
  const order = await lifecycle.moveOrder(orderNo, 'fulfil', { at: now }, tx)
  if (!order) return []
  const lines = await listLines(orderNo, tx)
  const recharges: string[] = []
  for (const line of lines) recharges.push(...(await handOver(tx, order, line, now)))
  await lifecycle.countSold(lines, tx)
  return recharges
}

const AT_ONCE = 500

/** Fulfils orders that were paid and not handed over, each in a transaction of its own. */
export async function fulfilLeftovers(parts: PaymentParts, now: Date): Promise<void> {
  for (const orderNo of await listPaid(AT_ONCE, parts.db)) await fulfilPaid(parts, orderNo, now)
}

/** Hands over an order that is paid, or refunds it. What fails is logged, and done again by the job for paid orders. */
export async function fulfilPaid(
  { db, log, sendRecharges }: Pick<PaymentParts, 'db' | 'log' | 'sendRecharges'>,
  orderNo: string,
  now: Date
): Promise<void> {
  try {
    sendRecharges(await withTransaction(db, (tx) => fulfilOrRefund(tx, orderNo, now)), now)
  } catch (problem) {
    log.error({ err: problem, orderNo }, 'paid order could not be fulfilled')
  }
}

/** {@link fulfil} in a part of `tx` that leaves nothing behind when it fails; a plate whose card is over is refunded. */
export async function fulfilOrRefund(tx: Tx, orderNo: string, now: Date): Promise<string[]> {
  try {
    return await withTransaction(tx, (inner) => fulfil(inner, orderNo, now))
  } catch (problem) {
    if (!(problem instanceof CardEnded)) throw problem
    await withTransaction(tx, (inner) => refundOrder(inner, orderNo, 'refundUndelivered', now))
    return []
  }
}

/** @returns receive records that wait for a recharge */
async function handOver(tx: Tx, order: MovedOrder, line: BoughtLine, now: Date): Promise<string[]> {
  const { memberId, orderNo } = order
  if (line.kind === 'card') {
    await grantCard(tx, { memberId, cardId: line.itemId, orderNo, now })
    return []
  }
  if (line.kind === 'plate') {
    if (order.memberCardId === null) throw new Error(`Order ${orderNo} names no card for its plate`)
    const target = { memberCardId: order.memberCardId, plateId: line.itemId }
    await grantPlate(tx, { memberId, ...target, source: 'bought', orderNo, now })
    return []
  }
  const privilegeId = await privilegeOf(line.itemId, tx)
  if (privilegeId === null) throw new Error(`There is no product ${line.itemId}`)
  const { quantity, firstPiece } = line
  const bought = { memberId, privilegeId, orderNo, quantity, firstPiece, now }
  const { receiveIds, needsDelivery } = await issueForOrder(tx, bought)
  return needsDelivery ? receiveIds : []
}
