import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** A day of a kind as it stands now. */
export interface DayRow {
  readonly id: string
  readonly day: string
  readonly priceFen: number
  readonly onSale: boolean
  /** That can be had: what unpaid orders hold on to no longer counts as left. */
  readonly left: number
  /** That orders hold which can still be paid. */
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
     d.stock + coalesce(h.ended, 0) as left, coalesce(h.live, 0) as held
   from ticket_days d left join holds h on h.item_id = d.id
   where d.kind_id = $1 and d.day between $2::date and $3::date order by d.day`
)

/** The days of a kind from one to another, both included. */
export const listDays = (
  kindId: string,
  range: { readonly from: string; readonly to: string },
  now: Date,
  db: Queryable
): Promise<DayRow[]> => days([kindId, range.from, range.to, now], db)
