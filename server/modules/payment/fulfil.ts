/** Hands over what a paid order bought. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client'
import { withTransaction } from '../../db/client'
import {
  cardProducts,
  couponReceives,
  orderEvents,
  orderLines,
  orders,
  plates,
  products
} from '../../db/schema'
import { grantCard } from '../card/grant'
import { TRANSITIONS } from '../order/states'
import { grantPlate } from '../plate/grant'
import { issueForOrder } from '../privilege/issue'

interface PaidOrder {
  readonly orderNo: string
  readonly memberId: string
  readonly kind: string
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
}

/** Makes one paid order fulfilled inside `tx`; does nothing to an order in any other state. */
export async function fulfil(tx: Tx, orderNo: string, now: Date): Promise<void> {
  const { from, to, by, note } = TRANSITIONS.fulfil
  const [order] = await tx
    .update(orders)
    .set({ state: to, fulfilledAt: now })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, from)))
    .returning({
      orderNo: orders.orderNo,
      memberId: orders.memberId,
      kind: orders.kind,
      couponReceiveId: orders.couponReceiveId,
      memberCardId: orders.memberCardId
    })
  if (!order) return
  if (order.couponReceiveId !== null) await useCoupon(tx, order, order.couponReceiveId, now)
  await tx.insert(orderEvents).values({ orderNo, state: to, cause: by, note, at: now })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNo, orderNo))
  for (const line of lines) await handOver(tx, order, line, now)
  // Counters last: their rows are shared by all buyers, and stay locked until the end of the transaction.
  for (const line of lines) await countSold(tx, order.kind, line)
}

/** Fulfils orders that were paid and not handed over, each in a transaction of its own; gives how many failed again. */
export async function fulfilLeftovers(
  db: Db,
  now: Date,
  onFailure: (orderNo: string, problem: unknown) => void
) {
  const left = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.state, 'paid'))
    .orderBy(orders.paidAt)
    .limit(500)
  for (const { orderNo } of left) {
    await withTransaction(db, (tx) => fulfil(tx, orderNo, now)).catch((problem: unknown) =>
      onFailure(orderNo, problem)
    )
  }
}

interface Line {
  readonly itemId: string
  readonly quantity: number
}

async function handOver(tx: Tx, order: PaidOrder, line: Line, now: Date): Promise<void> {
  const { memberId, orderNo } = order
  if (order.kind === 'card') {
    await grantCard(tx, { memberId, cardId: line.itemId, orderNo, now })
  } else if (order.kind === 'plate') {
    if (order.memberCardId === null) throw new Error(`Order ${orderNo} names no card for its plate`)
    const target = { memberCardId: order.memberCardId, plateId: line.itemId }
    await grantPlate(tx, { memberId, ...target, source: 'bought', orderNo, now })
  } else {
    const [product] = await tx
      .select({ privilegeId: products.privilegeId })
      .from(products)
      .where(eq(products.id, line.itemId))
    if (!product) throw new Error(`There is no product ${line.itemId}`)
    const { privilegeId } = product
    await issueForOrder(tx, { memberId, privilegeId, orderNo, quantity: line.quantity, now })
  }
}

async function useCoupon(tx: Tx, order: PaidOrder, couponReceiveId: string, now: Date): Promise<void> {
  await tx
    .update(couponReceives)
    .set({ state: 'used', usedAt: now })
    .where(and(eq(couponReceives.id, couponReceiveId), eq(couponReceives.orderNo, order.orderNo)))
}

async function countSold(tx: Tx, kind: string, { itemId, quantity }: Line): Promise<void> {
  if (kind === 'card') {
    await tx
      .update(cardProducts)
      .set({ sold: sql`${cardProducts.sold} + ${quantity}` })
      .where(eq(cardProducts.id, itemId))
  } else if (kind === 'plate') {
    await tx
      .update(plates)
      .set({ sold: sql`${plates.sold} + ${quantity}` })
      .where(eq(plates.id, itemId))
  } else {
    await tx
      .update(products)
      .set({ sold: sql`${products.sold} + ${quantity}` })
      .where(eq(products.id, itemId))
  }
}
