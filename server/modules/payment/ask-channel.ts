/** Querying the payment channel, and closing payments there. */
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { PayRefused, type TradeState } from '../../gateways/pay/pay-gateway'
import { reportOutcome } from '../../jobs/outcomes'
import type { PaymentDependencies } from './dependencies'
import { markClosed, paymentsOf, type PaymentRow } from './payment-repository'
import { settle } from './settle'
import { isVirtual, queryTrade } from './trade'

/** Queries every open payment of an order and books what was paid. @throws PayUnreachable, PayRefused */
export async function queryOpenPayments(
  dependencies: PaymentDependencies,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  for (const payment of await openPayments(dependencies.db, [orderNo])) {
    const trade = await queryTrade(dependencies, payment)
    if (isPaid(trade)) await book(dependencies, payment, trade, now)
  }
}

/**
 * Ensures that no payment of the orders is accepted any longer: each open one is closed at the channel; one that has
 * been paid is booked.
 * @returns orders whose payments have all definitely ended; for the others the channel could not be reached
 */
export async function stopPayments(
  dependencies: PaymentDependencies,
  orderNos: readonly OrderNo[],
  now: Date
): Promise<OrderNo[]> {
  const uncertain = new Set<OrderNo>()
  for (const payment of await openPayments(dependencies.db, orderNos)) {
    try {
      await stopPayment(dependencies, payment, now)
    } catch (problem) {
      dependencies.log.warn({ err: problem, outTradeNo: payment.outTradeNo }, 'payment could not be closed')
      uncertain.add(payment.orderNo)
    }
  }
  return orderNos.filter((orderNo) => !uncertain.has(orderNo))
}

/** @returns whether it turned out paid @throws PayUnreachable, PayRefused */
export async function stopPayment(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  now: Date
): Promise<boolean> {
  if (isVirtual(payment.way)) return stopVirtual(dependencies, payment, now)
  const before = await dependencies.pay.query(payment.outTradeNo)
  if (before.state !== 'open') return endAs(dependencies, payment, before, now)
  try {
    await dependencies.pay.close(payment.outTradeNo)
  } catch (problem) {
    if (!(problem instanceof PayRefused)) throw problem
    const after = await dependencies.pay.query(payment.outTradeNo)
    if (after.state === 'open') throw problem
    return endAs(dependencies, payment, after, now)
  }
  return endAs(dependencies, payment, { state: 'closed' }, now)
}

/** How long a payment sheet may still be paid after its order has ended, and WeChat repeats its notice. */
const VIRTUAL_LIFE_MS = 86_400_000

/**
 * Virtual payments cannot be closed at WeChat: an unpaid one is no obstacle, and is watched for a day. What is paid then goes
 * back, as for any order that has ended.
 */
async function stopVirtual(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  now: Date
): Promise<boolean> {
  const trade = await queryTrade(dependencies, payment)
  const isOver = trade.state === 'closed' || now.getTime() - payment.createdAt.getTime() > VIRTUAL_LIFE_MS
  return isPaid(trade) || isOver ? endAs(dependencies, payment, trade, now) : false
}

async function endAs(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  trade: TradeState,
  now: Date
): Promise<boolean> {
  if (isPaid(trade)) return book(dependencies, payment, trade, now)
  const { outTradeNo } = payment
  if (await markClosed(outTradeNo, dependencies.db))
    reportOutcome(dependencies.log, 'payment', 'closed', { outTradeNo })
  return false
}

type Paid = Extract<TradeState, { state: 'paid' | 'refunded' }>
/** It was paid, whatever has happened to the money since. */
export const isPaid = (trade: TradeState): trade is Paid =>
  trade.state === 'paid' || trade.state === 'refunded'

/**
 * Books a payment, once. One that has since been refunded was still paid: its order gets no goods, and the rest of it is
 * refunded. False if another amount was paid.
 */
export async function book(
  dependencies: PaymentDependencies,
  { outTradeNo, amountFen }: PaymentRow,
  trade: Paid,
  now: Date
): Promise<boolean> {
  const { log } = dependencies
  if (trade.amountFen !== amountFen) {
    reportOutcome(log, 'payment', 'other amount', { outTradeNo, amountFen: trade.amountFen })
    return false
  }
  const { transactionId, paidAt } = trade
  const returned = trade.state === 'refunded'
  const outcome = await settle(dependencies, { outTradeNo, transactionId, paidAt, returned, now })
  if (outcome !== 'known') reportOutcome(log, 'payment', returned ? 'returned' : 'paid', { outTradeNo })
  return true
}

async function openPayments(db: Queryable, orderNos: readonly OrderNo[]): Promise<PaymentRow[]> {
  return (await paymentsOf(orderNos, db)).filter((payment) => payment.state === 'created')
}
