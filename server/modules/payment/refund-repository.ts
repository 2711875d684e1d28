import { and, eq, inArray, sql } from 'drizzle-orm'
import { backoff } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { RefundFailure, RefundRowState } from './refund-states'
import type { PaymentWay } from './trade'

/** A refund of ours. */
export interface RefundRow {
  readonly outRefundNo: string
  readonly outTradeNo: string
  readonly orderNo: OrderNo
  /** What it is for: see `PaymentShare`. */
  readonly refundKey: string
  /** The amount that the channel has to refund: without manual refunds. */
  readonly amountFen: number
  readonly reason: string
  readonly createdAt: Date
  /** When staff had it tried again. */
  readonly retriedAt: Date | null
}

/** A refund waiting to be carried out. */
export interface OpenRefund extends RefundRow {
  /** The amount of the payment. */
  readonly totalFen: number
  readonly way: PaymentWay
  readonly payerOpenId: string | null
}

const COLUMNS = `out_refund_no as "outRefundNo", out_trade_no as "outTradeNo", order_no as "orderNo",
  refund_key as "refundKey", amount_fen - covered_fen as "amountFen", reason, created_at as "createdAt",
  retried_at as "retriedAt"`

const claim = statement<OpenRefund>(
  'claim-refund',
  `with due as (update refunds set attempts = attempts + 1, next_try_at = ${backoff('$1', 'attempts', '5 seconds')}
   where out_refund_no in (
     select out_refund_no from refunds where state = 'processing' and next_try_at <= $1
     order by next_try_at limit 1 for update skip locked)
   returning ${COLUMNS})
   select due.*, p.amount_fen as "totalFen", p.way, p.payer_open_id as "payerOpenId"
   from due join payments p on p.out_trade_no = due."outTradeNo"`
)

/**
 * Claims the refund that has been due longest for this process, and schedules its next attempt: 5 s after the first,
 * then doubling, up to 1 hour.
 */
export const claimRefund = (now: Date, db: Queryable) => claim([now], db)

const find = statement<RefundRow & { state: RefundRowState }>(
  'refund-by-number',
  `select ${COLUMNS}, state from refunds where out_refund_no = $1`
)

/** A refund by its number. */
export async function findRefund(outRefundNo: string, db: Queryable) {
  return (await find([outRefundNo], db))[0] ?? null
}

/** The channel has refunded the money; false if already known. A failed one may be completed by a person. */
export async function markRefunded(outRefundNo: string, now: Date, tx: Tx): Promise<boolean> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: now })
    .where(and(eq(refunds.outRefundNo, outRefundNo), inArray(refunds.state, ['processing', 'failed'])))
    .returning({ outRefundNo: refunds.outRefundNo })
  return done.length > 0
}

/** The channel will not carry it out automatically; false if already known, or it has ended. */
export async function markFailed(outRefundNo: string, failure: RefundFailure, tx: Tx): Promise<boolean> {
  const failed = await tx
    .update(refunds)
    .set({ state: 'failed', failure })
    .where(and(eq(refunds.outRefundNo, outRefundNo), eq(refunds.state, 'processing')))
    .returning({ outRefundNo: refunds.outRefundNo })
  return failed.length > 0
}

/** Ends a payment that is to be fully refunded, once all of it has been. */
export async function closeReturned(outTradeNo: string, tx: Tx): Promise<void> {
  const open = sql`select 1 from ${refunds} where ${refunds.outTradeNo} = ${outTradeNo} and ${refunds.state} in ('processing', 'failed')`
  await tx
    .update(payments)
    .set({ state: 'refunded' })
    .where(
      and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, 'refunding'), sql`not exists (${open})`)
    )
}

/** Whether money of an order is still with us, or being refunded. */
export async function holdsMoney(orderNo: OrderNo, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), inArray(payments.state, ['paid', 'refunding'])))
    .limit(1)
  return rows.length > 0
}

const underWay = statement<{ orderNo: OrderNo }>(
  'orders-being-refunded',
  `select distinct order_no as "orderNo" from refunds where order_no = any($1) and state in ('processing','failed')`
)

/** Those of the orders of which money is on its way back, or waits for staff. */
export async function ordersBeingRefunded(
  orderNos: readonly OrderNo[],
  db: Queryable
): Promise<ReadonlySet<OrderNo>> {
  if (orderNos.length === 0) return new Set()
  return new Set((await underWay([orderNos], db)).map(({ orderNo }) => orderNo))
}
