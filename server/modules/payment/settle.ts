/** What happens on payment: once per payment, whatever reports it and however often. */
import { sqlState, withTransaction, type Tx } from '../../db/client'
import { bookCommission, earningBy } from '../distribution'
import { earnPoints } from '../points'
import { lifecycle, type MovedOrder } from '../order'
import type { AfterCommit, HandOver, PaymentDependencies } from './dependencies'
import { bookRefund, wholeOf } from './book-refund'
import { retainedOfOrder } from './book-refund-repository'
import { markPaid } from './settle-repository'

/** A payment that the channel reports as made. The caller has compared the amount. */
export interface Settlement {
  readonly outTradeNo: string
  readonly transactionId: string
  readonly paidAt: Date
  /** The channel reports that some or all of it has since been refunded. */
  readonly returned?: boolean
  readonly now: Date
}

/** `refunding` = the order did not need the money (any longer), so it is refunded. `known` = already settled. */
export type SettleOutcome = 'paid' | 'refunding' | 'known'

/**
 * Books a payment in one transaction: the order is paid and handed over; if the order is no longer unpaid, a refund
 * is recorded. Payments never revert an order.
 * @throws if the transaction fails as a whole; retrying is safe
 */
export async function settle(
  { db, handOver }: Pick<PaymentDependencies, 'db' | 'handOver'>,
  settlement: Settlement
): Promise<SettleOutcome> {
  const { outcome, afterCommit } = await withTransaction(db, (tx) => settleInside(tx, handOver, settlement))
  afterCommit()
  return outcome
}

interface Settled {
  readonly outcome: SettleOutcome
  readonly afterCommit: AfterCommit
}

const nothingMore: AfterCommit = () => undefined

async function settleInside(tx: Tx, handOver: HandOver, settlement: Settlement): Promise<Settled> {
  const { outTradeNo, transactionId, paidAt, returned = false, now } = settlement
  const payment = await markPaid(outTradeNo, transactionId, paidAt, tx)
  if (!payment) return { outcome: 'known', afterCommit: nothingMore }
  const { orderNo } = payment
  const order = await lifecycle.moveOrder(orderNo, 'pay', { at: now, paidAt }, tx)
  if (order && !returned) {
    // read before locking goods, which all buyers share; written after them
    const earning = await earningBy(tx, order, now)
    const afterCommit = await handOverIfPossible(tx, handOver, order, now)
    // goods before accounts, in the locking order of point payments and refunds: otherwise they could deadlock
    const { keptFen } = await retainedOfOrder(orderNo, tx)
    // what could not be handed over is already being refunded, and earns nothing
    if (keptFen > 0) {
      await earnPoints(tx, order, keptFen, now)
      if (earning) await bookCommission(tx, order, earning, now)
    }
    return { outcome: 'paid', afterCommit }
  }
  // A cancelled or closed order shows its refund; one paid otherwise keeps its state.
  const ended =
    (order && (await lifecycle.moveOrder(orderNo, 'refundByMerchant', { at: now }, tx))) ??
    (await lifecycle.moveOrder(orderNo, 'refundCancelled', { at: now }, tx)) ??
    (await lifecycle.moveOrder(orderNo, 'refundClosed', { at: now }, tx))
  const reason = order ? '商家已退款，原路退回' : ended ? '订单关闭后支付，原路退回' : '重复支付，原路退回'
  await bookRefund(tx, { ...payment, outTradeNo, refundKey: wholeOf(outTradeNo), lines: [], reason, now })
  return { outcome: 'refunding', afterCommit: nothingMore }
}

/** Deadlocks and serialisation failures end the whole transaction, which is retried as a whole. */
const TRANSIENT = new Set(['40P01', '40001'])

/** In the same transaction, so that payment and handover are atomic; on failure a job retries it. */
async function handOverIfPossible(
  tx: Tx,
  handOver: HandOver,
  order: MovedOrder,
  now: Date
): Promise<AfterCommit> {
  try {
    return await handOver(tx, order, now)
  } catch (problem) {
    if (TRANSIENT.has(sqlState(problem) ?? '')) throw problem
    return nothingMore
  }
}
