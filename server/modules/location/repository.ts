import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { distanceTo, type Position } from '../../db/distance'
import { keyset, limitOf, type Positioned } from '../../db/keyset'
import type { PageRequest } from '../../core/cursor'
import type { SearchTerm } from '../../domain/search-terms'

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
  /** How many match, on all pages. */
  readonly total: number
}

const NEAREST_FIRST = keyset(
  { by: 'far', type: 'float8' },
  { by: 'rating', type: 'int', desc: true },
  { by: 'id', type: 'text' }
)

const METRES_A_DEGREE = 111_195

/**
 * A page of the merchants that have something of the channel, nearest first; without a position the best rated first.
 */
export async function findMerchants(query: MerchantQuery, db: Queryable): Promise<MerchantPage> {
  const offered = offeredIn(query)
  const { rows } = await db.execute<MerchantRow & { readonly total: number } & Positioned>(sql`
    with found as (
      select m.*, ${distanceTo(query.position, { lat: sql`m.lat`, lng: sql`m.lng` })} as distance from merchants m
      where ${sql.join(conditions(query, offered), sql` and `)}
    ), near as (
      select *, coalesce(distance, 'infinity') as far from found where ${within(query)}
    ), page as (
      select *, ${NEAREST_FIRST.columnSql}, (select count(*)::int from near) as total from near
      where ${NEAREST_FIRST.afterSql(NEAREST_FIRST.start(query.cursor))}
      order by ${NEAREST_FIRST.orderSql} limit ${limitOf(query.pageSize)}
    )
    select page.id, page.brand_id as "brandId", page.name, page.category, page.picture, page.city, page.address, page.phone, page.hours, page.rating,
      page.lat, page.lng, page.distance, page.position, page.total, held.list as privileges
    from page cross join lateral (
      select coalesce(json_agg(json_build_object('privilegeId', id, 'name', name, 'faceText', face_text)), '[]') as list
      from (
        select p.id, p.name, p.face_text from privilege_merchants pm join privileges p on p.id = pm.privilege_id
        where pm.merchant_id = page.id and ${offered} order by p.hot desc, p.id limit 3
      ) best
    ) held
    order by page.far, page.rating desc, page.id`)
  return { ...NEAREST_FIRST.page<MerchantRow>(rows, query.pageSize), total: rows[0]?.total ?? 0 }
}

/** Privileges `p` that the channel has and that are not over. */
function offeredIn({ channel, now }: Pick<MerchantFilter, 'channel' | 'now'>): SQL {
  return sql`(p.channel_codes = '{}' or ${channel} = any(p.channel_codes))
    and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)`
}

/** A LIKE pattern that matches the text literally, at any position. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function conditions(query: MerchantFilter, offered: SQL): SQL[] {
  const { privilegeIds, held, brandId, cityCode, district, category, keyword, position, withinMetres } = query
  const wanted = privilegeIds ? sql`p.id = any(${sql.param([...privilegeIds])}::text[])` : sql`true`
  const list = [
    sql`exists (select 1 from privilege_merchants pm join privileges p on p.id = pm.privilege_id
      where pm.merchant_id = m.id and ${held ? sql`true` : offered} and ${wanted})`
  ]
  if (brandId !== undefined) list.push(sql`m.brand_id = ${brandId}`)
  if (cityCode !== undefined) list.push(sql`m.city_code = ${cityCode}`)
  if (district !== undefined) list.push(sql`m.district = ${district}`)
  if (category !== undefined) list.push(sql`m.category = ${category}`)
  if (keyword !== undefined) {
    const like = sql`any(${sql.param(keyword.map(containing))}::text[])`
    list.push(sql`(m.name ilike ${like} or m.address ilike ${like}
      or exists (select 1 from brands b where b.id = m.brand_id and b.name ilike ${like}))`)
  }
  if (position && withinMetres !== undefined) {
    // A bounding box around the circle, so that the exact distance is computed for few rows.
    const degrees = withinMetres / METRES_A_DEGREE
    list.push(sql`m.lat between ${position.lat - degrees} and ${position.lat + degrees}`)
  }
  return list
}

function within({ position, withinMetres }: MerchantFilter): SQL {
  return position && withinMetres !== undefined ? sql`distance <= ${withinMetres}` : sql`true`
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
  const where = conditions({ ...query, position: null }, offeredIn(query))
  const { rows } = await db.execute<CategoryRow>(sql`
    select m.category, count(*)::int as total from merchants m where ${sql.join(where, sql` and `)}
    group by m.category order by total desc, m.category`)
  return rows
}
