/** SQL fragments for listing goods: conditions, sort orders and displayed columns. */
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { Ways } from '../../lib/search-grams'

/** `bought`: as `sold`, but names that contain the typed text come first. */
export type GoodsSort = 'recommended' | 'sold' | 'bought' | 'priceUp' | 'priceDown' | 'new'

/** Filters of a goods list. Fen. */
export interface GoodsFilter {
  readonly channel: string
  readonly categoryId?: string | undefined
  readonly minFen?: number | undefined
  readonly belowFen?: number | undefined
  readonly inStock: boolean
  readonly cardPrice: boolean
  /** How the search matches, and the text that names are compared with; everything if omitted. */
  readonly search?: { readonly ways: Ways; readonly text: string } | undefined
}

export interface GoodsRow {
  readonly productId: string
  readonly name: string
  readonly subtitle: string
  readonly picture: string
  readonly priceFen: number
  readonly maxFen: number
  readonly listPriceFen: number
  readonly cardPriceFen: number | null
  readonly sold: number
  readonly inStock: boolean
}

/** Nobody pages further than this, and counting stops here. */
export const MAX_COUNTED = 1000

/** Each has an index. */
export const SORTS: Readonly<Record<GoodsSort, SQL>> = {
  recommended: sql`p.sort, p.id`,
  sold: sql`p.sold desc, p.sort, p.id`,
  bought: sql`p.sold desc, p.sort, p.id`,
  priceUp: sql`p.price_fen, p.sort, p.id`,
  priceDown: sql`p.price_fen desc, p.sort, p.id`,
  new: sql`p.created_at desc, p.sort, p.id`
}

/** Whether a name contains the typed text. */
export const isNamed = (text: string): SQL => sql`strpos(lower(p.name), ${text}) > 0`

/** Whether names that contain the typed text come before other matches. */
export const isNamedFirst = (sort: GoodsSort): boolean => sort === 'recommended' || sort === 'bought'

export const orderOf = (sort: GoodsSort, search: GoodsFilter['search']): SQL =>
  search && isNamedFirst(sort) ? sql`(${isNamed(search.text)}) desc, ${SORTS[sort]}` : SORTS[sort]

/** The requested part of a list. */
export interface Range {
  readonly sort: GoodsSort
  readonly limit: number
  readonly offset: number
}

/** The displayed columns of a product, from the rows `p` in `from`, in their order. */
export const shownFrom = (from: SQL, order: SQL, more: SQL = sql``) => sql`
  select p.id as "productId", p.name, p.subtitle, p.pictures[1] as picture, p.price_fen as "priceFen",
    p.card_price_fen as "cardPriceFen", p.sold, s.most as "maxFen", s.list as "listPriceFen", s.there as "inStock"${more}
  from ${from}
  cross join lateral (
    select max(s.price_fen) as most, bool_or(s.stock > 0) as there,
      min(s.list_price_fen) filter (where s.price_fen = p.price_fen) as list
    from mall_skus s where s.product_id = p.id and s.on_sale) s
  order by ${order}`

/** How many match, up to {@link MAX_COUNTED}. */
export const totalOf = async (where: SQL, db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from mall_products p where ${where} limit ${MAX_COUNTED}) counted`)
  return rows[0]?.total ?? 0
}

/** The conditions on goods, for the row `p`. */
export function conditionOf(filter: GoodsFilter): SQL {
  const { channel, categoryId, minFen, belowFen, inStock, cardPrice, search } = filter
  const conditions = [
    sql`p.on_sale and p.price_fen is not null`,
    sql`(p.channel_codes = '{}' or ${channel} = any(p.channel_codes))`
  ]
  if (categoryId !== undefined)
    conditions.push(sql`p.category_id in (
      select c.id from mall_categories c where c.id = ${categoryId} or c.parent_id = ${categoryId})`)
  if (minFen !== undefined) conditions.push(sql`p.price_fen >= ${minFen}`)
  if (belowFen !== undefined) conditions.push(sql`p.price_fen < ${belowFen}`)
  if (cardPrice) conditions.push(sql`p.card_price_fen is not null`)
  if (inStock)
    conditions.push(
      sql`exists (select 1 from mall_skus s where s.product_id = p.id and s.on_sale and s.stock > 0)`
    )
  if (search) conditions.push(sql`(${sql.join(search.ways.map(hasAll), sql` or `)})`)
  return sql.join(conditions, sql` and `)
}

const hasAll = (way: readonly string[]) => sql`p.grams @> ${sql.param([...way])}::text[]`
