import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import {
  conditionOf,
  orderOf,
  shownFrom,
  totalOf,
  type GoodsFilter,
  type GoodsRow,
  type Range
} from './goods-query-repository'
import { searchGoods, type SearchFilter } from './goods-search-repository'

/** A page of the goods that can be bought, and the total, up to {@link MAX_COUNTED}. */
export async function listGoods(
  filter: GoodsFilter,
  range: Range,
  db: Queryable
): Promise<{ rows: GoodsRow[]; total: number }> {
  const { search } = filter
  if (search) return searchGoods({ ...filter, search }, range, db)
  const { sort, limit, offset } = range
  const where = conditionOf(filter)
  const order = orderOf(sort, undefined)
  const page = sql`(select p.* from mall_products p where ${where} order by ${order} limit ${limit} offset ${offset}) p`
  const [{ rows }, total] = await Promise.all([
    db.execute<GoodsRow & Record<string, unknown>>(shownFrom(page, order)),
    totalOf(where, db)
  ])
  return { rows, total }
}

/** Names of matching goods, bestsellers first: suggestions while typing. */
export async function listNames(filter: SearchFilter, limit: number, db: Queryable): Promise<string[]> {
  const { rows } = await searchGoods(filter, { sort: 'bought', limit, offset: 0 }, db)
  return rows.map(({ name }) => name)
}
