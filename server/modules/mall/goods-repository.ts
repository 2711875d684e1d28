import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { limitOf, type Page, type Positioned } from '../../db/keyset'
import {
  conditionOf,
  pageOfIds,
  shownOf,
  SORTS,
  type GoodsFilter,
  type GoodsRow,
  type Range
} from './goods-query-repository'
import { searchGoods, type SearchFilter } from './goods-search-repository'

/** A page of the goods that can be bought. */
export async function listGoods(
  filter: Omit<GoodsFilter, 'search'>,
  { sort, cursor, pageSize }: Range,
  db: Queryable
): Promise<Page<GoodsRow>> {
  const sorted = SORTS[sort]
  const where = sql`${conditionOf(filter)} and ${sorted.afterSql(sorted.start(cursor))}`
  const page = pageOfIds(sql`mall_products p`, sorted, where, limitOf(pageSize))
  const { rows } = await db.execute<GoodsRow & Positioned & Record<string, unknown>>(shownOf(page))
  return sorted.page(rows, pageSize)
}

/** Names of matching goods, bestsellers first: suggestions while typing. */
export async function listNames(filter: SearchFilter, limit: number, db: Queryable): Promise<string[]> {
  const { rows } = await searchGoods(filter, { sort: 'bought', pageSize: limit }, db)
  return rows.map(({ name }) => name)
}
