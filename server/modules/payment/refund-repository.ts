import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A refund that waits to be carried out. */
export interface OpenRefund {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly orderNo: OrderNo
  /** What it is for: see `PartOfPayment`. */
  readonly refundKey: string
  readonly amountFen: number
  /** What the payment was of. */
  readonly totalFen: number
  readonly reason: string
}

const claim = statement<OpenRefund>(
  'claim-refunds',
  `update refunds set attempts = attempts + 1,
     next_try_at = $1::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(attempts, 12)))
   where out_refund_no in (
     select out_refund_no from refunds where state = 'processing' and next_try_at <= $1
     order by next_try_at limit $2 for update skip locked)
   returning out_refund_no as "outRefundNo", out_trade_no as "outTradeNo", order_no as "orderNo",
     refund_key as "refundKey", amount_fen as "amountFen", reason,
     (select p.amount_fen from payments p where p.out_trade_no = refunds.out_trade_no) as "totalFen"`
)

/** Takes due refunds for this process, and puts their next try off: 5 s after the first, then twice as long, to 1 hour. */
export const claimDue = (now: Date, limit: number, db: Queryable) => claim([now, limit], db)

/** The channel has given the money back; false when that was known. */
export async function markRefunded(
  { outRefundNo, outTradeNo }: Pick<OpenRefund, 'outRefundNo' | 'outTradeNo'>,
  now: Date,
  tx: Tx
): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: now })
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'processing')))
    .returning({ outRefundNo: refunds.outRefundNo })
  if (done.length === 0) return false
  const open = sql`select 1 from ${refunds} where ${refunds.outTradeNo} = ${outTradeNo} and ${refunds.state} = 'processing'`
  await tx
    .update(payments)
    .set({ state: 'refunded' })
    .where(
      and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, 'refunding'), sql`not exists (${open})`)
    )
  return true
}

/** Whether money of an order is still with us, or on its way back. */
export async function holdsMoney(orderNo: OrderNo, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), inArray(payments.state, ['paid', 'refunding'])))
    .limit(1)
  return rows.length > 0
}

/** A refund by its number. */
export async function findRefund(
  outRefundNo: string,
  db: Queryable
): Promise<Omit<OpenRefund, 'totalFen'> | null> {
  const { outTradeNo, orderNo, refundKey, amountFen, reason } = refunds
  const [refund] = await db
    .select({ outRefundNo: refunds.outRefundNo, outTradeNo, orderNo, refundKey, amountFen, reason })
    .from(refunds)
    .where(eq(refunds.outRefundNo, outRefundNo))
  return refund ?? null
}
