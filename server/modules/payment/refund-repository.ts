import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A refund that waits to be carried out. */
export interface OpenRefund {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly orderNo: OrderNo
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
     amount_fen as "amountFen", reason,
     (select p.amount_fen from payments p where p.out_trade_no = refunds.out_trade_no) as "totalFen"`
)

/** Takes due refunds for this process, and puts their next try off: 5 s after the first, then twice as long, to 1 hour. */
export const claimDue = (now: Date, limit: number, db: Queryable) => claim([now, limit], db)

/** The channel has given the money back; false when that was known. */
export async function markRefunded(
  { outRefundNo, outTradeNo }: OpenRefund,
  now: Date,
  tx: Tx
): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: now })
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'processing')))
    .returning({ outRefundNo: refunds.outRefundNo })
  if (done.length === 0) return false
  await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.outTradeNo, outTradeNo))
  return true
}
