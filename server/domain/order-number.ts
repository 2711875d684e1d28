import { chinaText } from '../lib/china-time'
import { digits } from '../lib/digits'

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

/** The border: calls about orders of ours, and their addresses, say `orderNo` for our number. */
export const ourNumber = (orderNo: string): OrderNo => orderNo as OrderNo
