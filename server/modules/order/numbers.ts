import { randomInt } from 'node:crypto'
import { chinaText } from '../../lib/china-time'

declare const ours: unique symbol

/** Number of an order of ours. A partner's own number is another type (`PartnerOrderNo`). */
export type OrderNo = string & { readonly [ours]: true }

/**
 * A number for a new order, 20 digits: the moment in China to the second, then 8 random digits, so that one number does
 * not give away another. Two equal ones are refused by the primary key, and the caller draws again.
 */
export function newOrderNo(now: Date): OrderNo {
  return (chinaText(now, 'YYMMDDHHmmss') + digits(8)) as OrderNo
}

/** Ours for the n-th attempt to pay an order: two taps at once make the same one. 6 to 32 characters, as WeChat asks. */
export function outTradeNo(orderNo: string, attempt: number): string {
  return `${orderNo}P${String(attempt).padStart(2, '0')}`
}

/** Ours for the one refund of a payment: the same however often it is tried, so the channel refunds once. */
export function outRefundNo(tradeNo: string): string {
  return `${tradeNo}R`
}

/** `count` random decimal digits from the system's secure source. */
export function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
