/** What happens when money has come: once for each payment, whoever tells of it and however often. */
import { and, eq, inArray } from 'drizzle-orm'
import { withTransaction, type Db, type Tx } from '../../db/client'
import { orderEvents, orders, payments, refunds } from '../../db/schema'
import { TRANSITIONS, type TransitionName } from '../order/states'
import { outRefundNo } from '../order/numbers'
import { fulfil } from './fulfil'

/** A payment that the channel says was made. The amount has been compared by the caller. */
export interface Settlement {
  readonly outTradeNo: string
  readonly transactionId: string
  readonly paidAt: Date
  readonly now: Date
}

/** `refunding` = the order did not need the money (any more), so it goes back. `known` = was settled before. */
export type SettleOutcome = 'paid' | 'refunding' | 'known'

/**
 * Books a payment in one transaction: the order is paid and what it gives is handed over; where the order is not unpaid
 * any more, the refund is written down. Payments never throw an order back.
 * @throws when the transaction fails as a whole; asking again is safe
 */
export async function settle(db: Db, settlement: Settlement): Promise<SettleOutcome> {
  return withTransaction(db, (tx) => settleInside(tx, settlement))
}

async function settleInside(
  tx: Tx,
  { outTradeNo, transactionId, paidAt, now }: Settlement
): Promise<SettleOutcome> {
  const [payment] = await tx
    .update(payments)
    .set({ state: 'paid', transactionId, paidAt })
    .where(and(eq(payments.outTradeNo, outTradeNo), inArray(payments.state, ['created', 'closed'])))
    .returning({ orderNo: payments.orderNo, amountFen: payments.amountFen })
  if (!payment) return 'known'
  const paid = await tx
    .update(orders)
    .set({ state: 'paid', paidAt })
    .where(and(eq(orders.orderNo, payment.orderNo), eq(orders.state, 'unpaid')))
    .returning({ orderNo: orders.orderNo })
  if (paid.length === 0) {
    await giveBack(tx, { outTradeNo, ...payment, now })
    return 'refunding'
  }
  await tx.insert(orderEvents).values(event(payment.orderNo, 'pay', now))
  await fulfilIfPossible(tx, payment.orderNo, now)
  return 'paid'
}

/** In the same transaction, so that paid and handed over are one thing; what fails here a job does again. */
async function fulfilIfPossible(tx: Tx, orderNo: string, now: Date): Promise<void> {
  try {
    await tx.transaction((inner) => fulfil(inner, orderNo, now))
  } catch (problem) {
    if (isTransient(problem)) throw problem
  }
}

/** Deadlocks end the whole transaction, and it is tried again as a whole. */
function isTransient(problem: unknown): boolean {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('code' in error && (error.code === '40P01' || error.code === '40001')) return true
  }
  return false
}

interface Surplus {
  readonly outTradeNo: string
  readonly orderNo: string
  readonly amountFen: number
  readonly now: Date
}

async function giveBack(tx: Tx, { outTradeNo, orderNo, amountFen, now }: Surplus): Promise<void> {
  const transition = await startRefund(tx, orderNo, now)
  const reason = transition ? '订单关闭后支付，原路退回' : '重复支付，原路退回'
  await tx.update(payments).set({ state: 'refunding' }).where(eq(payments.outTradeNo, outTradeNo))
  await tx.insert(refunds).values({
    outRefundNo: outRefundNo(outTradeNo),
    outTradeNo,
    orderNo,
    amountFen,
    reason,
    state: 'processing',
    nextTryAt: now,
    createdAt: now
  })
}

/** A cancelled or closed order shows its refund; one that was paid otherwise keeps its state. */
async function startRefund(tx: Tx, orderNo: string, now: Date): Promise<boolean> {
  for (const name of ['refundCancelled', 'refundClosed'] as const) {
    const { from, to } = TRANSITIONS[name]
    const moved = await tx
      .update(orders)
      .set({ state: to })
      .where(and(eq(orders.orderNo, orderNo), eq(orders.state, from)))
      .returning({ orderNo: orders.orderNo })
    if (moved.length === 0) continue
    await tx.insert(orderEvents).values(event(orderNo, name, now))
    return true
  }
  return false
}

function event(orderNo: string, name: TransitionName, at: Date) {
  const { to, by, note } = TRANSITIONS[name]
  return { orderNo, state: to, cause: by, note, at }
}
