/** Refunds are recorded first, inside the transaction that causes them; a job carries them out. */
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { reduceCommission, type MoneyBack, type RefundedLine } from '../distribution'
import { revokePoints } from '../points'
import {
  insertRefund,
  retainedOfOrder,
  lockPayments,
  refundOfKey,
  deductFromPayment,
  type BookedRefund
} from './book-refund-repository'
import { byHandFen } from './by-hand-repository'
import { newRefundNo } from './numbers'

/** A part of an order's payment to be refunded. */
export interface PaymentShare {
  readonly orderNo: OrderNo
  /**
   * `owner:id`, e.g. `aftersale:…`: one refund per key, permanently. The owner before the colon is notified on
   * completion (`RefundDone` of payment/dependencies.ts).
   */
  readonly refundKey: string
  readonly amountFen: number
  /** The lines that it concerns, without freight; `all`: the order as a whole. */
  readonly lines: readonly RefundedLine[] | 'all'
  /** The text shown to the buyer. */
  readonly reason: string
  readonly now: Date
}

/** `booked` now; `known` = already booked under this key; `nothing` to refund: nobody will be notified. */
export type PartialRefund =
  | { readonly outcome: 'booked' | 'known'; readonly refund: BookedRefund }
  | { readonly outcome: 'nothing' }

/** The refund would exceed what is left of the payment. Nothing was booked. */
export class RefundExceedsPaid extends Error {
  constructor(orderNo: OrderNo, amountFen: number) {
    super(`${amountFen} fen are not left of what was paid for order ${orderNo}`)
    this.name = 'RefundExceedsPaid'
  }
}

const KEY = /^[a-z]+:\S{1,64}$/

/**
 * Books a partial refund of an order's payment, once per key, never more than is left of it: less, or nothing, if the
 * merchant has refunded part of it manually.
 * @throws RefundExceedsPaid; an Error for a malformed key, a key already used for another amount, and an amount that
 * is not whole fen
 */
export async function refundPartially(tx: Tx, part: PaymentShare): Promise<PartialRefund> {
  const { orderNo, refundKey, amountFen } = part
  if (!KEY.test(refundKey)) throw new Error(`${refundKey} does not say whose refund it is`)
  if (!Number.isSafeInteger(amountFen) || amountFen < 0)
    throw new Error(`${amountFen} fen cannot be given back`)
  if (amountFen === 0) return { outcome: 'nothing' }
  const payments = await lockPayments(orderNo, tx)
  const existing = await refundOfKey(orderNo, refundKey, tx)
  const returnedFen = await byHandFen(orderNo, tx)
  if (existing) {
    if (existing.amountFen === amountFen || (returnedFen > 0 && existing.amountFen < amountFen))
      return { outcome: 'known', refund: existing }
    throw new Error(`${refundKey} of order ${orderNo} was of ${existing.amountFen} fen, not of ${amountFen}`)
  }
  const payment = payments.find(({ state, leftFen }) => state === 'paid' && leftFen >= amountFen)
  if (payment)
    return { outcome: 'booked', refund: await bookRefund(tx, { ...part, outTradeNo: payment.outTradeNo }) }
  // manual refunds by the merchant are not refunded again
  const rest = payments.find(({ state, leftFen }) => state === 'paid' && leftFen > 0)
  if (amountFen - (rest?.leftFen ?? 0) > returnedFen) throw new RefundExceedsPaid(orderNo, amountFen)
  if (!rest) return { outcome: 'nothing' }
  const { outTradeNo, leftFen } = rest
  return { outcome: 'booked', refund: await bookRefund(tx, { ...part, outTradeNo, amountFen: leftFen }) }
}

/** Books a refund of a given payment. @throws RefundExceedsPaid */
export async function bookRefund(
  tx: Tx,
  refund: PaymentShare & { readonly outTradeNo: string }
): Promise<BookedRefund> {
  const { outTradeNo, orderNo, refundKey, amountFen, lines, reason, now } = refund
  if (!(await deductFromPayment(outTradeNo, amountFen, tx))) throw new RefundExceedsPaid(orderNo, amountFen)
  const number = await newRefundNo(outTradeNo, tx)
  await insertRefund({ outRefundNo: number, outTradeNo, orderNo, refundKey, amountFen, reason, now }, tx)
  await revokeBenefits(tx, orderNo, { lines, source: `refund:${number}`, at: now })
  return { outRefundNo: number, amountFen, state: 'processing' }
}

/**
 * An order's earnings are reduced with its money: the buyer's points, the referrer's commission. The caller has
 * booked the refund.
 */
export async function revokeBenefits(tx: Tx, orderNo: OrderNo, back: MoneyBack): Promise<void> {
  const { source, at } = back
  await revokePoints(tx, orderNo, { ...(await retainedOfOrder(orderNo, tx)), source, at })
  await reduceCommission(tx, orderNo, back)
}

/** The key for refunding a whole payment. */
export const wholeOf = (outTradeNo: string) => `payment:${outTradeNo}`
