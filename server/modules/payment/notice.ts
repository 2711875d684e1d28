import { NoticeRefused, type NoticeHeaders, type RefundNotice } from '../../gateways/pay/pay-gateway'
import { reportOutcome } from '../../jobs/outcomes'
import type { PaymentDependencies } from './dependencies'
import { recordManualRefund } from './by-hand'
import { findPayment } from './payment-repository'
import { failRefund, finishRefund } from './refund'
import { findRefund } from './refund-repository'
import { settle } from './settle'
import { saveNotice } from './settle-repository'

/**
 * Processes a notice of the payment channel: accepted only if the channel signed it for us, for a payment or refund
 * of ours and the exact amount. A repeated or late one changes nothing.
 * @throws NoticeRefused, or any failure: the channel sends it again
 */
export async function processNotice(
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
  const outcome = await settle(dependencies, { outTradeNo, transactionId, paidAt, now })
  if (outcome !== 'known') reportOutcome(dependencies.log, 'payment', 'paid', { outTradeNo })
  await saveNotice(notice.id, outTradeNo, now, dependencies.db)
}

async function takeRefund(dependencies: PaymentDependencies, notice: RefundNotice, now: Date): Promise<void> {
  const { id, outTradeNo, outRefundNo, refundedFen, end } = notice
  const refund = await findRefund(outRefundNo, dependencies.db)
  if (refund) {
    if (refund.outTradeNo !== outTradeNo || refund.amountFen !== refundedFen)
      throw new NoticeRefused(`about a refund of ours that is not ${outRefundNo} of ${refundedFen} fen`)
    if (end === 'done') await finishRefund(dependencies, refund, now)
    else await failRefund(dependencies, refund, end, now)
  } else if (end === 'done') await recordManualRefund(dependencies, notice, now)
  // a failed manual refund is the concern of whoever made it: nothing of ours has changed
  else dependencies.log.warn({ outTradeNo, outRefundNo, end }, 'a refund by hand has failed at the channel')
  await saveNotice(id, outTradeNo, now, dependencies.db)
}
