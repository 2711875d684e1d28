/** Apple's question before it decides about a refund, and messages that nothing here deals with. */
import { NoticeRefused } from '../../gateways/pay/pay-gateway'
import type { RefundAdvice, VirtualNotice } from '../../gateways/virtual-pay/virtual-pay-gateway'
import { reportOutcome } from '../../jobs/outcomes'
import { chinaText } from '../../lib/china-time'
import type { PaymentDependencies } from './dependencies'
import { findPayment, type PaymentRow } from './payment-repository'
import { isVirtual, virtualPayOf } from './trade'
import { recordMessage } from './virtual-message-repository'

type Inquiry = Extract<VirtualNotice, { kind: 'inquiry' }>
type Other = Extract<VirtualNotice, { kind: 'other' }>

/**
 * Answers Apple by what is known here: a refund is advised as long as nothing was delivered, used or given back. WeChat waits 3
 * seconds for it, so nobody else is asked.
 * @returns the body of the answer
 * @throws NoticeRefused about a payment that is not ours: what is not answered leaves it to Apple. Staff see it all the same
 */
export async function answerInquiry(
  dependencies: PaymentDependencies,
  { event, outTradeNo }: Inquiry,
  now: Date
): Promise<string> {
  const { db, log } = dependencies
  const found = await findPayment(outTradeNo, db)
  const payment = found && isVirtual(found.way) ? found : null
  const answer = payment ? await adviceOn(dependencies, payment, now) : null
  const orderNo = payment?.orderNo ?? null
  await recordMessage({ key: `${event} ${outTradeNo}`, event, outTradeNo, orderNo, answer, now }, db)
  reportOutcome(log, 'message', answer ? 'answered' : 'unknown', { event, outTradeNo })
  if (!answer) throw new NoticeRefused(`about an unknown payment ${outTradeNo}`)
  return virtualPayOf(dependencies).answerInquiry(answer)
}

async function adviceOn(
  { db, usageOf }: Pick<PaymentDependencies, 'db' | 'usageOf'>,
  { orderNo, amountFen, state, createdAt }: PaymentRow,
  now: Date
): Promise<RefundAdvice> {
  const about = `订单${orderNo}，${chinaText(createdAt, 'YYYY-MM-DD HH:mm:ss')}下单，${(amountFen / 100).toFixed(2)} 元`
  if (state === 'refunded' || state === 'refunding')
    return { refund: false, evidence: `${about}，商家已退款，请勿重复退款` }
  if (state !== 'paid') return { refund: true, evidence: `${about}，商品尚未交付` }
  const usage = await usageOf(db, orderNo, now)
  if (!usage) return { refund: true, evidence: `${about}，商品尚未交付` }
  return { refund: !usage.isUsed, evidence: `${about}，${usage.words}` }
}

/** Keeps a message for staff that nothing here deals with; it is acknowledged. */
export async function keepOther(
  { db, log }: Pick<PaymentDependencies, 'db' | 'log'>,
  { event, outTradeNo, digest }: Other,
  now: Date
): Promise<void> {
  const payment = outTradeNo === null ? null : await findPayment(outTradeNo, db)
  const orderNo = payment?.orderNo ?? null
  await recordMessage({ key: `${event} ${digest}`, event, outTradeNo, orderNo, answer: null, now }, db)
  reportOutcome(log, 'message', 'unknown', { event, outTradeNo })
}
