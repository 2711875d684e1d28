import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { fitsReading } from '../../db/reading'
import type { SearchTerm } from '../../domain/search-terms'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import type { lounges, loungePlans } from '../../db/schema/lounge'
import type { PageRequest } from '../../core/cursor'

type LoungeColumns = typeof lounges.$inferSelect

/** An airport's lounge in a list. */
export type LoungeRow = Omit<LoungeColumns, 'airportId' | 'onSale' | 'sort'>

export interface AirportRow extends Record<string, unknown> {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly lounges: readonly LoungeRow[]
}

const open = sql`a.on_sale and exists (select 1 from lounges l where l.airport_id = a.id and l.on_sale)`

/** By its code alone if one was typed; else by name, city, pinyin, initials, or the name of a lounge. */
const fits = (term: SearchTerm): SQL =>
  sql`(lower(a.id) = ${term[0]} or ${fitsReading(sql`lower(a.city || ' ' || a.name)`, sql`a.pinyin`, term)}
    or exists (select 1 from lounges l, unnest(${sql.param([...term])}::text[]) word
      where l.airport_id = a.id and l.on_sale and strpos(lower(l.name || ' ' || l.terminal), word) > 0))`

/** Matches by code, the busy ones, the others. */
const BEST_FIRST = keyset(
  { by: 'a.fit', type: 'int', desc: true },
  { by: 'a.hot', type: 'int', desc: true },
  { by: 'a.id', type: 'text' }
)

/** A page of airports with the lounges of each; all terms have to match, matches by code come first. */
export async function listAirports(
  terms: readonly SearchTerm[],
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<AirportRow>> {
  const { rows } = await db.execute<AirportRow & Positioned>(sql`
    select a.id as code, a.name, a.city, ${BEST_FIRST.columnSql},
      (select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'terminal', l.terminal, 'area', l.area, 'place', l.place,
         'opensAt', l.opens_at, 'closesAt', l.closes_at, 'stayHours', l.stay_hours, 'facilities', to_jsonb(l.facilities),
         'picture', l.picture) order by l.sort, l.id)
       from lounges l where l.airport_id = a.id and l.on_sale) as lounges
    from (select a.id, a.name, a.city, a.hot::int as hot, (lower(a.id) = ${terms[0]?.[0] ?? ''})::int as fit from airports a
      where ${sql.join([open, ...terms.map(fits)], sql` and `)}) a
    where ${BEST_FIRST.afterSql(BEST_FIRST.start(cursor))} order by ${BEST_FIRST.orderSql} limit ${limitOf(pageSize)}`)
  return BEST_FIRST.page(rows, pageSize)
}

/** How many there are, and the busiest airports. */
export async function countLounges(
  hotAirports: number,
  db: Queryable
): Promise<{
  airports: number
  lounges: number
  cities: number
  hot: readonly { code: string; city: string }[]
}> {
  const { rows } = await db.execute<{
    airports: number
    lounges: number
    cities: number
    hot: { code: string; city: string }[] | null
  }>(sql`
    with there as (select a.id, a.city, a.hot from airports a where ${open})
    select count(*)::int as airports, count(distinct city)::int as cities,
      (select count(*)::int from lounges l join there t on t.id = l.airport_id where l.on_sale) as lounges,
      (select jsonb_agg(jsonb_build_object('code', h.id, 'city', h.city) order by h.hot desc, h.id) from (
         select * from there order by hot desc, id limit ${hotAirports}) h) as hot
    from there`)
  const [row] = rows
  return {
    airports: row?.airports ?? 0,
    lounges: row?.lounges ?? 0,
    cities: row?.cities ?? 0,
    hot: row?.hot ?? []
  }
}

export type PlanRow = typeof loungePlans.$inferSelect

/** Plans of a channel, in the operator's order; including those not on sale, as somebody may hold them. */
export async function listPlans(channel: string, db: Queryable): Promise<PlanRow[]> {
  const { rows } = await db.execute<PlanRow & Record<string, unknown>>(sql`
    select p.id, p.name, p.subtitle, p.picture, p.price_fen as "priceFen", p.list_price_fen as "listPriceFen", p.days, p.visits,
      p.guests, p.guests_at_once as "guestsAtOnce", p.stock, p.sold, p.on_sale as "onSale", p.sort, p.channel_codes as "channelCodes"
    from lounge_plans p where p.on_sale and (p.channel_codes = '{}' or ${channel} = any(p.channel_codes))
    order by p.sort, p.id`)
  return rows
}
