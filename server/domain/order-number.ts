import { chinaText } from '../lib/china-time'
import { digits } from '../lib/digits'

declare const ours: unique symbol

/** One of our order numbers. A partner's own number is another type (`PartnerOrderNo`). */
export type OrderNo = string & { readonly [ours]: true }

/**
 * A number for a new order, 20 digits: the time in China to the second, then 8 random digits, so that one number does
 * not reveal another. The primary key rejects duplicates, and the caller draws again.
 */
export function newOrderNo(now: Date): OrderNo {
  return (orderNumbersFrom(now) + digits(8)) as OrderNo
}

/** What the numbers of orders since a moment begin with, or come after: numbers sort by time. */
export const orderNumbersFrom = (moment: Date): string => chinaText(moment, 'YYMMDDHHmmss')

/** The boundary: endpoints for our orders, and their addresses, use `orderNo` for our number. */
export const ourNumber = (orderNo: string): OrderNo => orderNo as OrderNo
