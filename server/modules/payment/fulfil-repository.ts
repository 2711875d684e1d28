import { and, eq, ne } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { orderLines, orders } from '../../db/schema/order'
import { products } from '../../db/schema/product'

/** What of a line decides what is handed over. */
export interface BoughtLine {
  readonly kind: string
  readonly itemId: string
  readonly quantity: number
  /** What it cost, fen. */
  readonly payFen: number
  /** Place of its first piece among all of the order. */
  readonly firstPiece: number
}

/** The lines of an order in their order. */
export async function listLines(orderNo: string, tx: Tx): Promise<BoughtLine[]> {
  const { kind, itemId, quantity, payFen, lineNo } = orderLines
  const rows = await tx
    .select({ kind, itemId, quantity, payFen })
    .from(orderLines)
    .where(eq(orderLines.orderNo, orderNo))
    .orderBy(lineNo)
  let pieces = 0
  return rows.map((row) => ({ ...row, firstPiece: (pieces += row.quantity) - row.quantity + 1 }))
}

/** The privilege that a product is handed over as; null for an unknown product. */
export async function privilegeOf(productId: string, tx: Tx): Promise<string | null> {
  const [product] = await tx
    .select({ privilegeId: products.privilegeId })
    .from(products)
    .where(eq(products.id, productId))
  return product?.privilegeId ?? null
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
