/** Days on which tickets are sold: generated from their kinds ahead of time. */
import { sql } from 'drizzle-orm'
import { dayInChina, midnightOf } from '../lib/china-time'
import type { Queryable, Tx } from './client'
import { command } from './statement'

/** Days on offer, including today. */
export const DAYS_OFFERED = 60

/**
 * Some days of the demo are sold out or nearly so, always the same ones: derived from the name.
 */
const DEMO_STOCK = sql`case
  when ('x' || substr(md5(made.id), 1, 6))::bit(24)::int % 100 < 6 then 0
  when ('x' || substr(md5(made.id), 1, 6))::bit(24)::int % 100 < 14
    then 1 + ('x' || substr(md5(made.id), 1, 6))::bit(24)::int % 4
  else made.stock end`

interface TicketDaysToFill {
  /** YYYY-MM-DD. */
  readonly today: string
  readonly demo?: boolean
  /** Only of this kind. */
  readonly kindId?: string | null
}

/**
 * Fills the days from `today` on, {@link DAYS_OFFERED} of them. An existing day keeps its remaining tickets and its sales;
 * price, name and whether it is on sale follow its kind. May run any number of times, under the lock of the catalogue.
 */
export async function fillTicketDays(
  db: Tx,
  { today, demo = false, kindId = null }: TicketDaysToFill
): Promise<void> {
  await db.execute(sql`
    insert into ticket_days (id, kind_id, day, name, picture, price_fen, stock, on_sale, channel_codes)
    select made.id, made.kind_id, made.day, made.name, made.picture, made.price_fen, ${demo ? DEMO_STOCK : sql`made.stock`},
      made.on_sale, made.channel_codes
    from (
      select k.id || '_' || to_char(d, 'YYYYMMDD') as id, k.id as kind_id, d::date as day,
        s.name || ' ' || k.name || ' ' || to_char(d, 'FMMM') || ' 月 ' || to_char(d, 'FMDD') || ' 日' as name,
        s.pictures[1] as picture,
        case when extract(isodow from d) in (6, 7) then k.weekend_fen else k.price_fen end as price_fen,
        k.daily_stock as stock,
        k.on_sale and s.on_sale and extract(isodow from d)::int <> all(s.closed_on) as on_sale,
        k.channel_codes as channel_codes
      from ticket_kinds k join sights s on s.id = k.sight_id
      cross join generate_series(${today}::date, ${today}::date + ${DAYS_OFFERED - 1}::int, interval '1 day') d
      where ${kindId}::text is null or k.id = ${kindId}
    ) made
    -- days that are as they should be are not touched: an upsert would lock them, and buyers would wait for it
    left join ticket_days t on t.id = made.id
    where t.id is null or (t.name, t.picture, t.price_fen, t.on_sale, t.channel_codes)
      is distinct from (made.name, made.picture, made.price_fen, made.on_sale, made.channel_codes)
    order by made.id
    on conflict (id) do update set name = excluded.name, picture = excluded.picture, price_fen = excluded.price_fen,
      on_sale = excluded.on_sale, channel_codes = excluded.channel_codes`)
}

const forget = command(
  'forget-ticket-day',
  `delete from ticket_days d where d.day = $1::date and not exists (select 1 from tickets t where t.day_id = d.id)
     and not exists (select 1 from order_lines l where l.kind = 'ticket' and l.item_id = d.id)`
)

/** So far back a round looks: those with a ticket stay for ever, and are not looked at for ever. */
const LOOK_BACK_DAYS = 90

/** Deletes, day by day, the days up to `last` for which nobody holds a ticket. */
export async function forgetTicketDays(db: Queryable, last: string): Promise<void> {
  const before = midnightOf(last)
  for (let back = 0; back < LOOK_BACK_DAYS; back++) await forget([dayInChina(before, -back)], db)
}
