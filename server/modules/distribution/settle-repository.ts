import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { Account } from './ledger-repository'

/** SQL: until when a code that the order `o` bought can be returned; null if none can be any longer. */
const CODES_UNTIL = `(select max(r.expires_at) from receive_records r where r.order_no = o.order_no
    and r.account is null and r.prize is null and r.state in ('issued', 'refunding'))`

/**
 * SQL: when all of the order `o` had been delivered and nothing of it can be returned any longer, apart from its
 * return period; null while unknown. Shipped goods are delivered with the last parcel, tickets when their day is
 * over. Cards and plates can be returned by their unused rounds until they end, lounge memberships until they are
 * used, codes until they are used or over.
 */
export const SETTLED_AT = `case o.kind
  when 'sku' then (select s.received_at from shipments s where s.order_no = o.order_no)
  when 'ticket' then (select (max(t.day) + 1)::timestamp at time zone 'Asia/Shanghai' from tickets t where t.order_no = o.order_no)
  when 'card' then (select greatest(o.fulfilled_at, max(c.ends_at)) from card_terms c where c.order_no = o.order_no)
  when 'plate' then (select greatest(o.fulfilled_at, max(p.ends_at)) from member_plates p where p.order_no = o.order_no)
  when 'lounge' then (select case when p.visits_used > 0 then o.fulfilled_at else greatest(o.fulfilled_at, p.expires_at) end
    from lounge_passes p where p.order_no = o.order_no)
  when 'product' then greatest(o.fulfilled_at, ${CODES_UNTIL})
  else o.fulfilled_at end`

/** SQL: the earliest moment at which the commission `c` of the order `o` settles. */
export const SETTLES_AT = `(${SETTLED_AT}) + make_interval(days => c.settle_days)`

/**
 * SQL: it may settle at $1: nothing of the order can be returned, the waiting period is over, and no refund is
 * requested.
 */
const IS_DUE = `c.state = 'pending' and c.amount_fen > 0 and o.state in ('fulfilled', 'refunded') and ${SETTLES_AT} <= $1
  and not exists (select 1 from after_sales a where a.order_no = o.order_no and a.state not in ('done', 'withdrawn', 'refused'))`

/**
 * SQL: when to look again at what may not settle yet: in the next round if only a request or a refund keeps it; after an hour if
 * nobody knows when; otherwise then, or after some hours, as use or a refund may let it settle earlier.
 */
const CHECK_AGAIN = `$1::timestamptz + case when ${SETTLES_AT} <= $1 then interval '5 minutes'
  when ${SETTLES_AT} is null then interval '1 hour'
  else least(${SETTLES_AT} - $1::timestamptz, interval '6 hours') end`

const look = statement<{ orderNo: OrderNo; isDue: boolean }>(
  'commissions-to-check',
  `with batch as materialized (
     select order_no from commissions where state = 'pending' and check_at <= $1
     order by check_at limit $2 for no key update skip locked),
   judged as materialized (
     select c.order_no, c.booked_at, coalesce(${IS_DUE}, false) as due, ${CHECK_AGAIN} as again
     from batch join commissions c on c.order_no = batch.order_no join orders o on o.order_no = c.order_no),
   later as (
     update commissions c set check_at = j.again from judged j where c.order_no = j.order_no and not j.due)
   select order_no as "orderNo", due as "isDue" from judged order by booked_at, order_no`
)

/** Concurrent processes settle different rows: rows locked by another are skipped. */
const settle = statement<Account & { amountFen: number }>(
  'commission-settle',
  `with held as (
     select c.order_no from commissions c join orders o on o.order_no = c.order_no
     where c.order_no = $2 and ${IS_DUE} for no key update of c skip locked)
   update commissions c set state = 'settled', settled_at = $1 from held h where c.order_no = h.order_no and c.state = 'pending'
   returning c.referrer_id as "memberId", c.channel_code as channel, c.amount_fen as "amountFen"`
)

/**
 * Looks at the commissions whose time to be looked at has come, at most `limit`; those that may not settle yet are postponed.
 * @returns the orders of those that may settle now, and how many were looked at
 */
export async function lookAtPending(now: Date, limit: number, db: Queryable) {
  const rows = await look([now, limit], db)
  return { due: rows.filter(({ isDue }) => isDue).map(({ orderNo }) => orderNo), looked: rows.length }
}

/**
 * Settles the commission of an order, if it still may.
 * @returns the settled amount and its owner; null if it may not, or another process is doing so
 */
export async function markSettled(orderNo: OrderNo, now: Date, tx: Tx) {
  const [row] = await settle([now, orderNo], tx)
  return row ?? null
}
