import type { AfterSaleKind, AfterSaleState } from '@contract/types'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { backoff } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { afterSaleEvents, afterSaleLines, afterSales } from '../../db/schema/aftersale'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { MOVES, OPEN_AFTER_SALES, type Cause, type MoveName } from './states'

/** A request as stored. */
export type AfterSaleRow = typeof afterSales.$inferSelect

/** A line of a request. */
export interface RequestedLine {
  readonly lineNo: number
  readonly quantity: number
  readonly amountFen: number
}

/** Writes a request with its lines, which the caller has claimed. */
export async function insertAfterSale(
  row: typeof afterSales.$inferInsert,
  lines: readonly RequestedLine[],
  tx: Tx
): Promise<void> {
  await tx.insert(afterSales).values(row)
  await tx.insert(afterSaleLines).values(lines.map((line) => ({ ...line, afterSaleId: row.id })))
}

/** What a change writes besides the state. */
export type Changed = Partial<
  Pick<AfterSaleRow, 'returnCarrier' | 'returnNo' | 'refusedReason' | 'amountFen' | 'withheldFen'>
>

/** Applies a change to a request if it is in a state that the change starts from. @returns it afterwards, or null */
export async function moveAfterSale(
  id: string,
  name: MoveName,
  { now, ...changed }: Changed & { readonly now: Date },
  tx: Tx
): Promise<AfterSaleRow | null> {
  const { from, to } = MOVES[name]
  const [moved] = await tx
    .update(afterSales)
    .set({ ...changed, state: to, movedAt: now })
    .where(and(eq(afterSales.id, id), inArray(afterSales.state, [...from])))
    .returning()
  return moved ?? null
}

/** Writes a line of a request's history. */
export async function logEvent(
  event: { afterSaleId: string; state: AfterSaleState; cause: Cause; note: string; at: Date },
  tx: Tx
): Promise<void> {
  await tx.insert(afterSaleEvents).values(event)
}

export async function findAfterSale(id: string, db: Queryable): Promise<AfterSaleRow | null> {
  const [row] = await db.select().from(afterSales).where(eq(afterSales.id, id))
  return row ?? null
}

/** The request that the call with this key created, if any. */
export async function afterSaleOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<AfterSaleRow | null> {
  const [row] = await db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.memberId, memberId), eq(afterSales.requestKey, requestKey)))
  return row ?? null
}

/** The lines of a request in their order. */
export async function requestedLines(id: string, db: Queryable): Promise<RequestedLine[]> {
  const { lineNo, quantity, amountFen } = afterSaleLines
  return db
    .select({ lineNo, quantity, amountFen })
    .from(afterSaleLines)
    .where(eq(afterSaleLines.afterSaleId, id))
    .orderBy(asc(lineNo))
}

/** Open requests that have been in these states since before `until`, oldest first. */
export async function waitingSince(
  states: readonly AfterSaleState[],
  kinds: readonly AfterSaleKind[],
  until: Date,
  limit: number,
  db: Queryable
): Promise<AfterSaleRow[]> {
  return db
    .select()
    .from(afterSales)
    .where(
      and(
        inArray(afterSales.state, [...states]),
        inArray(afterSales.kind, [...kinds]),
        sql`${afterSales.movedAt} <= ${until.toISOString()}::timestamptz`
      )
    )
    .orderBy(asc(afterSales.movedAt))
    .limit(limit)
}

/** A cancellation to ask the warehouse about; `isLast`: it has not answered for days. */
export interface DueCancellation {
  readonly id: string
  readonly orderNo: OrderNo
  readonly isLast: boolean
}

const claim = statement<DueCancellation>(
  'claim-cancellation',
  `update after_sales set asks = asks + 1, next_ask_at = ${backoff('$1', 'asks', '3 seconds')}
   where id in (
     select id from after_sales where state = 'applied' and kind = 'cancel' and moved_at <= $1
       and (next_ask_at is null or next_ask_at <= $1)
     order by coalesce(next_ask_at, moved_at) limit 1 for update skip locked)
   returning id, order_no as "orderNo", moved_at < $1::timestamptz - interval '3 days' as "isLast"`
)

/** Claims, for this process, the open cancellation that has been due longest. */
export const claimCancellation = (now: Date, db: Queryable) => claim([now], db)

/** Whether an order has a request in progress. */
export async function hasOpenRequest(orderNo: OrderNo, db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(and(eq(afterSales.orderNo, orderNo), inArray(afterSales.state, [...OPEN_AFTER_SALES])))
    .limit(1)
  return rows.length > 0
}

/** Those of the orders that have refund requests, and whether any is still in progress. */
export async function ordersWithRequests(
  orderNos: readonly OrderNo[],
  db: Queryable
): Promise<Map<OrderNo, boolean>> {
  const rows = await db
    .select({
      orderNo: afterSales.orderNo,
      open: sql<boolean>`bool_or(${inArray(afterSales.state, [...OPEN_AFTER_SALES])})`
    })
    .from(afterSales)
    .where(inArray(afterSales.orderNo, [...orderNos]))
    .groupBy(afterSales.orderNo)
  return new Map(rows.map(({ orderNo, open }) => [orderNo, open]))
}
