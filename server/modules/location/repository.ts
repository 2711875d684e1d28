import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { distanceTo, type Position } from '../../db/distance'

export type { Position } from '../../db/distance'

export interface MerchantQuery {
  readonly channel: string
  readonly now: Date
  readonly position: Position | null
  /** Only merchants of this city. */
  readonly cityCode?: string | undefined
  /** Only merchants of this district of it, by name. */
  readonly district?: string | undefined
  readonly category?: string | undefined
  /** Only merchants with this in their name, their brand's or their address. */
  readonly keyword?: string | undefined
  /** Only merchants where one of these privileges can be used. */
  readonly privilegeIds?: readonly string[] | undefined
  /** Includes privileges that are over or belong to another channel: somebody holds a code for them. */
  readonly held?: true
  readonly brandId?: string | undefined
  /** Only merchants within so many metres of the position. */
  readonly withinMetres?: number | undefined
  readonly limit: number
  readonly offset: number
}

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
  /** How many merchants match, on all pages. */
  readonly total: number
}

const METRES_A_DEGREE = 111_195

/**
 * Merchants that have something of the channel, nearest first; without a position the best rated first.
 * A page past the end is empty.
 */
export async function findMerchants(query: MerchantQuery, db: Queryable): Promise<MerchantRow[]> {
  const offered = offeredIn(query)
  const { rows } = await db.execute<MerchantRow>(sql`
    with found as (
      select m.*, ${distanceTo(query.position, { lat: sql`m.lat`, lng: sql`m.lng` })} as distance from merchants m
      where ${sql.join(conditions(query, offered), sql` and `)}
    ), page as (
      select *, count(*) over ()::int as total from found
      where ${within(query)}
      order by distance nulls last, rating desc, id
      limit ${query.limit} offset ${query.offset}
    )
    select page.id, page.brand_id as "brandId", page.name, page.category, page.picture, page.city, page.address, page.phone, page.hours, page.rating,
      page.lat, page.lng, page.distance, page.total, held.list as privileges
    from page cross join lateral (
      select coalesce(json_agg(json_build_object('privilegeId', id, 'name', name, 'faceText', face_text)), '[]') as list
      from (
        select p.id, p.name, p.face_text from privilege_merchants pm join privileges p on p.id = pm.privilege_id
        where pm.merchant_id = page.id and ${offered} order by p.hot desc, p.id limit 3
      ) best
    ) held
    order by page.distance nulls last, page.rating desc, page.id`)
  return rows
}

/** Privileges `p` that the channel has and that are not over. */
function offeredIn({ channel, now }: Pick<MerchantQuery, 'channel' | 'now'>): SQL {
  return sql`(p.channel_codes = '{}' or ${channel} = any(p.channel_codes))
    and (p.ends_at is null or p.ends_at > ${now.toISOString()}::timestamptz)`
}

/** A LIKE pattern that matches the text literally, at any position. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function conditions(query: MerchantQuery, offered: SQL): SQL[] {
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
    const like = containing(keyword)
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

function within({ position, withinMetres }: MerchantQuery): SQL {
  return position && withinMetres !== undefined ? sql`distance <= ${withinMetres}` : sql`true`
}

export interface CategoryRow extends Record<string, unknown> {
  readonly category: string
  readonly total: number
}

/** Categories of the merchants that have something of the channel, in a city or everywhere; largest first. */
export async function merchantCategories(
  query: Pick<MerchantQuery, 'channel' | 'now' | 'cityCode'>,
  db: Queryable
): Promise<CategoryRow[]> {
  const where = conditions({ ...query, position: null, limit: 0, offset: 0 }, offeredIn(query))
  const { rows } = await db.execute<CategoryRow>(sql`
    select m.category, count(*)::int as total from merchants m where ${sql.join(where, sql` and `)}
    group by m.category order by total desc, m.category`)
  return rows
}
