import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { orders } from '../../db/schema/order'
import { privilegeMerchants } from '../../db/schema/privilege'
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

/** Whether each of these products is a privilege that is taken in a shop. */
export async function areTakenInShops(productIds: readonly string[], tx: Tx): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ id: products.id })
    .from(products)
    .innerJoin(privilegeMerchants, eq(privilegeMerchants.privilegeId, products.privilegeId))
    .where(inArray(products.id, [...productIds]))
  return rows.length === new Set(productIds).size
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
