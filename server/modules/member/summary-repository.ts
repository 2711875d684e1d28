import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'

/** How many of each a member has; orders as the order list shows them, without hidden ones. */
export interface SummaryRow extends Record<string, unknown> {
  readonly cards: number
  readonly usableCoupons: number
  readonly unpaidOrders: number
  readonly paidOrders: number
  readonly refundOrders: number
  readonly receiveRecords: number
}

const EMPTY: SummaryRow = {
  cards: 0,
  usableCoupons: 0,
  unpaidOrders: 0,
  paidOrders: 0,
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
      count(*) filter (where state = 'unpaid' and expires_at > ${at})::int as "unpaidOrders",
      count(*) filter (where state in ('paid', 'fulfilled'))::int as "paidOrders",
      count(*) filter (where state in ('refunding', 'refunded'))::int as "refundOrders"
    from orders where member_id = ${memberId} and hidden_at is null`)
  return rows[0] ?? EMPTY
}
