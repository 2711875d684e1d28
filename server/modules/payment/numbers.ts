import type { OrderNo } from '../../domain/order-number'

/** Ours for the n-th attempt to pay an order: two taps at once make the same one. 6 to 32 characters, as WeChat asks. */
export function outTradeNo(orderNo: OrderNo, attempt: number): string {
  return `${orderNo}P${String(attempt).padStart(2, '0')}`
}

/**
 * Ours for the n-th refund of a payment. It is written down with the refund and sent however often that is tried, so the
 * channel refunds once. 64 characters at most.
 */
export function outRefundNo(tradeNo: string, nth: number): string {
  return `${tradeNo}R${String(nth).padStart(2, '0')}`
}
