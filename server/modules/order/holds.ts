/**
 * What an unpaid order holds, and until when. A hold lasts a little longer than the order can be paid, for notices in
 * transit. After that it gives way by itself: whoever needs what it holds closes the order at once, without waiting
 * for a job or for the payment channel. A payment that still arrives is refunded, as for any closed order.
 */
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { lifecycle } from './lifecycle-repository'
import { HOLD_MINUTES, ORDER_PAY_MINUTES } from '../../domain/terms'

/** How long an order can be paid (the cashier shows the remaining time). */
export const ORDER_LIFE_MS = ORDER_PAY_MINUTES * 60_000

/** How much longer its hold lasts. */
export const HOLD_GRACE_MS = (HOLD_MINUTES - ORDER_PAY_MINUTES) * 60_000

/** The end of the hold of an order that can be paid until `expiresAt`. */
export const heldUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + HOLD_GRACE_MS)

/** SQL: whether the hold of the order `o` has ended at the moment `now`. */
export const hasEnded = (now: string) =>
  `o.state = 'unpaid' and o.expires_at <= ${now} and o.held_until <= ${now}`

const AT_ONCE = 200

const ended = statement<{ orderNo: OrderNo }>(
  'ended-holds',
  `select distinct o.order_no as "orderNo" from orders o join order_lines l on l.order_no = o.order_no
   join unnest($2::text[], $3::text[]) as needed(kind, item_id) on needed.kind = l.kind and needed.item_id = l.item_id
   where ${hasEnded('$1')} limit ${AT_ONCE}`
)

/** Closes orders whose hold on one of these goods has ended. @returns whether there were any */
export async function closeLapsedHolds(
  needed: readonly { readonly kind: string; readonly itemId: string }[],
  now: Date,
  db: Queryable
): Promise<boolean> {
  const kinds = needed.map(({ kind }) => kind)
  const orders = await ended([now, kinds, needed.map(({ itemId }) => itemId)], db)
  if (orders.length === 0) return false
  const orderNos = orders.map(({ orderNo }) => orderNo)
  return (await lifecycle.move(orderNos, 'close', { at: now }, db)).length > 0
}
