import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { orders } from '../../db/schema/order'
import { payments } from '../../db/schema/payment'
import type { OrderNo } from '../../domain/order-number'

/** An order that keeps its state until the transaction ends; null for an unknown one. */
export async function lockOrder(orderNo: OrderNo, tx: Tx) {
  const [order] = await tx
    .select({ state: orders.state, kind: orders.kind, payFen: orders.payFen })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('update')
  return order ?? null
}

/** The payment that an order was paid by; null where it cost nothing, or it goes back already. */
export async function paidBy(orderNo: OrderNo, tx: Tx): Promise<string | null> {
  const [payment] = await tx
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), eq(payments.state, 'paid')))
    .for('update')
  return payment?.outTradeNo ?? null
}
