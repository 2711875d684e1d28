/** Hands over what a paid order bought. */
import { withTransaction, type Db, type Tx } from '../../db/client'
import { grantCard } from '../card/grant'
import { grantPlate } from '../plate/grant'
import { issueForOrder } from '../privilege/issue'
import {
  countSold,
  listLines,
  listPaid,
  privilegeOf,
  spendCoupon,
  type BoughtLine
} from './fulfil-repository'
import { moveOrder, type MovedOrder } from './transition-repository'

/** Makes one paid order fulfilled inside `tx`; does nothing to an order in any other state. */
export async function fulfil(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const order = await moveOrder(tx, orderNo, 'fulfil', now, { fulfilledAt: now })
  if (!order) return
  if (order.couponReceiveId !== null) await spendCoupon(tx, orderNo, order.couponReceiveId, now)
  const lines = await listLines(tx, orderNo)
  for (const line of lines) await handOver(tx, order, line, now)
  // Counters last: their rows are shared by all buyers, and stay locked until the end of the transaction.
  for (const line of lines) await countSold(tx, order.kind, line)
}

const AT_ONCE = 500

/** Fulfils orders that were paid and not handed over, each in a transaction of its own. */
export async function fulfilLeftovers(
  db: Db,
  now: Date,
  onFailure: (orderNo: string, problem: unknown) => void
): Promise<void> {
  for (const orderNo of await listPaid(db, AT_ONCE)) {
    await withTransaction(db, (tx) => fulfil(tx, orderNo, now)).catch((problem: unknown) => {
      onFailure(orderNo, problem)
    })
  }
}

async function handOver(tx: Tx, order: MovedOrder, line: BoughtLine, now: Date): Promise<void> {
  const { memberId, orderNo } = order
  if (order.kind === 'card') {
    await grantCard(tx, { memberId, cardId: line.itemId, orderNo, now })
  } else if (order.kind === 'plate') {
    if (order.memberCardId === null) throw new Error(`Order ${orderNo} names no card for its plate`)
    const target = { memberCardId: order.memberCardId, plateId: line.itemId }
    await grantPlate(tx, { memberId, ...target, source: 'bought', orderNo, now })
  } else {
    const privilegeId = await privilegeOf(tx, line.itemId)
    if (privilegeId === null) throw new Error(`There is no product ${line.itemId}`)
    await issueForOrder(tx, { memberId, privilegeId, orderNo, quantity: line.quantity, now })
  }
}
