import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'

/** Goods held by an unpaid order of the member that can still be paid. */
export interface OwnHold {
  readonly itemId: string
  readonly orderNo: string
  readonly quantity: number
}

const holds = statement<OwnHold>(
  'own-holds',
  `select l.item_id as "itemId", min(o.order_no) as "orderNo", sum(l.quantity)::int as quantity
   from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and o.state = 'unpaid' and o.expires_at > $2 and l.kind = $3 and l.item_id = any($4)
   group by l.item_id`
)

/** How many pieces of these goods the member's own unpaid orders hold, and the oldest order of each. */
export function listOwnHolds(
  memberId: string,
  kind: string,
  itemIds: readonly string[],
  now: Date,
  db: Queryable
): Promise<OwnHold[]> {
  return holds([memberId, now, kind, itemIds], db)
}

const anyCard = statement<{ found: boolean }>(
  'holds-a-card',
  `select exists (select 1 from member_cards where member_id = $1 and state = 'active' and expires_at > $2) as found`
)

/** Whether the member pays the price for card holders. */
export async function holdsCard(memberId: string, now: Date, db: Queryable): Promise<boolean> {
  return (await anyCard([memberId, now], db))[0]?.found ?? false
}

const aCard = statement<{ id: string }>(
  'hold-a-card',
  `select id from member_cards where member_id = $1 and state = 'active' and expires_at > $2 order by id limit 1 for key share`
)

/** Whether the member holds a card, which stays until the transaction ends: a concurrent return waits. */
export async function holdCard(memberId: string, now: Date, tx: Tx): Promise<boolean> {
  return (await aCard([memberId, now], tx)).length > 0
}
