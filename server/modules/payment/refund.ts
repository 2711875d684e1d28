/** Money that goes back: tried until the channel has done it, under one number, so that it goes back once. */
import { and, eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { withTransaction, type Db } from '../../db/client'
import { orderEvents, orders, payments, refunds } from '../../db/schema'
import { statement } from '../../db/statement'
import { TRANSITIONS } from '../order/states'
import type { PaymentParts } from './ask-channel'

interface OpenRefund {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly orderNo: string
  readonly amountFen: number
  readonly reason: string
}

/** Takes due refunds for this process, and puts their next try off: 5 s after the first, then twice as long, to 1 hour. */
const claim = statement<OpenRefund>(
  'claim-refunds',
  `update refunds set attempts = attempts + 1,
     next_try_at = $1::timestamptz + least(interval '1 hour', interval '5 seconds' * power(2, least(attempts, 12)))
   where out_refund_no in (
     select out_refund_no from refunds where state = 'processing' and next_try_at <= $1
     order by next_try_at limit $2 for update skip locked)
   returning out_refund_no as "outRefundNo", out_trade_no as "outTradeNo", order_no as "orderNo",
     amount_fen as "amountFen", reason`
)

const claimDue = (pool: Pool, now: Date, limit: number) => claim(pool, [now, limit])

/** Carries out the refunds that are due. */
export async function carryOutRefunds(parts: PaymentParts, now: Date): Promise<void> {
  for (const refund of await claimDue(parts.pool, now, 50)) {
    try {
      const { outTradeNo, outRefundNo, amountFen, reason } = refund
      const state = await parts.pay.refund({ outTradeNo, outRefundNo, amountFen, reason })
      if (state === 'done') await finish(parts.db, refund, now)
    } catch (problem) {
      parts.log.error({ err: problem, outRefundNo: refund.outRefundNo }, 'refund failed, will be tried again')
    }
  }
}

async function finish(db: Db, { outRefundNo, outTradeNo, orderNo }: OpenRefund, now: Date): Promise<void> {
  const { from, to, by, note } = TRANSITIONS.refunded
  await withTransaction(db, async (tx) => {
    const done = await tx
      .update(refunds)
      .set({ state: 'done', doneAt: now })
      .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'processing')))
      .returning({ outRefundNo: refunds.outRefundNo })
    if (done.length === 0) return
    await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.outTradeNo, outTradeNo))
    const moved = await tx
      .update(orders)
      .set({ state: to })
      .where(and(eq(orders.orderNo, orderNo), eq(orders.state, from)))
      .returning({ orderNo: orders.orderNo })
    if (moved.length > 0)
      await tx.insert(orderEvents).values({ orderNo, state: to, cause: by, note, at: now })
  })
}
