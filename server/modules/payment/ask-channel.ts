/** Asking the payment channel how things are, and telling it to take no more money. */
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { PayRefused, type PayGateway, type TradeState } from '../../gateways/pay/pay-gateway'
import { markClosed, paymentsOf, type PaymentRow } from './payment-repository'
import { settle } from './settle'

/** What this part works with. */
export interface PaymentParts {
  readonly db: Queryable
  readonly pay: PayGateway
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  /** Has bought recharges sent, in the background: whoever tells us of a payment does not wait for a third party. */
  readonly sendRecharges: (receiveIds: readonly string[], now: Date) => void
  /** Has the partner told, in the background, that an order of its own is paid. */
  readonly tellPartner?: (orderNo: string, now: Date) => void
}

/** Asks about every open payment of an order and books what was paid. @throws PayUnreachable, PayRefused */
export async function askAbout(parts: PaymentParts, orderNo: string, now: Date): Promise<void> {
  for (const payment of await openPayments(parts.db, [orderNo])) {
    await book(parts, payment, await parts.pay.query(payment.outTradeNo), now)
  }
}

/**
 * Makes sure that no payment of the orders is taken any more: each open one is closed at the channel; one that was
 * paid meanwhile is booked.
 * @returns orders whose payments are all ended for certain; for the others the channel could not be asked
 */
export async function stopPayments(
  parts: PaymentParts,
  orderNos: readonly string[],
  now: Date
): Promise<string[]> {
  const uncertain = new Set<string>()
  for (const payment of await openPayments(parts.db, orderNos)) {
    try {
      await stopPayment(parts, payment, now)
    } catch (problem) {
      parts.log.warn({ err: problem, outTradeNo: payment.outTradeNo }, 'payment could not be closed')
      uncertain.add(payment.orderNo)
    }
  }
  return orderNos.filter((orderNo) => !uncertain.has(orderNo))
}

/** @returns whether it turned out paid @throws PayUnreachable, PayRefused */
export async function stopPayment(parts: PaymentParts, payment: PaymentRow, now: Date): Promise<boolean> {
  const before = await parts.pay.query(payment.outTradeNo)
  if (before.state !== 'open') return endAs(parts, payment, before, now)
  try {
    await parts.pay.close(payment.outTradeNo)
  } catch (problem) {
    if (!(problem instanceof PayRefused)) throw problem
    const after = await parts.pay.query(payment.outTradeNo)
    if (after.state === 'open') throw problem
    return endAs(parts, payment, after, now)
  }
  await markClosed(payment.outTradeNo, parts.db)
  return false
}

async function endAs(
  parts: PaymentParts,
  payment: PaymentRow,
  trade: TradeState,
  now: Date
): Promise<boolean> {
  if (trade.state === 'paid') return book(parts, payment, trade, now)
  await markClosed(payment.outTradeNo, parts.db)
  return false
}

async function book(
  parts: PaymentParts,
  payment: PaymentRow,
  trade: TradeState,
  now: Date
): Promise<boolean> {
  if (trade.state !== 'paid') return false
  if (trade.amountFen !== payment.amountFen) {
    parts.log.error(
      { outTradeNo: payment.outTradeNo, amountFen: trade.amountFen },
      'paid with another amount'
    )
    return false
  }
  const { transactionId, paidAt } = trade
  await settle(parts, { outTradeNo: payment.outTradeNo, transactionId, paidAt, now })
  return true
}

async function openPayments(db: Queryable, orderNos: readonly string[]): Promise<PaymentRow[]> {
  return (await paymentsOf(orderNos, db)).filter((payment) => payment.state === 'created')
}
