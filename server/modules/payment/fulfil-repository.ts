import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { cardProducts } from '../../db/schema/card'
import { couponReceives } from '../../db/schema/coupon'
import { orderLines, orders } from '../../db/schema/order'
import { plates } from '../../db/schema/plate'
import { products } from '../../db/schema/product'

/** What of a line decides what is handed over. */
export interface BoughtLine {
  readonly itemId: string
  readonly quantity: number
}

export async function listLines(orderNo: string, tx: Tx): Promise<BoughtLine[]> {
  return tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderNo, orderNo))
}

/** The privilege that a product is handed over as; null for an unknown product. */
export async function privilegeOf(productId: string, tx: Tx): Promise<string | null> {
  const [product] = await tx
    .select({ privilegeId: products.privilegeId })
    .from(products)
    .where(eq(products.id, productId))
  return product?.privilegeId ?? null
}

/** The coupon that the order locked is used for good. */
export async function spendCoupon(
  orderNo: string,
  couponReceiveId: string,
  now: Date,
  tx: Tx
): Promise<void> {
  await tx
    .update(couponReceives)
    .set({ state: 'used', usedAt: now })
    .where(and(eq(couponReceives.id, couponReceiveId), eq(couponReceives.orderNo, orderNo)))
}

/** Counts what was sold. */
export async function countSold(kind: string, { itemId, quantity }: BoughtLine, tx: Tx): Promise<void> {
  const table = kind === 'card' ? cardProducts : kind === 'plate' ? plates : products
  await tx
    .update(table)
    .set({ sold: sql`${table.sold} + ${quantity}` })
    .where(eq(table.id, itemId))
}

/** Orders that were paid and not handed over, the oldest first; those of partners wait for the partner instead. */
export async function listPaid(limit: number, db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), ne(orders.kind, 'partner')))
    .orderBy(orders.paidAt)
    .limit(limit)
  return rows.map(({ orderNo }) => orderNo)
}
