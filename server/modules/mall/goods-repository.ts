import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import type { Ways } from '../../lib/search-grams'

export type GoodsSort = 'recommended' | 'sold' | 'priceUp' | 'priceDown' | 'new'

/** Which goods are listed. Fen. */
export interface GoodsFilter {
  readonly channel: string
  readonly categoryId?: string | undefined
  readonly minFen?: number | undefined
  readonly belowFen?: number | undefined
  readonly inStock: boolean
  readonly cardPrice: boolean
  /** Ways to what is searched for, and the text that names are compared with; everything where left out. */
  readonly search?: { readonly ways: Ways; readonly text: string } | undefined
}

export interface GoodsRow {
  readonly productId: string
  readonly name: string
  readonly subtitle: string
  readonly picture: string
  readonly priceFen: number
  readonly mostFen: number
  readonly listPriceFen: number
  readonly cardPriceFen: number | null
  readonly sold: number
  readonly inStock: boolean
}

/** Further than this nobody turns pages, and nothing is counted. */
export const MOST_COUNTED = 1000

const SORTS: Readonly<Record<Exclude<GoodsSort, 'recommended'>, SQL>> = {
  sold: sql`p.sold desc, p.sort, p.id`,
  priceUp: sql`p.price_fen, p.sort, p.id`,
  priceDown: sql`p.price_fen desc, p.sort, p.id`,
  new: sql`p.created_at desc, p.sort, p.id`
}

/** What is named as it was typed comes before what only has to do with it. */
const orderOf = (sort: GoodsSort, search: GoodsFilter['search']): SQL => {
  if (sort !== 'recommended') return SORTS[sort]
  const recommended = sql`p.sort, p.id`
  return search ? sql`(strpos(lower(p.name), ${search.text}) > 0) desc, ${recommended}` : recommended
}

interface Range {
  readonly sort: GoodsSort
  readonly limit: number
  readonly offset: number
}

/** What of a product is shown, of the rows that stand as `p` in `from`, in their order. */
const shownFrom = (from: SQL, order: SQL, more: SQL = sql``) => sql`
  select p.id as "productId", p.name, p.subtitle, p.pictures[1] as picture, p.price_fen as "priceFen",
    p.card_price_fen as "cardPriceFen", p.sold, s.most as "mostFen", s.list as "listPriceFen", s.there as "inStock"${more}
  from ${from}
  cross join lateral (
    select max(s.price_fen) as most, bool_or(s.stock > 0) as there,
      min(s.list_price_fen) filter (where s.price_fen = p.price_fen) as list
    from mall_skus s where s.product_id = p.id and s.on_sale) s
  order by ${order}`

const totalOf = async (where: SQL, db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from mall_products p where ${where} limit ${MOST_COUNTED}) counted`)
  return rows[0]?.total ?? 0
}

/** A page of the goods that can be bought, and how many there are, as far as {@link MOST_COUNTED}. */
export async function listGoods(
  filter: GoodsFilter,
  range: Range,
  db: Queryable
): Promise<{ rows: GoodsRow[]; total: number }> {
  const where = conditionOf(filter)
  const order = orderOf(range.sort, filter.search)
  if (filter.search) return searchGoods(where, order, range, db)
  const { limit, offset } = range
  const page = sql`(select p.* from mall_products p where ${where} order by ${order} limit ${limit} offset ${offset}) p`
  const [{ rows }, total] = await Promise.all([
    db.execute<GoodsRow & Record<string, unknown>>(shownFrom(page, order)),
    totalOf(where, db)
  ])
  return { rows, total }
}

/** What is searched for stands in no order: it is found once, in the columns that it is ordered by, and counted there. */
async function searchGoods(where: SQL, order: SQL, { limit, offset }: Range, db: Queryable) {
  const page = sql`
    (select p.id as chosen from found p order by ${order} limit ${limit} offset ${offset}) page
    join mall_products p on p.id = page.chosen`
  const total = sql`, (select count(*)::int from (select 1 from found limit ${MOST_COUNTED}) counted) as total`
  const { rows } = await db.execute<GoodsRow & { total: number } & Record<string, unknown>>(sql`
    with found as materialized (
      select p.id, p.name, p.sort, p.sold, p.price_fen, p.created_at from mall_products p where ${where})
    ${shownFrom(page, order, total)}`)
  // a page beyond the last one tells nothing
  const [first] = rows
  const known = first ? first.total : offset > 0 ? await totalOf(where, db) : 0
  return { rows: rows.map(({ total: _, ...row }) => row), total: known }
}

/** Names of what is found, the most bought first: for whoever is still typing. */
export async function listNames(filter: GoodsFilter, limit: number, db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select p.name from mall_products p where ${conditionOf(filter)}
    order by (strpos(lower(p.name), ${filter.search?.text ?? ''}) > 0) desc, p.sold desc, p.id limit ${limit}`)
  return rows.map(({ name }) => name)
}

function conditionOf(filter: GoodsFilter): SQL {
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
