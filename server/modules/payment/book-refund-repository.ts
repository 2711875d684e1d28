import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { payments, refunds } from '../../db/schema/payment'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A refund that was written down. */
export interface BookedRefund {
  readonly outRefundNo: string
  readonly amountFen: number
  readonly state: string
}

/** A payment of which something may go back. */
export interface RefundablePayment {
  readonly outTradeNo: string
  readonly state: string
  readonly leftFen: number
}

/**
 * The payments that were made for an order, held until the transaction ends: whoever books a refund of it waits here. Those
 * that are not made are left alone: whoever books one holds it, and waits for the order.
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

/** The number of the last refund that we asked for of a payment; null where it has none. */
export async function lastRefundNo(outTradeNo: string, tx: Tx): Promise<string | null> {
  return (await last([outTradeNo], tx))[0]?.outRefundNo ?? null
}

/** Takes `amountFen` of what is left of a payment; false where so much is not left. */
export async function takeOf(outTradeNo: string, amountFen: number, tx: Tx): Promise<boolean> {
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

/** Writes a refund down; a job carries it out. */
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

/** What an order cost, and what of its money is with us and stays; money that refunds have withheld is not the order's any more. */
export async function retainedOfOrder(
  orderNo: OrderNo,
  tx: Queryable
): Promise<{ ofFen: number; keptFen: number }> {
  const [row] = await stored([orderNo], tx)
  return row ?? { ofFen: 0, keptFen: 0 }
}
