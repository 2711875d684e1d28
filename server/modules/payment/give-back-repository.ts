import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { cardProducts } from '../../db/schema/card'
import { couponReceives } from '../../db/schema/coupon'
import { orders } from '../../db/schema/order'
import { payments } from '../../db/schema/payment'
import { plates } from '../../db/schema/plate'
import { products } from '../../db/schema/product'
import type { BoughtLine } from './fulfil-repository'

/** An order that keeps its state until the transaction ends; null for an unknown one. */
export async function lockOrder(orderNo: string, tx: Tx) {
  const [order] = await tx
    .select({ state: orders.state, kind: orders.kind, payFen: orders.payFen })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
    .for('update')
  return order ?? null
}

/** The payment that an order was paid by; null where it cost nothing, or it goes back already. */
export async function paidBy(orderNo: string, tx: Tx): Promise<string | null> {
  const [payment] = await tx
    .select({ outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), eq(payments.state, 'paid')))
    .for('update')
  return payment?.outTradeNo ?? null
}

/** The coupon of an order can be used again, until its own end. */
export async function returnCoupon(orderNo: string, couponReceiveId: string, tx: Tx): Promise<void> {
  await tx
    .update(couponReceives)
    .set({ state: 'usable', orderNo: null, usedAt: null })
    .where(and(eq(couponReceives.id, couponReceiveId), eq(couponReceives.orderNo, orderNo)))
}

/** Puts pieces back into stock; `sold` = they were counted as sold. */
export async function returnGoods(
  kind: string,
  { itemId, quantity }: BoughtLine,
  sold: boolean,
  tx: Tx
): Promise<void> {
  const table = kind === 'card' ? cardProducts : kind === 'plate' ? plates : products
  await tx
    .update(table)
    .set({
      stock: sql`${table.stock} + ${quantity}`,
      sold: sql`${table.sold} - ${sold ? quantity : 0}`
    })
    .where(eq(table.id, itemId))
}
