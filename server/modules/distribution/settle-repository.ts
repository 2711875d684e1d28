import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { Account } from './ledger-repository'

/**
 * SQL: when all of the order `o` was there; null while it is not. Goods that are sent come with the last parcel, tickets when
 * their day is over, everything else when it was handed over.
 */
export const RECEIVED_AT = `case o.kind
  when 'sku' then (select s.received_at from shipments s where s.order_no = o.order_no)
  when 'ticket' then (select (max(t.day) + 1)::timestamp at time zone 'Asia/Shanghai' from tickets t where t.order_no = o.order_no)
  else o.fulfilled_at end`

/** SQL: when the commission `c` of the order `o` settles at the earliest. */
export const SETTLES_AT = `(${RECEIVED_AT}) + make_interval(days => c.settle_days)`

/** SQL: it may settle at $1: the goods were received, the days are over, and nothing of the order is asked back. */
const IS_DUE = `c.state = 'pending' and o.state = 'fulfilled' and ${SETTLES_AT} <= $1
  and not exists (select 1 from after_sales a where a.order_no = o.order_no and a.state not in ('done', 'withdrawn', 'refused'))`

const due = statement<{ orderNo: OrderNo }>(
  'commissions-due',
  `select c.order_no as "orderNo" from commissions c join orders o on o.order_no = c.order_no
   where ${IS_DUE} order by c.booked_at, c.order_no limit $2`
)

/** Other processes settle other ones: what one of them holds is left to it. */
const settle = statement<Account & { amountFen: number }>(
  'commission-settle',
  `with held as (
     select c.order_no from commissions c join orders o on o.order_no = c.order_no
     where c.order_no = $2 and ${IS_DUE} for no key update of c skip locked)
   update commissions c set state = 'settled', settled_at = $1 from held h where c.order_no = h.order_no and c.state = 'pending'
   returning c.referrer_id as "memberId", c.channel_code as channel, c.amount_fen as "amountFen"`
)

/** Orders whose commissions may settle now, the oldest first. */
export async function listDue(now: Date, limit: number, db: Queryable): Promise<OrderNo[]> {
  return (await due([now, limit], db)).map(({ orderNo }) => orderNo)
}

/** Settles the commission of an order, if it still may. @returns what of it, and whose; null where it may not, or somebody else does */
export async function markSettled(orderNo: OrderNo, now: Date, tx: Tx) {
  const [row] = await settle([now, orderNo], tx)
  return row ?? null
}
