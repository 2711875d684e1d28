import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { stageSql, underWaySql } from '../order'

/** How many of each a member has; orders as the order list shows them, without hidden ones. */
export interface SummaryRow {
  readonly cards: number
  readonly usableCoupons: number
  readonly unpaidOrders: number
  readonly toShipOrders: number
  readonly toReceiveOrders: number
  readonly toUseOrders: number
  readonly refundOrders: number
  readonly receiveRecords: number
}

const EMPTY: SummaryRow = {
  cards: 0,
  usableCoupons: 0,
  unpaidOrders: 0,
  toShipOrders: 0,
  toReceiveOrders: 0,
  toUseOrders: 0,
  refundOrders: 0,
  receiveRecords: 0
}

/**
 * Each count uses an index on the member. The stage of an order is found once: `materialized`, or PostgreSQL would copy its search into
 * every filter below. Of fulfilled orders most are done, and no stage is looked for.
 */
const count = statement<SummaryRow>(
  'member-summary',
  `with staged as materialized (
     select o.expires_at, ${stageSql('$2')} as stage from orders o
     where o.member_id = $1 and o.hidden_at is null and (o.state in ('unpaid', 'paid', 'refunding', 'refunded')
       or (o.state = 'fulfilled' and o.order_no in (${underWaySql('$1', '$2')}))))
   select
     (select count(*)::int from member_cards
       where member_id = $1 and (expires_at is null or expires_at > $2)) as "cards",
     (select count(*)::int from coupon_receives
       where member_id = $1 and state = 'usable' and expires_at > $2) as "usableCoupons",
     (select count(*)::int from receive_records where member_id = $1) as "receiveRecords",
     count(*) filter (where stage = 'unpaid' and expires_at > $2)::int as "unpaidOrders",
     count(*) filter (where stage = 'toShip')::int as "toShipOrders",
     count(*) filter (where stage = 'toReceive')::int as "toReceiveOrders",
     count(*) filter (where stage in ('preparing', 'toUse'))::int as "toUseOrders",
     count(*) filter (where stage in ('refunding', 'refunded'))::int as "refundOrders"
   from staged`
)

/** All counts of the My panel in one round trip. */
export async function countHoldings(memberId: string, now: Date, db: Queryable): Promise<SummaryRow> {
  const [row] = await count([memberId, now], db)
  return row ?? EMPTY
}
