import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { lastRefundNo } from './book-refund-repository'

/**
 * Our number for the n-th attempt to pay an order: a double tap produces the same one. 6 to 32 characters, as WeChat
 * requires.
 */
export function outTradeNo(orderNo: OrderNo, attempt: number): string {
  return `${orderNo}P${String(attempt).padStart(2, '0')}`
}

/**
 * Our number for the next refund of a payment, which the caller has locked. It is stored with the refund and sent
 * with every attempt, so the channel refunds once. 64 characters at most.
 */
export async function newRefundNo(tradeNo: string, tx: Tx): Promise<string> {
  const last = Number((await lastRefundNo(tradeNo, tx))?.slice(tradeNo.length + 1) ?? 0)
  return `${tradeNo}R${String(last + 1).padStart(2, '0')}`
}
