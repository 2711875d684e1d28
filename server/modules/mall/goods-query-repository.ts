/** SQL fragments for listing goods: conditions, sort orders and displayed columns. */
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { keyset, type Keyset, type SortKey } from '../../db/keyset'
import type { PageRequest } from '../../core/cursor'
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

/** The operator's order. */
const AS_SORTED = [
  { by: 'p.sort', type: 'int' },
  { by: 'p.id', type: 'text' }
] as const satisfies readonly SortKey[]

const BY_SOLD = [{ by: 'p.sold', type: 'int', desc: true }, ...AS_SORTED] as const
const NAMED = { by: 'p.named', type: 'int', desc: true } as const

/** Each has an index. */
export const SORTS: Readonly<Record<GoodsSort, Keyset>> = {
  recommended: keyset(...AS_SORTED),
  sold: keyset(...BY_SOLD),
  bought: keyset(...BY_SOLD),
  priceUp: keyset({ by: 'p.price_fen', type: 'int' }, ...AS_SORTED),
  priceDown: keyset({ by: 'p.price_fen', type: 'int', desc: true }, ...AS_SORTED),
  new: keyset({ by: 'p.created_at', type: 'timestamptz', desc: true }, ...AS_SORTED)
}

/** Of what is found: names that contain the typed text, in column `named` as 1, come before other matches. */
const FOUND: Readonly<Record<GoodsSort, Keyset>> = {
  ...SORTS,
  recommended: keyset(NAMED, ...AS_SORTED),
  bought: keyset(NAMED, ...BY_SOLD)
}

/** Whether a name contains the typed text. */
export const isNamed = (text: string): SQL => sql`strpos(lower(p.name), ${text}) > 0`

/** Whether names that contain the typed text come before other matches. */
export const isNamedFirst = (sort: GoodsSort): boolean => FOUND[sort] !== SORTS[sort]

/** The order of what is found. */
export const foundIn = (sort: GoodsSort): Keyset => FOUND[sort]

/** The requested part of a list. */
export interface Range extends PageRequest {
  readonly sort: GoodsSort
}

/** A page of the goods `p` in `from`: id, sort keys and place of each. @param order the same order in other words */
export const pageOfIds = (
  from: SQL,
  sorted: Keyset,
  where: SQL,
  limit: number,
  { orderSql: order } = sorted
): SQL => sql`
  (select p.id as chosen, ${sorted.columnSql}, row_number() over (order by ${order}) as place
   from ${from} where ${where} order by ${order} limit ${limit}) page`

/** The displayed columns of the goods on a {@link pageOfIds}, in its order. */
export const shownOf = (page: SQL, more: SQL = sql``) => sql`
  select p.id as "productId", p.name, p.subtitle, p.pictures[1] as picture, p.price_fen as "priceFen",
    p.card_price_fen as "cardPriceFen", p.sold, s.most as "maxFen", s.list as "listPriceFen", s.there as "inStock", page.position${more}
  from ${page} join mall_products p on p.id = page.chosen
  cross join lateral (
    select max(s.price_fen) as most, bool_or(s.stock > 0) as there,
      min(s.list_price_fen) filter (where s.price_fen = p.price_fen) as list
    from mall_skus s where s.product_id = p.id and s.on_sale) s
  order by page.place`

/** Whether any goods match. */
export const isAny = async (from: SQL, where: SQL, db: Queryable): Promise<boolean> => {
  const { rows } = await db.execute<{ any: boolean }>(sql`
    select exists (select 1 from ${from} where ${where}) as any`)
  return rows[0]?.any === true
}

/** The conditions on goods, for the row `p`; those of a search are {@link matches}. */
export function conditionOf(filter: GoodsFilter): SQL {
  const { channel, categoryId, minFen, belowFen, inStock, cardPrice } = filter
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
  return sql.join(conditions, sql` and `)
}

/** Whether the search terms of `owner`, a row of `mall_products` or of the indexed `mall_search_terms`, match one of the ways. */
export function matches(ways: Ways, owner: 'p' | 't'): SQL {
  const hasAll = (way: readonly string[]) => sql`${sql.raw(owner)}.grams @> ${sql.param([...way])}::text[]`
  return sql`(${sql.join(ways.map(hasAll), sql` or `)})`
}

/** The goods `p` that match, found by the index of search terms. */
export const matchingGoods = (ways: Ways): SQL =>
  sql`(select t.product_id from mall_search_terms t where ${matches(ways, 't')}) t join mall_products p on p.id = t.product_id`
