import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { stageSql } from '../order'

/** How many of each a member has; orders as the order list shows them, without hidden ones. */
export interface SummaryRow extends Record<string, unknown> {
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

/** All counts of the My panel in one round trip, each using an index on the member. */
export async function countHoldings(memberId: string, now: Date, db: Queryable): Promise<SummaryRow> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<SummaryRow>(sql`
    select
      (select count(*)::int from member_cards
        where member_id = ${memberId} and (expires_at is null or expires_at > ${at})) as "cards",
      (select count(*)::int from coupon_receives
        where member_id = ${memberId} and state = 'usable' and expires_at > ${at}) as "usableCoupons",
      (select count(*)::int from receive_records where member_id = ${memberId}) as "receiveRecords",
      count(*) filter (where stage = 'unpaid' and expires_at > ${at})::int as "unpaidOrders",
      count(*) filter (where stage = 'toShip')::int as "toShipOrders",
      count(*) filter (where stage = 'toReceive')::int as "toReceiveOrders",
      count(*) filter (where stage in ('preparing', 'toUse'))::int as "toUseOrders",
      count(*) filter (where stage in ('refunding', 'refunded'))::int as "refundOrders"
    from (select o.expires_at, ${sql.raw(stageSql('asked.now'))} as stage
      from (select ${at} as now) asked, orders o where o.member_id = ${memberId} and o.hidden_at is null) staged`)
  return rows[0] ?? EMPTY
}
