import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A refund as recorded. */
export interface BookedRefund {
  readonly outRefundNo: string
  readonly amountFen: number
  readonly state: string
}

/** A payment that can be partly refunded. */
export interface RefundablePayment {
  readonly outTradeNo: string
  readonly state: string
  readonly leftFen: number
}

/**
 * The completed payments of an order, locked until the transaction ends: concurrent refunds of it wait here.
 * Incomplete ones are not locked: whoever books one locks it, and waits for the order.
 */
export async function lockPayments(orderNo: OrderNo, tx: Tx): Promise<RefundablePayment[]> {
  return tx
    .select({
      outTradeNo: payments.outTradeNo,
      state: payments.state,
      leftFen: sql<number>`${payments.amountFen} - ${payments.refundedFen}`
    })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), inArray(payments.state, ['paid', 'refunding', 'refunded'])))
    .orderBy(asc(payments.outTradeNo))
    .for('update')
}

/** The refund that was booked under a key. */
export async function refundOfKey(orderNo: OrderNo, refundKey: string, tx: Tx): Promise<BookedRefund | null> {
  const { outRefundNo, amountFen, state } = refunds
  const [refund] = await tx
    .select({ outRefundNo, amountFen, state })
    .from(refunds)
    .where(and(eq(refunds.orderNo, orderNo), eq(refunds.refundKey, refundKey)))
  return refund ?? null
}

const last = statement<{ outRefundNo: string }>(
  'last-refund-of-trade',
  `select out_refund_no as "outRefundNo" from refunds where out_trade_no = $1 and out_refund_no ~ ('^' || $1 || 'R[0-9]+$')
   order by length(out_refund_no) desc, out_refund_no desc limit 1`
)

/** The number of our last refund request for a payment; null if there is none. */
export async function lastRefundNo(outTradeNo: string, tx: Tx): Promise<string | null> {
  return (await last([outTradeNo], tx))[0]?.outRefundNo ?? null
}

/** Takes `amountFen` from the rest of a payment; false if not that much is left. */
export async function deductFromPayment(outTradeNo: string, amountFen: number, tx: Tx): Promise<boolean> {
  const after = sql`${payments.refundedFen} + ${amountFen}`
  const taken = await tx
    .update(payments)
    .set({
      refundedFen: after,
      state: sql`case when ${after} = ${payments.amountFen} then 'refunding' else 'paid' end`
    })
    .where(
      and(
        eq(payments.outTradeNo, outTradeNo),
        eq(payments.state, 'paid'),
        sql`${after} <= ${payments.amountFen}`
      )
    )
    .returning({ outTradeNo: payments.outTradeNo })
  return taken.length > 0
}

/** Records a refund; a job carries it out. */
export async function insertRefund(
  refund: {
    readonly outRefundNo: string
    readonly outTradeNo: string
    readonly orderNo: OrderNo
    readonly refundKey: string
    readonly amountFen: number
    readonly reason: string
    readonly now: Date
  },
  tx: Tx
): Promise<void> {
  const { now, ...values } = refund
  await tx.insert(refunds).values({ ...values, state: 'processing', nextTryAt: now, createdAt: now })
}

const stored = statement<{ ofFen: number; keptFen: number }>(
  'kept-of-order',
  `select o.pay_fen as "ofFen", greatest(0, coalesce((select sum(p.amount_fen - p.refunded_fen) from payments p
     where p.order_no = o.order_no and p.state in ('paid', 'refunding', 'refunded')), 0) - o.withheld_fen)::int as "keptFen"
   from orders o where o.order_no = $1`
)

/**
 * The price of an order, and how much of its money remains with us; money withheld by refunds no longer belongs to
 * the order.
 */
export async function retainedOfOrder(
  orderNo: OrderNo,
  tx: Queryable
): Promise<{ ofFen: number; keptFen: number }> {
  const [row] = await stored([orderNo], tx)
  return row ?? { ofFen: 0, keptFen: 0 }
}
