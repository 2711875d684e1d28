import { and, eq, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { orders } from '../../db/schema/order'
import { products } from '../../db/schema/product'
import type { OrderNo } from '../../domain/order-number'

/** The privilege delivered for a product; null for an unknown product. */
export async function privilegeOf(productId: string, tx: Tx): Promise<string | null> {
  const [product] = await tx
    .select({ privilegeId: products.privilegeId })
    .from(products)
    .where(eq(products.id, productId))
  return product?.privilegeId ?? null
}

/** Orders that are paid but not handed over, oldest first; partners' orders wait for the partner instead. */
export async function listPaid(limit: number, db: Queryable): Promise<OrderNo[]> {
  const rows = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.state, 'paid'), ne(orders.kind, 'partner')))
    .orderBy(orders.paidAt)
    .limit(limit)
  return rows.map(({ orderNo }) => orderNo)
}
