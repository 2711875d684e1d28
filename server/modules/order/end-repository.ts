import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

const due = statement<DueOrder>(
  'orders-due',
  `select order_no as "orderNo", expires_at as "expiresAt", held_until as "heldUntil" from orders
   where state = 'unpaid' and expires_at <= $1 and (expires_at, order_no) > ($2, $3)
   order by expires_at, order_no limit $4`
)

const hide = statement<{ order_no: OrderNo }>(
  'hide-order',
  `update orders set hidden_at = coalesce(hidden_at, $3) where order_no = $1 and member_id = $2 and state = any($4)
   returning order_no`
)

const unhide = statement<{ order_no: OrderNo }>(
  'unhide-order',
  'update orders set hidden_at = null where order_no = $1 and member_id = $2 returning order_no'
)

/** Position of an iteration over due orders. */
export interface DueOrder {
  readonly orderNo: OrderNo
  readonly expiresAt: Date
  /** When its hold gives way to others. */
  readonly heldUntil: Date | null
}

/** Overdue unpaid orders, oldest first, after `last`. */
export function listDue(now: Date, last: DueOrder | null, limit: number, db: Queryable): Promise<DueOrder[]> {
  return due([now, last?.expiresAt ?? new Date(0), last?.orderNo ?? '', limit], db)
}

/** Removes an order from the member's list; false if it is in none of `states`, or not the member's. */
export async function hideOrder(
  memberId: string,
  orderNo: OrderNo,
  states: readonly string[],
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await hide([orderNo, memberId, now, states], db)).length > 0
}

/** Puts an order back into the member's list; false if it is not the member's. */
export async function unhideOrder(memberId: string, orderNo: OrderNo, db: Queryable): Promise<boolean> {
  return (await unhide([orderNo, memberId], db)).length > 0
}
