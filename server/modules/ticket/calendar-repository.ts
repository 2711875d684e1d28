import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** The current state of a kind's day. */
export interface DayRow {
  readonly id: string
  readonly day: string
  readonly priceFen: number
  readonly onSale: boolean
  /** The sight is closed on this weekday. */
  readonly rests: boolean
  /** Available: including what unpaid orders no longer hold. */
  readonly left: number
  /** Held by orders that can still be paid. */
  readonly held: number
}

const days = statement<DayRow>(
  'ticket-calendar',
  `with holds as (
     select l.item_id,
       coalesce(sum(l.quantity) filter (where o.expires_at <= $4 and o.held_until <= $4), 0)::int as ended,
       coalesce(sum(l.quantity) filter (where not (o.expires_at <= $4 and o.held_until <= $4)), 0)::int as live
     from orders o join order_lines l on l.order_no = o.order_no
     join ticket_days d on d.id = l.item_id and d.kind_id = $1
     where o.state = 'unpaid' and l.kind = 'ticket' group by l.item_id)
   select d.id, d.day::text as day, d.price_fen as "priceFen", d.on_sale as "onSale",
     extract(isodow from d.day)::int = any(s.closed_on) as rests, d.stock + coalesce(h.ended, 0) as left, coalesce(h.live, 0) as held
   from ticket_days d join ticket_kinds k on k.id = d.kind_id join sights s on s.id = k.sight_id
     left join holds h on h.item_id = d.id
   where d.kind_id = $1 and d.day between $2::date and $3::date order by d.day`
)

/** The days of a kind from one to another, both included. */
export const listDays = (
  kindId: string,
  range: { readonly from: string; readonly to: string },
  now: Date,
  db: Queryable
): Promise<DayRow[]> => days([kindId, range.from, range.to, now], db)

const holds = statement<{ held: number }>(
  'ticket-day-held-by',
  `select coalesce(sum(l.quantity), 0)::int as held
   from orders o join order_lines l on l.order_no = o.order_no and l.kind = 'ticket' and l.item_id = $2
   where o.member_id = $1 and o.state = 'unpaid' and not (o.expires_at <= $3 and o.held_until <= $3)`
)

/** Tickets of a day held by a member's own unpaid orders. */
export async function heldBy(memberId: string, dayId: string, now: Date, db: Queryable): Promise<number> {
  const [row] = await holds([memberId, dayId, now], db)
  return row?.held ?? 0
}
