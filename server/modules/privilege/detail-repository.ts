import { MAX_STORES_COUNTED } from '@contract/location/limits'
import type { OrderKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

interface Fresh {
  readonly stock: number | null
  readonly storeTotal: number
}

const fresh = statement<Fresh>(
  'privilege-fresh',
  `select stock, (select count(*)::int from (select 1 from privilege_merchants where privilege_id = $1 limit ${MAX_STORES_COUNTED}) stores) as "storeTotal"
   from privileges where id = $1`
)

/** The fields of a privilege that must not be as old as the catalogue in memory. */
export async function freshRow(privilegeId: string, db: Queryable): Promise<Fresh> {
  return (await fresh([privilegeId], db))[0] ?? { stock: 0, storeTotal: 0 }
}

const look = statement(
  'privilege-view',
  `insert into privilege_views as v (member_id, privilege_id, times, seen_at) values ($1, $2, 1, $3)
   on conflict (member_id, privilege_id) do update set times = v.times + 1, seen_at = excluded.seen_at`
)

/** Records that the member viewed a privilege. */
export async function recordView(
  memberId: string,
  privilegeId: string,
  now: Date,
  db: Queryable
): Promise<void> {
  await look([memberId, privilegeId, now], db)
}

const views = statement<{ privilegeId: string; times: number }>(
  'privilege-views',
  `select privilege_id as "privilegeId", times from privilege_views where member_id = $1 order by seen_at desc limit 50`
)

/** What the member viewed recently, and how often. */
export function recentViews(memberId: string, db: Queryable) {
  return views([memberId], db)
}

const lines = statement<{ kind: OrderKind; itemId: string }>(
  'order-goods',
  `select o.kind, l.item_id as "itemId" from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and o.order_no = $2`
)

/** The goods of a member's order; nothing for somebody else's. */
export function goodsOfOrder(memberId: string, orderNo: string, db: Queryable) {
  return lines([memberId, orderNo], db)
}

const birthdays = statement<{ birthday: string | null }>(
  'member-birthday',
  `select to_char(birthday, 'YYYY-MM-DD') as birthday from members where id = $1`
)

/** The member's birthday, YYYY-MM-DD; null if they told none. */
export async function birthdayOf(memberId: string, db: Queryable): Promise<string | null> {
  return (await birthdays([memberId], db))[0]?.birthday ?? null
}
