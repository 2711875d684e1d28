import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxNotices, sandboxTrades } from '../../db/schema/sandbox'

export type Trade = typeof sandboxTrades.$inferSelect
type NewTrade = typeof sandboxTrades.$inferInsert

/** How the notice of a payment is sent. */
export const NOTICE_MODES = ['normal', 'slow', 'lost', 'twice'] as const
export type NoticeMode = (typeof NOTICE_MODES)[number]

/** Stores a new trade; an existing one with the same number stays unchanged and is returned. */
export async function addTrade(trade: NewTrade, db: Queryable): Promise<Trade> {
  await db.insert(sandboxTrades).values(trade).onConflictDoNothing({ target: sandboxTrades.outTradeNo })
  const stored = await findTrade(trade.outTradeNo, db)
  if (!stored) throw new Error('The trade just kept is gone')
  return stored
}

export async function findTrade(outTradeNo: string, db: Queryable): Promise<Trade | undefined> {
  const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.outTradeNo, outTradeNo))
  return trade
}

export async function findByPrepayId(prepayId: string, db: Queryable): Promise<Trade | undefined> {
  const [trade] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.prepayId, prepayId))
  return trade
}

/** Newest first. */
export async function listTrades(limit: number, db: Queryable): Promise<Trade[]> {
  return db.select().from(sandboxTrades).orderBy(desc(sandboxTrades.createdAt)).limit(limit)
}

/** Takes the buyer's money; undefined if the trade cannot be paid (any longer). */
export async function markPaid(
  payment: { prepayId: string; transactionId: string; noticeMode: NoticeMode; now: Date },
  db: Queryable
): Promise<Trade | undefined> {
  const { prepayId, transactionId, noticeMode, now } = payment
  const [trade] = await db
    .update(sandboxTrades)
    .set({ state: 'SUCCESS', transactionId, noticeMode, paidAt: now })
    .where(
      and(
        eq(sandboxTrades.prepayId, prepayId),
        eq(sandboxTrades.state, 'NOTPAY'),
        sql`${sandboxTrades.expiresAt} > ${now.toISOString()}::timestamptz`
      )
    )
    .returning()
  return trade
}

/** False if the trade was not open. */
export async function markClosed(outTradeNo: string, db: Queryable): Promise<boolean> {
  const closed = await db
    .update(sandboxTrades)
    .set({ state: 'CLOSED' })
    .where(and(eq(sandboxTrades.outTradeNo, outTradeNo), eq(sandboxTrades.state, 'NOTPAY')))
    .returning({ outTradeNo: sandboxTrades.outTradeNo })
  return closed.length > 0
}

/** Refunds money once per refund number; false if more than is left of the payment. */
export async function addRefund(
  refund: { outTradeNo: string; outRefundNo: string; amountFen: number; now: Date },
  db: Queryable
): Promise<boolean> {
  const { outTradeNo, outRefundNo, amountFen, now } = refund
  const entry = JSON.stringify({ [outRefundNo]: amountFen })
  const time = JSON.stringify({ [outRefundNo]: now.toISOString() })
  const done = await db
    .update(sandboxTrades)
    .set({
      state: 'REFUND',
      refundedFen: sql`${sandboxTrades.refundedFen} + ${amountFen}`,
      refunds: sql`${sandboxTrades.refunds} || ${entry}::jsonb`,
      refundTimes: sql`${sandboxTrades.refundTimes} || ${time}::jsonb`
    })
    .where(
      and(
        eq(sandboxTrades.outTradeNo, outTradeNo),
        sql`${sandboxTrades.state} in ('SUCCESS', 'REFUND')`,
        sql`${sandboxTrades.refundedFen} + ${amountFen} <= ${sandboxTrades.totalFen}`,
        sql`not ${sandboxTrades.refunds} ? ${outRefundNo}`
      )
    )
    .returning({ outTradeNo: sandboxTrades.outTradeNo })
  if (done.length > 0) return true
  const trade = await findTrade(outTradeNo, db)
  return trade !== undefined && trade.refunds[outRefundNo] === amountFen
}

/** Trades that were paid, or refunded in part, between two moments. */
export async function tradesBetween(from: Date, until: Date, db: Queryable): Promise<Trade[]> {
  const between = sql`tstzrange(${from.toISOString()}, ${until.toISOString()})`
  return db
    .select()
    .from(sandboxTrades)
    .where(
      sql`${sandboxTrades.paidAt} <@ ${between} or exists (
        select 1 from jsonb_each_text(${sandboxTrades.refundTimes}) t where t.value::timestamptz <@ ${between})`
    )
    .orderBy(sandboxTrades.outTradeNo)
}

/** Queues notices. */
export async function addNotices(rows: (typeof sandboxNotices.$inferInsert)[], db: Queryable): Promise<void> {
  if (rows.length > 0) await db.insert(sandboxNotices).values(rows)
}
