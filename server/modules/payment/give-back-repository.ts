import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { orders } from '../../db/schema/order'
import { payments } from '../../db/schema/payment'
import type { OrderNo } from '../../domain/order-number'

/** Locks an order's state until the transaction ends; null if unknown. */
export async function lockOrder(orderNo: OrderNo, tx: Tx) {
  const [order] = await tx
    .select({ state: orders.state, kind: orders.kind, payFen: orders.payFen })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('update')
  return order ?? null
}

/** The payment of an order; null if it was free, or is already being refunded. */
export async function paidBy(orderNo: OrderNo, tx: Tx): Promise<string | null> {
  const [payment] = await tx
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), eq(payments.state, 'paid')))
    .for('update')
  return payment?.outTradeNo ?? null
}
