/** Payments at whoever holds their money: WeChat Pay, or WeChat's virtual payment. */
import {
  PayRefused,
  PayUnreachable,
  type PayChannel,
  type RefundState,
  type TradeState
} from '../../gateways/pay/pay-gateway'
import type { PaymentDependencies } from './dependencies'
import type { PaymentRow } from './payment-repository'
import type { OpenRefund } from './refund-repository'

/** How a payment is made; `apple` = a virtual payment on iOS, whose money only Apple gives back. */
export type PaymentWay = PayChannel | 'virtual' | 'apple'

type Channels = Pick<PaymentDependencies, 'pay' | 'virtualPay'>

export const isVirtual = (way: PaymentWay): way is 'virtual' | 'apple' => way === 'virtual' || way === 'apple'

/** @throws PayUnreachable if it is no longer set up: its payments cannot be asked about meanwhile */
export function virtualPayOf({ virtualPay }: Pick<Channels, 'virtualPay'>) {
  if (virtualPay) return virtualPay
  throw new PayUnreachable('virtual payment is not set up')
}

/** @throws PayUnreachable, PayRefused */
export async function queryTrade(
  channels: Channels,
  { outTradeNo, way, payerOpenId }: Pick<PaymentRow, 'outTradeNo' | 'way' | 'payerOpenId'>
): Promise<TradeState> {
  if (!isVirtual(way)) return channels.pay.query(outTradeNo)
  // without a payer it was never given out
  if (payerOpenId === null) return { state: 'unknown' }
  return virtualPayOf(channels).query({ outTradeNo, openId: payerOpenId })
}

/** @throws PayUnreachable, PayRefused */
export async function refundTrade(channels: Channels, refund: OpenRefund): Promise<RefundState> {
  const { way, payerOpenId: openId } = refund
  if (!isVirtual(way)) return channels.pay.refund(refund)
  if (way === 'apple')
    throw new PayRefused('INVALID_REQUEST', 200, 'only Apple gives back what was paid on iOS')
  if (openId === null) throw new PayRefused('PARAM_ERROR', 200, 'the payer has deleted the account')
  return virtualPayOf(channels).refund({ ...refund, openId })
}
