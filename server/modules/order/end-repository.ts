import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { GOODS_TABLE } from './goods-repository'
import { TRANSITIONS } from './states'

const backTo = (kind: keyof typeof GOODS_TABLE) => `
  back_${kind} as (
    update ${GOODS_TABLE[kind]} g set stock = g.stock + b.quantity
    from (select l.item_id, sum(l.quantity)::int as quantity from ended e join order_lines l on l.order_no = e.order_no
      where e.kind = '${kind}' group by l.item_id) b
    where g.id = b.item_id and g.stock is not null)`

/** Ends unpaid orders and gives back, in the same statement, their stock and coupons. */
const endUnpaid = statement<{ order_no: string }>(
  'end-unpaid',
  `with ended as (
     update orders set state = $2, closed_at = $3 where order_no in (
       select order_no from orders where order_no = any($1) and state = 'unpaid' order by order_no for update)
     returning order_no, kind, coupon_receive_id),
   ${backTo('card')}, ${backTo('plate')}, ${backTo('product')},
   coupon as (
     update coupon_receives r set state = 'usable', order_no = null from ended e
     where r.id = e.coupon_receive_id and r.state = 'locked' and r.order_no = e.order_no),
   history as (
     insert into order_events (order_no, state, cause, note, at) select order_no, $2, $4, $5, $3 from ended)
   select order_no from ended`
)

const due = statement<{ orderNo: string; expiresAt: Date }>(
  'orders-due',
  `select order_no as "orderNo", expires_at as "expiresAt" from orders
   where state = 'unpaid' and expires_at <= $1 and (expires_at, order_no) > ($2, $3)
   order by expires_at, order_no limit $4`
)

const hide = statement<{ order_no: string }>(
  'hide-order',
  `update orders set hidden_at = coalesce(hidden_at, $3) where order_no = $1 and member_id = $2 and state = any($4)
   returning order_no`
)

/** Ends those of the orders that are still unpaid; gives their numbers. */
export async function endOrders(
  orderNos: readonly string[],
  how: 'cancel' | 'close',
  now: Date,
  db: Queryable
): Promise<string[]> {
  const { to, by, note } = TRANSITIONS[how]
  const rows = await endUnpaid([orderNos, to, now, by, note], db)
  return rows.map((row) => row.order_no)
}

/** Where a walk over due orders stands. */
export interface DueOrder {
  readonly orderNo: string
  readonly expiresAt: Date
}

/** Unpaid orders whose time is over, oldest first, after `last`. */
export function listDue(now: Date, last: DueOrder | null, limit: number, db: Queryable): Promise<DueOrder[]> {
  return due([now, last?.expiresAt ?? new Date(0), last?.orderNo ?? '', limit], db)
}

/** Takes an order out of the member's list; false when it is in none of `states`, or not the member's. */
export async function hideOrder(
  memberId: string,
  orderNo: string,
  states: readonly string[],
  now: Date,
  db: Queryable
): Promise<boolean> {
  return (await hide([orderNo, memberId, now, states], db)).length > 0
}
