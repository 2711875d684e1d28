import { eq } from 'drizzle-orm'
import type { OrderKind } from '@contract/types'
import type { Tx } from '../../db/client'
import { orderLines } from '../../db/schema/order'
import type { OrderNo } from '../../domain/order-number'

/** The fields of a line that determine what is delivered for it, and returned. */
export interface BoughtLine {
  readonly lineNo: number
  readonly kind: OrderKind
  readonly itemId: string
  readonly quantity: number
  /** Its price, fen. */
  readonly payFen: number
  /** Position of its first piece within the order. */
  readonly firstPiece: number
}

/** The lines of an order, in sequence. */
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
