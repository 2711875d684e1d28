import { sql, type SQL } from 'drizzle-orm'
import type { RefundRule, SightCategory } from '@contract/types'
import type { Queryable } from '../../db/client'
import { distanceTo, type Position } from '../../db/distance'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { fitsReading } from '../../db/reading'
import type { SearchTerm } from '../../domain/search-terms'
import type { PageRequest } from '../../core/cursor'

/** A sight in a list. */
export interface SightRow extends Record<string, unknown> {
  readonly id: string
  readonly name: string
  readonly subtitle: string
  readonly category: SightCategory
  readonly level: string
  readonly pictures: string[]
  readonly city: string
  readonly district: string
  /** Metres, not rounded; null without a position. */
  readonly distance: number | null
  readonly fromFen: number | null
}

export interface SightQuery extends PageRequest {
  readonly channel: string
  readonly cityCode?: string | undefined
  readonly category?: SightCategory | undefined
  /** All of these have to match, each somewhere. */
  readonly words: readonly SearchTerm[]
  readonly position: Position | null
  readonly byDistance: boolean
}

const POPULAR_FIRST = keyset({ by: 'hot', type: 'int', desc: true }, { by: 'id', type: 'text' })
const NEAREST_FIRST = keyset(
  { by: 'far', type: 'float8' },
  { by: 'hot', type: 'int', desc: true },
  { by: 'id', type: 'text' }
)

const offered = (channel: string) =>
  sql`s.on_sale and (s.channel_codes = '{}' or ${channel} = any(s.channel_codes))`

const fits = (term: SearchTerm): SQL =>
  fitsReading(sql`s.name || ' ' || s.city || ' ' || s.district || ' ' || s.subtitle`, sql`s.pinyin`, term)

function conditions({
  channel,
  cityCode,
  category,
  words
}: Pick<SightQuery, 'channel' | 'cityCode' | 'category' | 'words'>) {
  const list = [offered(channel), ...words.map(fits)]
  if (cityCode !== undefined) list.push(sql`s.city_code = ${cityCode}`)
  if (category !== undefined) list.push(sql`s.category = ${category}`)
  return sql.join(list, sql` and `)
}

/** A page of sights. */
export async function listSights(query: SightQuery, db: Queryable): Promise<Page<SightRow>> {
  const distance = distanceTo(query.position, { lat: sql`s.lat`, lng: sql`s.lng` })
  const sorted = query.byDistance ? NEAREST_FIRST : POPULAR_FIRST
  const { rows } = await db.execute<SightRow & Positioned>(sql`
    with found as (
      select s.*, f.distance, coalesce(f.distance, 'infinity') as far from sights s cross join lateral (select ${distance} as distance) f
      where ${conditions(query)})
    select s.id, s.name, s.subtitle, s.category, s.level, s.pictures, s.city, s.district, s.distance, ${sorted.columnSql},
      (select min(k.price_fen) from ticket_kinds k where k.sight_id = s.id and k.on_sale) as "fromFen"
    from found s where ${sorted.afterSql(sorted.start(query.cursor))}
    order by ${sorted.orderSql} limit ${limitOf(query.pageSize)}`)
  return sorted.page(rows, query.pageSize)
}

/** Cities with sights, those with the most first. */
export async function listCities(
  channel: string,
  db: Queryable
): Promise<{ cityCode: string; name: string; sights: number }[]> {
  const { rows } = await db.execute<{ cityCode: string; name: string; sights: number }>(sql`
    select s.city_code as "cityCode", min(s.city) as name, count(*)::int as sights from sights s
    where ${offered(channel)} group by s.city_code order by count(*) desc, max(s.hot) desc, s.city_code`)
  return rows
}

/** Categories with sights, in a city or everywhere. */
export async function listCategories(
  { channel, cityCode }: { readonly channel: string; readonly cityCode?: string | undefined },
  db: Queryable
): Promise<{ category: SightCategory; sights: number }[]> {
  const { rows } = await db.execute<{ category: SightCategory; sights: number }>(sql`
    select s.category, count(*)::int as sights from sights s
    where ${conditions({ channel, cityCode, words: [] })} group by s.category order by count(*) desc, s.category`)
  return rows
}

/** Names that match the typed text: prefix matches first, then the popular ones. */
export async function suggestNames(
  {
    channel,
    words,
    cityCode,
    limit
  }: Pick<SightQuery, 'channel' | 'words' | 'cityCode'> & { readonly limit: number },
  db: Queryable
): Promise<{ sightId: string; name: string; city: string }[]> {
  const { rows } = await db.execute<{ sightId: string; name: string; city: string }>(sql`
    select s.id as "sightId", s.name, s.city from sights s where ${conditions({ channel, words })}
    order by (s.city_code = ${cityCode ?? ''}) desc, (strpos(s.name, ${words[0]?.[0] ?? ''}) = 1) desc, s.hot desc, s.id
    limit ${limit}`)
  return rows
}

/** A sight as shown on its page. */
export interface SightDetailRow extends SightRow {
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
  readonly phone: string
  readonly introHtml: string
  readonly noticeHtml: string
}

/** One of the channel's sights; null if there is none. */
export async function findSight(
  {
    sightId,
    channel,
    position
  }: { readonly sightId: string; readonly channel: string; readonly position: Position | null },
  db: Queryable
): Promise<SightDetailRow | null> {
  const { rows } = await db.execute<SightDetailRow>(sql`
    select s.id, s.name, s.subtitle, s.category, s.level, s.pictures, s.city, s.district, s.address, s.lat, s.lng, s.hours,
      s.phone, s.intro_html as "introHtml", s.notice_html as "noticeHtml",
      ${distanceTo(position, { lat: sql`s.lat`, lng: sql`s.lng` })} as distance, null::int as "fromFen"
    from sights s where s.id = ${sightId} and ${offered(channel)}`)
  return rows[0] ?? null
}

/** A kind of ticket with the fields that determine its availability. */
export interface KindRow extends Record<string, unknown> {
  readonly id: string
  readonly sightId: string
  readonly name: string
  readonly audience: string
  readonly includes: string
  readonly priceFen: number
  readonly listPriceFen: number
  readonly mostAnOrder: number
  readonly sameDayUntil: number
  readonly ageFrom: number | null
  readonly ageTo: number | null
  readonly refundRule: RefundRule
  readonly nearestDay: string | null
}

/** Today, tomorrow and the hour of the day in China: they determine the first available day. */
export interface DayClock {
  readonly today: string
  readonly tomorrow: string
  readonly hour: number
}

/** SQL: the first day for which a ticket of the kind `k` can be ordered. */
const firstDay = ({ today, tomorrow, hour }: DayClock) =>
  sql`case when ${hour}::int < k.same_day_until then ${today}::date else ${tomorrow}::date end`

/** Kinds on sale: all of a sight, or the named one. */
export async function listKinds(
  which: { readonly sightId: string } | { readonly kindId: string },
  clock: DayClock,
  channel: string,
  db: Queryable
): Promise<KindRow[]> {
  const named = 'sightId' in which ? sql`k.sight_id = ${which.sightId}` : sql`k.id = ${which.kindId}`
  const { rows } = await db.execute<KindRow>(sql`
    select k.id, k.sight_id as "sightId", k.name, k.audience, k.includes, k.price_fen as "priceFen",
      k.list_price_fen as "listPriceFen", k.most_an_order as "mostAnOrder", k.same_day_until as "sameDayUntil",
      k.age_from as "ageFrom", k.age_to as "ageTo", k.refund_rule as "refundRule",
      (select min(d.day)::text from ticket_days d where d.kind_id = k.id and d.on_sale and d.stock > 0
        and d.day >= ${firstDay(clock)}) as "nearestDay"
    from ticket_kinds k join sights s on s.id = k.sight_id
    where ${named} and k.on_sale and ${offered(channel)}
      and (k.channel_codes = '{}' or ${channel} = any(k.channel_codes))
    order by k.sort, k.id`)
  return rows
}
