import type { OrderNo } from '../../domain/order-number'

/** Ours for the n-th attempt to pay an order: two taps at once make the same one. 6 to 32 characters, as WeChat asks. */
export function outTradeNo(orderNo: OrderNo, attempt: number): string {
  return `${orderNo}P${String(attempt).padStart(2, '0')}`
}

/** Ours for the one refund of a payment: the same however often it is tried, so the channel refunds once. */
export function outRefundNo(tradeNo: string): string {
  return `${tradeNo}R`
}
