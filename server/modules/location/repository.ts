import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { boxAround, distanceTo, inBox, type Position } from '../../db/distance'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { MAX_STORES_COUNTED } from '@contract/location/limits'
import type { PageRequest } from '../../core/cursor'
import type { SearchTerm } from '../../domain/search-terms'
import type { Crowds } from './crowds'

export type { Position } from '../../db/distance'

interface MerchantFilter {
  readonly channel: string
  readonly now: Date
  readonly position: Position | null
  /** Only merchants of this city. */
  readonly cityCode?: string | undefined
  /** Only merchants of this district of it, by name. */
  readonly district?: string | undefined
  readonly category?: string | undefined
  /** Only merchants with this, written in one of these ways, in their name, their brand's or their address. */
  readonly keyword?: SearchTerm | undefined
  /** Only merchants where one of these privileges can be used. */
  readonly privilegeIds?: readonly string[] | undefined
  /** Includes privileges that are over or belong to another channel: somebody holds a code for them. */
  readonly held?: true
  readonly brandId?: string | undefined
  /** Only merchants within so many metres of the position. */
  readonly withinMetres?: number | undefined
}

export interface MerchantQuery extends MerchantFilter, PageRequest {}

export interface MerchantRow extends Record<string, unknown> {
  readonly id: string
  readonly brandId: string | null
  readonly name: string
  readonly category: string
  readonly picture: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly hours: string
  readonly rating: number
  readonly lat: number
  readonly lng: number
  /** Metres from the position, not rounded; null without a position. */
  readonly distance: number | null
  /** Up to three of the channel's privileges, most popular first. */
  readonly privileges: { privilegeId: string; name: string; faceText: string }[]
}

/** Merchants on a page. */
export interface MerchantPage {
  readonly rows: MerchantRow[]
  readonly next: string | null
  /** How many match, on all pages; counted up to {@link MAX_STORES_COUNTED}. */
  readonly total: number
}

const NEAREST_FIRST = keyset(
  { by: 'far', type: 'float8' },
  { by: 'rating', type: 'int', desc: true },
  { by: 'id', type: 'text' }
)

/**
 * No more matches than are counted are all read and put in order: their own indexes find them faster than a search around the
 * position. Beyond that there is nothing to count.
 */
const FEW = MAX_STORES_COUNTED

/** Radii of the search around a position, m: each is tried until one holds a page. */
const RADII = [5_000, 20_000, 80_000, 320_000, 1_280_000]

/**
 * A page of the merchants that have something of the channel, nearest first; without a position the best rated first. How long it takes
 * depends on the page, not on how many stores there are: very many are looked for around the position. With `crowds`, that they are very
 * many, which the total says, may be a minute old; the page never is.
 */
export async function findMerchants(
  query: MerchantQuery,
  db: Queryable,
  crowds?: Crowds
): Promise<MerchantPage> {
  const start = NEAREST_FIRST.start(query.cursor)
  const circles = radiiOf(query, start)
  const { now: _now, cursor: _cursor, pageSize: _pageSize, ...asked } = query
  const known = crowds?.radiusOf(asked)
  const { page: whole, emptyCircles } =
    known === undefined
      ? await pageOfFew(query, { start, circles }, db)
      : { page: null, emptyCircles: smallerThan(known, circles) }
  if (whole) return whole
  const total = MAX_STORES_COUNTED
  for (const withinMetres of circles.slice(emptyCircles)) {
    const isWhole = withinMetres === query.withinMetres
    // stores in a circle, or in the order of an index, are tested one by one; all at once if there is no circle any more
    const page = await pageOf({ ...query, withinMetres }, start, !(isWhole && query.position), db)
    if (page.next === null && !isWhole) continue
    if (known === undefined) crowds?.note(asked, withinMetres ?? Infinity)
    return { ...page, total }
  }
  return { rows: [], next: null, total }
}

/** How many of the circles are smaller; never the last one, which is the whole. */
const smallerThan = (radius: number, circles: readonly (number | undefined)[]): number =>
  circles.slice(0, -1).filter((metres) => metres !== undefined && metres < radius).length

/** The circles to look in, the last one being the whole of what is asked for. */
function radiiOf({ position, withinMetres }: MerchantQuery, start: string): (number | undefined)[] {
  if (!position) return [withinMetres]
  const from = Number((JSON.parse(start) as unknown[])[0])
  const radii = RADII.filter((metres) => !(metres <= from) && metres < (withinMetres ?? Infinity))
  return [...radii, withinMetres]
}

/** SQL: the merchants `m` that match, one row each, found by what is asked for. */
function matching(query: MerchantFilter): SQL {
  const { privilegeIds = [], keyword } = query
  if (keyword !== undefined && isEverywhere(query)) return named(query, keyword)
  const [only, ...others] = privilegeIds
  const isOne = only !== undefined && others.length === 0 && keyword === undefined
  // a store has a privilege once: nothing has to be made distinct before the first is found
  const from = isOne
    ? sql`privilege_merchants pm join privileges p on p.id = pm.privilege_id join merchants m on m.id = pm.merchant_id
        where pm.privilege_id = ${only} and ${query.held ? sql`true` : offeredIn(query)}`
    : sql`merchants m where ${offeredAt(query, keyword !== undefined)}`
  return sql`${from} and ${sql.join([...conditions(query), within(query)], sql` and `)}`
}

/** Nothing but a keyword tells which stores are asked for: no place, and nothing that they have. */
const isEverywhere = ({ cityCode, brandId, privilegeIds, position, withinMetres }: MerchantFilter): boolean =>
  cityCode === undefined &&
  brandId === undefined &&
  privilegeIds === undefined &&
  (position === null || withinMetres === undefined)

/** Of a word that many of the first stores have, in whatever order they are stored, {@link FEW} are found among so many. */
const WALKED = 2000

/**
 * SQL: the merchants `m` of all places that match, one row each, as far as they are few. Those whose own words match are found by pairs
 * of characters, and then compared; those of a brand that matches, by the brand: of each no more than are read of all, and so that
 * PostgreSQL looks them up. For a word that very many have, that they are is seen sooner by a walk.
 */
function named(query: MerchantFilter, keyword: SearchTerm): SQL {
  const rest = sql.join([offeredAt(query, true), ...conditions({ ...query, keyword: undefined })], sql` and `)
  const own = ownWordsMatch(keyword)
  const ways = keyword.map((word) => sql`t.pairs @> search_pairs(${word}, ${Math.min([...word].length, 2)})`)
  const columns = sql.raw('m.id, m.rating, m.lat, m.lng')
  return sql`(
    with walked as materialized (
      select ${columns} from (select * from merchants limit ${WALKED}) m where ${own} and ${rest} limit ${FEW + 1}
    ), many as materialized (select count(*) > ${FEW} as here from walked)
    select * from walked where (select here from many)
    union all
    select ${columns} from merchant_search_terms t join merchants m on m.id = t.merchant_id
    where not (select here from many) and (${sql.join(ways, sql` or `)}) and ${own} and ${rest}
    union all
    select of_brand.* from brands b cross join lateral (
      select ${columns} from merchants m where m.brand_id = b.id and not ${own} and ${rest} limit ${FEW + 1}) of_brand
    where not (select here from many) and b.name ${like(keyword)}) m`
}

/** A search among few, and where to go on if they are not. */
interface FewStores {
  /** The page and the total, if no more than {@link FEW} match; null if more do, of which then no page is read. */
  readonly page: MerchantPage | null
  /** How many of the circles, the smallest first, have too few stores of whatever kind to hold a page. */
  readonly emptyCircles: number
}

async function pageOfFew(
  query: MerchantQuery,
  { start, circles }: { start: string; circles: readonly (number | undefined)[] },
  db: Queryable
): Promise<FewStores> {
  const { rows } = await db.execute<
    Partial<MerchantRow> & Positioned & { matches: number; emptyCircles: number }
  >(sql`
    with found as materialized (
      select m.id, m.rating, m.lat, m.lng from ${matching(query)} limit ${FEW + 1}
    ), counted as materialized (
      select count(*)::int as matches from found
    ), near as (
      select m.id, m.rating, ${distanceOf(query)} as distance, coalesce(${distanceOf(query)}, 'infinity') as far
      from counted join found m on counted.matches <= ${FEW}
    )
    select counted.matches, case when counted.matches > ${FEW} then ${emptyCirclesOf(query, circles)} else 0 end as "emptyCircles",
      shown.* from counted left join (${shownOf(query, start)}) shown on true
    order by shown.far, shown.rating desc, shown.id`)
  const { matches: total = 0, emptyCircles = 0 } = rows[0] ?? {}
  if (total > FEW) return { page: null, emptyCircles }
  const isShown = (row: (typeof rows)[number]): row is MerchantRow & (typeof rows)[number] => Boolean(row.id)
  const page = NEAREST_FIRST.page<MerchantRow>(rows.filter(isShown), query.pageSize)
  return { page: { ...page, total }, emptyCircles }
}

/** How much larger the box of a circle is: where stores are spread evenly, so many more of them are in it. */
const BOX_OF_CIRCLE = 4 / Math.PI

/** SQL: how many of the circles have too few stores in their box for a page and one more; the last one is the whole, and always searched. */
function emptyCirclesOf(
  { position, pageSize }: MerchantQuery,
  circles: readonly (number | undefined)[]
): SQL {
  const enough = Math.ceil(BOX_OF_CIRCLE * limitOf(pageSize))
  const counts = circles.slice(0, -1).map((metres) => {
    if (!position || metres === undefined) return sql`0`
    const box = inBox(boxAround(position, metres), { lat: sql`m.lat`, lng: sql`m.lng` })
    const stores = sql`select count(*) from (select 1 from merchants m where ${box} limit ${enough}) stores`
    return sql`((${stores}) < ${enough})::int`
  })
  return counts.length === 0 ? sql`0` : sql.join(counts, sql` + `)
}

async function pageOf(
  query: MerchantQuery,
  start: string,
  oneByOne: boolean,
  db: Queryable
): Promise<Page<MerchantRow>> {
  const { rows } = await db.execute<MerchantRow & Positioned>(sql`
    with near as (
      select m.id, m.rating, ${distanceOf(query)} as distance, coalesce(${distanceOf(query)}, 'infinity') as far from merchants m
      where ${sql.join([offeredAt(query, oneByOne), ...conditions(query), within(query)], sql` and `)}
    )
    select * from (${shownOf(query, start)}) shown order by far, rating desc, id`)
  return NEAREST_FIRST.page<MerchantRow>(rows, query.pageSize)
}

/** SQL: what is shown of a page of the merchants `near`. */
const shownOf = (query: MerchantQuery, start: string): SQL => sql`
    select m.id, m.brand_id as "brandId", m.name, m.category, m.picture, m.city, m.address, m.phone, m.hours, m.rating,
      m.lat, m.lng, page.distance, page.far, page.position, held.list as privileges
    from (
      select *, ${NEAREST_FIRST.columnSql} from near where ${NEAREST_FIRST.afterSql(start)}
      order by ${NEAREST_FIRST.orderSql} limit ${limitOf(query.pageSize)}
    ) page join merchants m on m.id = page.id cross join lateral (
      select coalesce(json_agg(json_build_object('privilegeId', id, 'name', name, 'faceText', face_text)), '[]') as list
      from (
        select p.id, p.name, p.face_text from privilege_merchants pm join privileges p on p.id = pm.privilege_id
        where pm.merchant_id = page.id and ${offeredIn(query)} order by p.hot desc, p.id limit 3
      ) best
    ) held`

const distanceOf = ({ position }: MerchantFilter): SQL =>
  distanceTo(position, { lat: sql`m.lat`, lng: sql`m.lng` })

/** Privileges `p` that the channel has and that are not over. */
function offeredIn({ channel, now }: Pick<MerchantFilter, 'channel' | 'now'>): SQL {
  return sql`(p.channel_codes = '{}' or ${channel} = any(p.channel_codes))
    and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)`
}

/** Without letters that are small or capital, as in Chinese, there is no case to ignore, which costs several times the comparison. */
const comparison = (keyword: SearchTerm): SQL =>
  keyword.some((word) => word.toUpperCase() !== word.toLowerCase()) ? sql`ilike` : sql`like`

/** A LIKE pattern that matches the text literally, at any position. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** SQL, after a text: it has the keyword in it, in one of its ways. */
const like = (keyword: SearchTerm): SQL =>
  sql`${comparison(keyword)} any(${sql.param(keyword.map(containing))}::text[])`

/** SQL: the name or the address of the store `m` has the keyword. */
const ownWordsMatch = (keyword: SearchTerm): SQL =>
  sql`(m.name ${like(keyword)} or m.address ${like(keyword)})`

/**
 * The store `m` has one of the privileges.
 * @param oneByOne each store is looked up, and the privileges are not listed with all their stores first (`offset 0` keeps PostgreSQL from it)
 */
function offeredAt({ privilegeIds, held, ...query }: MerchantFilter, oneByOne: boolean): SQL {
  const wanted = privilegeIds ? sql`p.id = any(${sql.param([...privilegeIds])}::text[])` : sql`true`
  return sql`exists (select 1 from privilege_merchants pm join privileges p on p.id = pm.privilege_id
    where pm.merchant_id = m.id and ${held ? sql`true` : offeredIn(query)} and ${wanted}${oneByOne ? sql` offset 0` : sql``})`
}

function conditions(query: MerchantFilter): SQL[] {
  const { brandId, cityCode, district, category, keyword, position, withinMetres } = query
  const list: SQL[] = []
  if (brandId !== undefined) list.push(sql`m.brand_id = ${brandId}`)
  if (cityCode !== undefined) list.push(sql`m.city_code = ${cityCode}`)
  if (district !== undefined) list.push(sql`m.district = ${district}`)
  if (category !== undefined) list.push(sql`m.category = ${category}`)
  if (keyword !== undefined) {
    // brands are few, and compared once and not at each of their stores
    list.push(sql`(${ownWordsMatch(keyword)}
      or m.brand_id = any(array(select b.id from brands b where b.name ${like(keyword)})))`)
  }
  // around the circle, so that the exact distance is computed for few rows
  if (position && withinMetres !== undefined)
    list.push(inBox(boxAround(position, withinMetres), { lat: sql`m.lat`, lng: sql`m.lng` }))
  return list
}

function within(query: MerchantFilter): SQL {
  const { position, withinMetres } = query
  return position && withinMetres !== undefined ? sql`${distanceOf(query)} <= ${withinMetres}` : sql`true`
}

export interface CategoryRow extends Record<string, unknown> {
  readonly category: string
  readonly total: number
}

/** Categories of the merchants that have something of the channel, in a city or everywhere; largest first. */
export async function merchantCategories(
  query: Pick<MerchantFilter, 'channel' | 'now' | 'cityCode'>,
  db: Queryable
): Promise<CategoryRow[]> {
  const all = { ...query, position: null }
  const where = [offeredAt(all, false), ...conditions(all)]
  const { rows } = await db.execute<CategoryRow>(sql`
    select m.category, count(*)::int as total from merchants m where ${sql.join(where, sql` and `)}
    group by m.category order by total desc, m.category`)
  return rows
}
