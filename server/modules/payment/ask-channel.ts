/** Asking the payment channel how things are, and telling it to take no more money. */
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { PayRefused, type TradeState } from '../../gateways/pay/pay-gateway'
import type { PaymentDependencies } from './dependencies'
import { markClosed, paymentsOf, type PaymentRow } from './payment-repository'
import { settle } from './settle'

/** Asks about every open payment of an order and books what was paid. @throws PayUnreachable, PayRefused */
export async function askAbout(
  dependencies: PaymentDependencies,
  orderNo: OrderNo,
  now: Date
): Promise<void> {
  for (const payment of await openPayments(dependencies.db, [orderNo])) {
    await book(dependencies, payment, await dependencies.pay.query(payment.outTradeNo), now)
  }
}

/**
 * Makes sure that no payment of the orders is taken any more: each open one is closed at the channel; one that was
 * paid meanwhile is booked.
 * @returns orders whose payments are all ended for certain; for the others the channel could not be asked
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
  await markClosed(payment.outTradeNo, dependencies.db)
  return false
}

async function endAs(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  trade: TradeState,
  now: Date
): Promise<boolean> {
  if (trade.state === 'paid') return book(dependencies, payment, trade, now)
  await markClosed(payment.outTradeNo, dependencies.db)
  return false
}

async function book(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  trade: TradeState,
  now: Date
): Promise<boolean> {
  if (trade.state !== 'paid') return false
  if (trade.amountFen !== payment.amountFen) {
    dependencies.log.error(
      { outTradeNo: payment.outTradeNo, amountFen: trade.amountFen },
      'paid with another amount'
    )
    return false
  }
  const { transactionId, paidAt } = trade
  await settle(dependencies, { outTradeNo: payment.outTradeNo, transactionId, paidAt, now })
  return true
}

async function openPayments(db: Queryable, orderNos: readonly OrderNo[]): Promise<PaymentRow[]> {
  return (await paymentsOf(orderNos, db)).filter((payment) => payment.state === 'created')
}
