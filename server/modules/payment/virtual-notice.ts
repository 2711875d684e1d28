import { NoticeRefused, PayUnreachable } from '../../gateways/pay/pay-gateway'
import type { PushQuery, VirtualNotice } from '../../gateways/virtual-pay/virtual-pay-gateway'
import { book, isPaid } from './ask-channel'
import { recordManualRefund } from './by-hand'
import type { PaymentDependencies } from './dependencies'
import { findPayment, type PaymentRow } from './payment-repository'
import { answerInquiry, keepOther } from './refund-inquiry'
import { failRefund, finishRefund } from './refund'
import { findRefund } from './refund-repository'
import { isVirtual, queryTrade, virtualPayOf } from './trade'

/**
 * Processes a message of WeChat about a virtual payment. What it tells of a payment is asked for at WeChat, and booked as any
 * other payment: a repeated or late message changes nothing.
 * @returns the body that answers it; null if it is only acknowledged
 * @throws NoticeRefused, or any failure: WeChat sends it again
 */
export async function processVirtualNotice(
  dependencies: PaymentDependencies,
  query: PushQuery,
  raw: string,
  now: Date
): Promise<string | null> {
  const notice = virtualPayOf(dependencies).readNotice(query, raw)
  if (!notice) return null
  if (notice.kind === 'inquiry') return answerInquiry(dependencies, notice, now)
  if (notice.kind === 'other') {
    await keepOther(dependencies, notice, now)
    return null
  }
  const payment = await findPayment(notice.outTradeNo, dependencies.db)
  if (!payment || !isVirtual(payment.way))
    throw new NoticeRefused(`about an unknown payment ${notice.outTradeNo}`)
  if (payment.payerOpenId !== null && payment.payerOpenId !== notice.openId)
    throw new NoticeRefused(`of another payer than that of ${notice.outTradeNo}`)
  const transactionId = await settlePaid(dependencies, payment, now)
  if (notice.kind === 'refund') await takeRefund(dependencies, payment, { ...notice, transactionId }, now)
  return null
}

/** Books the payment if it is not yet; gives its number at WeChat. @throws PayUnreachable if WeChat says that it is not paid */
async function settlePaid(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  now: Date
): Promise<string> {
  const trade = await queryTrade(dependencies, payment)
  if (!isPaid(trade)) throw new PayUnreachable(`${payment.outTradeNo} is ${trade.state}`)
  if (!(await book(dependencies, payment, trade, now)))
    throw new NoticeRefused(`of ${trade.amountFen} fen for a payment of ${payment.amountFen} fen`)
  return trade.transactionId
}

type RefundMessage = Extract<VirtualNotice, { kind: 'refund' }> & { readonly transactionId: string }

/** A refund of ours; or one that Apple, or a person at WeChat's console, made. */
async function takeRefund(
  dependencies: PaymentDependencies,
  payment: PaymentRow,
  { outRefundNo, refundedFen, end, transactionId }: RefundMessage,
  now: Date
): Promise<void> {
  const { outTradeNo, amountFen: totalFen } = payment
  const refund = await findRefund(outRefundNo, dependencies.db)
  if (refund) {
    if (refund.outTradeNo !== outTradeNo || refund.amountFen !== refundedFen)
      throw new NoticeRefused(`about a refund of ours that is not ${outRefundNo} of ${refundedFen} fen`)
    if (end === 'done') await finishRefund(dependencies, refund, now)
    else await failRefund(dependencies, refund, end, now)
  } else if (end === 'done') {
    const told = { id: outRefundNo, outTradeNo, transactionId, totalFen, outRefundNo, refundedFen, end }
    await recordManualRefund(dependencies, told, now)
  } else dependencies.log.warn({ outTradeNo, outRefundNo }, 'a refund by hand has failed at WeChat')
}
