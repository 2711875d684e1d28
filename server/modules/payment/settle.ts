/** What happens when money has come: once for each payment, whoever tells of it and however often. */
import { sqlState, withTransaction, type Tx } from '../../db/client'
import { lifecycle } from '../order/lifecycle-repository'
import type { PaymentParts } from './ask-channel'
import { fulfilOrRefund } from './fulfil'
import { addRefund, markPaid } from './settle-repository'

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
export async function settle(
  { db, sendRecharges, tellPartner }: Pick<PaymentParts, 'db' | 'sendRecharges' | 'tellPartner'>,
  settlement: Settlement
): Promise<SettleOutcome> {
  const settled = await withTransaction(db, (tx) => settleInside(tx, settlement))
  sendRecharges(settled.recharges, settlement.now)
  if (settled.partnerOrder !== null) tellPartner?.(settled.partnerOrder, settlement.now)
  return settled.outcome
}

interface Settled {
  readonly outcome: SettleOutcome
  /** Receive records that a recharge gateway has to complete. */
  readonly recharges: readonly string[]
  /** An order that stays paid until its partner has confirmed. */
  readonly partnerOrder: string | null
}

const NOTHING_MORE = { recharges: [], partnerOrder: null } as const

async function settleInside(tx: Tx, settlement: Settlement): Promise<Settled> {
  const { outTradeNo, transactionId, paidAt, now } = settlement
  const payment = await markPaid(outTradeNo, transactionId, paidAt, tx)
  if (!payment) return { ...NOTHING_MORE, outcome: 'known' }
  const { orderNo } = payment
  const order = await lifecycle.moveOrder(orderNo, 'pay', { at: now, paidAt }, tx)
  if (order?.kind === 'partner') return { ...NOTHING_MORE, outcome: 'paid', partnerOrder: orderNo }
  if (order) return { ...NOTHING_MORE, outcome: 'paid', recharges: await fulfilIfPossible(tx, orderNo, now) }
  // A cancelled or closed order shows its refund; one that was paid otherwise keeps its state.
  const ended =
    (await lifecycle.moveOrder(payment.orderNo, 'refundCancelled', { at: now }, tx)) ??
    (await lifecycle.moveOrder(payment.orderNo, 'refundClosed', { at: now }, tx))
  const reason = ended ? '订单关闭后支付，原路退回' : '重复支付，原路退回'
  await addRefund({ outTradeNo, ...payment, reason, now }, tx)
  return { ...NOTHING_MORE, outcome: 'refunding' }
}

/** Deadlock and serialisation failure end the whole transaction, and it is tried again as a whole. */
const TRANSIENT = new Set(['40P01', '40001'])

/** In the same transaction, so that paid and handed over are one thing; what fails here a job does again. */
async function fulfilIfPossible(tx: Tx, orderNo: string, now: Date): Promise<string[]> {
  try {
    return await fulfilOrRefund(tx, orderNo, now)
  } catch (problem) {
    if (TRANSIENT.has(sqlState(problem) ?? '')) throw problem
    return []
  }
}
