import { eq } from 'drizzle-orm'
import type { OrderKind } from '@contract/types'
import type { Tx } from '../../db/client'
import { orderLines } from '../../db/schema/order'
import type { OrderNo } from '../../domain/order-number'

/** What of a line decides what is handed over for it, and given back. */
export interface BoughtLine {
  readonly lineNo: number
  readonly kind: OrderKind
  readonly itemId: string
  readonly quantity: number
  /** What it cost, fen. */
  readonly payFen: number
  /** Place of its first piece among all of the order. */
  readonly firstPiece: number
}

/** The lines of an order in their order. */
export async function listLines(orderNo: OrderNo, tx: Tx): Promise<BoughtLine[]> {
  const { kind, itemId, quantity, payFen, lineNo } = orderLines
  const rows = await tx
    .select({ lineNo, kind, itemId, quantity, payFen })
    .from(orderLines)
    .where(eq(orderLines.orderNo, orderNo))
    .orderBy(lineNo)
  let pieces = 0
  return rows.map((row) => ({ ...row, firstPiece: (pieces += row.quantity) - row.quantity + 1 }))
}
