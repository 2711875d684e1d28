/** Manual refunds on the channel's merchant platform: our books, the order and its benefits are updated accordingly. */
import { withTransaction, type Tx } from '../../db/client'
import { NoticeRefused, type RefundNotice } from '../../gateways/pay/pay-gateway'
import { reportOutcome } from '../../jobs/outcomes'
import { claimMoney } from '../order'
import { revokeBenefits } from './book-refund'
import { deductFromPayment } from './book-refund-repository'
import {
  coverPartially,
  insertByHand,
  lockPayment,
  markCovered,
  undoneRefunds,
  unexplainedFen,
  type UndoneRefund
} from './by-hand-repository'
import type { PaymentDependencies } from './dependencies'
import { endIfReturned } from './end-returned'
import { lockOrder } from './give-back-repository'
import { newRefundNo } from './numbers'
import { findPayment, type PaymentRow } from './payment-repository'
import { closeReturned, findRefund } from './refund-repository'
import { RELEASED } from './refund-states'
import { settle } from './settle'

/**
 * Records a manual refund, full or partial, once. It first covers refunds of ours that the channel has given up, then
 * those that can no longer be carried out in addition; any excess is deducted from the payment. If everything is
 * refunded, the order is refunded, and the rest of its goods is taken back.
 * @throws NoticeRefused for a payment that is not ours, another amount, and more than was paid
 */
export async function recordManualRefund(
  dependencies: PaymentDependencies,
  notice: RefundNotice,
  now: Date
): Promise<void> {
  const payment = await findPayment(notice.outTradeNo, dependencies.db)
  if (payment?.amountFen !== notice.totalFen)
    throw new NoticeRefused(
      `about a payment of ours that is not ${notice.outTradeNo} of ${notice.totalFen} fen`
    )
  const { outTradeNo, transactionId } = notice
  // a refund implies a payment: its notice is lost or late
  await settle(dependencies, { outTradeNo, transactionId, paidAt: now, now })
  if (await withTransaction(dependencies.db, (tx) => book(tx, dependencies, payment, notice, now)))
    reportOutcome(dependencies.log, 'refund', 'by hand', { outRefundNo: notice.outRefundNo })
}

/** @returns false if it has already been booked */
async function book(
  tx: Tx,
  { refundDone, takeBack }: Pick<PaymentDependencies, 'refundDone' | 'takeBack'>,
  { orderNo, outTradeNo }: PaymentRow,
  { outRefundNo, refundedFen }: RefundNotice,
  now: Date
): Promise<boolean> {
  // first, as in every booking of a refund
  await lockOrder(orderNo, tx)
  const payment = await lockPayment(outTradeNo, tx)
  if (!payment || (await findRefund(outRefundNo, tx))) return false
  const parts = partsOf({
    refundedFen,
    paidFen: payment.amountFen,
    bookedFen: payment.refundedFen,
    unexplainedFen: await unexplainedFen(outTradeNo, tx),
    undone: await undoneRefunds(outTradeNo, tx)
  })
  if (!parts) throw new NoticeRefused(`of more than was paid by ${outTradeNo}`)
  await insertByHand({ outRefundNo, outTradeNo, orderNo, amountFen: refundedFen, now }, tx)
  for (const { refund, fen } of parts.covered) {
    if (fen < refund.amountFen) {
      await coverPartially(refund, fen, { newNumber: await newRefundNo(outTradeNo, tx), now }, tx)
      continue
    }
    await markCovered(refund, fen, now, tx)
    await refundDone(tx, refund, now)
  }
  if (parts.newFen > 0) {
    if (!(await deductFromPayment(outTradeNo, parts.newFen, tx)))
      throw new NoticeRefused(`of more than was paid by ${outTradeNo}`)
    const lines = await claimMoney(orderNo, parts.newFen, tx)
    await revokeBenefits(tx, orderNo, { lines, source: `refund:${outRefundNo}`, at: now })
  }
  await closeReturned(outTradeNo, tx)
  await endIfReturned(tx, orderNo, takeBack, now)
  return true
}

/** The parts of a manual refund, fen. */
export interface Parts {
  /** Refunds of ours that it covers, fully or partly. */
  readonly covered: readonly { readonly refund: UndoneRefund; readonly fen: number }[]
  /** The amount beyond them, deducted from the payment. */
  readonly newFen: number
}

/**
 * Splits a manual refund: what is already booked and unexplained; then refunds that the channel gave up; then, if the
 * total would exceed the payment, those not carried out yet, as they no longer can be. Null if the total would still
 * exceed it. Pure.
 */
export function partsOf(existing: {
  readonly refundedFen: number
  readonly paidFen: number
  readonly bookedFen: number
  readonly unexplainedFen: number
  readonly undone: readonly UndoneRefund[]
}): Parts | null {
  const { refundedFen, paidFen, bookedFen, unexplainedFen, undone } = existing
  const covered: { refund: UndoneRefund; fen: number }[] = []
  const cover = (refunds: readonly UndoneRefund[], limit: number): number => {
    let left = limit
    for (const refund of refunds) {
      const fen = Math.min(left, refund.amountFen)
      if (fen > 0) covered.push({ refund, fen })
      left -= fen
    }
    return left
  }
  const isReleased = ({ failure }: UndoneRefund) => failure !== null && RELEASED.includes(failure)
  const rest = refundedFen - Math.min(refundedFen, unexplainedFen)
  const beyond = cover(undone.filter(isReleased), rest)
  const over = Math.max(0, bookedFen + beyond - paidFen)
  const others = undone.filter((refund) => !isReleased(refund))
  if (cover(others, over) > 0) return null
  return { covered, newFen: beyond - over }
}
