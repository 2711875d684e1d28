import { NoticeRefused, type NoticeHeaders, type RefundNotice } from '../../gateways/pay/pay-gateway'
import type { PaymentDependencies } from './dependencies'
import { findPayment } from './payment-repository'
import { finishRefund } from './refund'
import { findRefund } from './refund-repository'
import { settle } from './settle'
import { keepNotice } from './settle-repository'

/**
 * Takes a notice of the payment channel: believed only if the channel signed it for us, about a payment or refund of ours
 * and the exact amount. A repeated or late one changes nothing. @throws NoticeRefused, or any failure: the channel sends again
 */
export async function takeNotice(
  dependencies: PaymentDependencies,
  headers: NoticeHeaders,
  raw: string,
  now: Date
): Promise<void> {
  const notice = dependencies.pay.readNotice(headers, raw)
  if (!notice) return
  if ('outRefundNo' in notice) return takeRefund(dependencies, notice, now)
  const payment = await findPayment(notice.outTradeNo, dependencies.db)
  if (!payment) throw new NoticeRefused(`about an unknown payment ${notice.outTradeNo}`)
  if (payment.amountFen !== notice.amountFen) {
    throw new NoticeRefused(`of ${notice.amountFen} fen for a payment of ${payment.amountFen} fen`)
  }
  const { outTradeNo, transactionId, paidAt } = notice
  await settle(dependencies, { outTradeNo, transactionId, paidAt, now })
  await keepNotice(notice.id, outTradeNo, now, dependencies.db)
}

async function takeRefund(
  dependencies: PaymentDependencies,
  { id, outTradeNo, outRefundNo, refundedFen }: RefundNotice,
  now: Date
): Promise<void> {
  const refund = await findRefund(outRefundNo, dependencies.db)
  if (refund?.outTradeNo !== outTradeNo || refund.amountFen !== refundedFen) {
    throw new NoticeRefused(`about a refund of ours that is not ${outRefundNo} of ${refundedFen} fen`)
  }
  await finishRefund(dependencies, refund, now)
  await keepNotice(id, outTradeNo, now, dependencies.db)
}
