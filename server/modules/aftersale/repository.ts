import type { AfterSaleState } from '@contract/types'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { backoff } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { afterSaleEvents, afterSaleLines, afterSales } from '../../db/schema/aftersale'
import { ownPatience } from '../../db/patience-sql'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { DEFAULT_PATIENCE, type OwnPatience, type Patience } from '../../domain/patience'
import { MOVES, OPEN_AFTER_SALES, type Cause, type MoveName } from './states'

/** A request as stored. */
export type AfterSaleRow = typeof afterSales.$inferSelect

/** A line of a request. */
export interface RequestedLine {
  readonly lineNo: number
  readonly quantity: number
  readonly amountFen: number
}

/**
 * Writes a request with its lines, which the caller has claimed. It keeps the patience of its channel: whatever the catalogue says
 * later, what was promised stays.
 */
export async function insertAfterSale(
  row: Omit<typeof afterSales.$inferInsert, 'patience'>,
  lines: readonly RequestedLine[],
  tx: Tx
): Promise<void> {
  const { orderNo } = row
  const said = sql.raw(ownPatience('o.channel_code'))
  const patience = sql<OwnPatience>`(select ${said} from orders o where o.order_no = ${orderNo})`
  await tx.insert(afterSales).values({ ...row, patience })
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

/** What is waited for. */
const WAITED_FOR: Readonly<Record<keyof Patience, string>> = {
  staffDays: `a.state = 'applied' and a.kind in ('refund', 'return')`,
  sendBackDays: `a.state = 'approved' and a.kind = 'return'`,
  checkDays: `a.state = 'returning'`
}

// whatever a channel's patience is, it is a day at least
const outwaited = (days: keyof Patience) =>
  statement<{ id: string }>(
    `after-sales-past-${days}`,
    `select a.id from after_sales a where ${WAITED_FOR[days]} and a.moved_at <= $1::timestamptz - interval '24 hours'
       and a.moved_at <= $1::timestamptz - coalesce((a.patience->>'${days}')::int, $2) * interval '24 hours'
     order by a.moved_at limit $3`
  )
const past = {
  staffDays: outwaited('staffDays'),
  sendBackDays: outwaited('sendBackDays'),
  checkDays: outwaited('checkDays')
}

/** Open requests that have waited for longer than promised, the longest wait first. @returns their ids */
export async function outwaitedRequests(
  days: keyof Patience,
  now: Date,
  limit: number,
  db: Queryable
): Promise<string[]> {
  const rows = await past[days]([now, DEFAULT_PATIENCE[days], limit], db)
  return rows.map(({ id }) => id)
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
