/**
 * Searching goods. The n-gram index has no order: all matches must be read before the first is known, and goods rows
 * are wide. This is how few matches are read. For a word that very many goods contain, a thousand are read for the
 * count, and the page is found the other way round: goods are scanned in the requested order until it is full. Both
 * give the same result.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import {
  conditionOf,
  isNamed,
  isNamedFirst,
  MAX_COUNTED,
  orderOf,
  shownFrom,
  SORTS,
  totalOf,
  type GoodsFilter,
  type GoodsRow,
  type Range
} from './goods-query-repository'

type Found = GoodsRow & {
  /** Of those read: how many there are, and how many names contain the typed text. */
  readonly found: number
  readonly named: number
} & Record<string, unknown>

export type SearchFilter = GoodsFilter & { readonly search: NonNullable<GoodsFilter['search']> }

interface Search {
  readonly where: SQL
  readonly order: SQL
  readonly text: string
}

/** At most this many goods are scanned, as many as a page may need for a word that one in a hundred contains. */
const MAX_WALKED = 4000
/** Later pages are rarely requested, and would need as many more rows to be scanned. */
const MAX_SKIPPED = 40

/** A page of search results, and the total, up to {@link MAX_COUNTED}. */
export async function searchGoods(
  filter: SearchFilter,
  range: Range,
  db: Queryable
): Promise<{ rows: GoodsRow[]; total: number }> {
  const { search } = filter
  const one: Search = { where: conditionOf(filter), order: orderOf(range.sort, search), text: search.text }
  const rows = await lookAtAll(one, range, db, MAX_COUNTED + 1)
  const [first] = rows
  // a page beyond the last one says nothing about the total
  if (!first) return { rows: [], total: range.offset > 0 ? await totalOf(one.where, db) : 0 }
  if (first.found <= MAX_COUNTED) return { rows: rows.map(goodsOf), total: first.found }
  const page = (await walk(one, range, first, db)) ?? (await lookAtAll(one, range, db))
  return { rows: page.map(goodsOf), total: MAX_COUNTED }
}

const goodsOf = ({ found: _, named: _named, ...goods }: Found): GoodsRow => goods

/**
 * Reads all matches once, only the columns needed for sorting, and counts them; at most `most`, in no particular
 * order.
 */
async function lookAtAll({ where, order, text }: Search, range: Range, db: Queryable, max?: number) {
  const page = sql`
    (select p.id as chosen from found p order by ${order} limit ${range.limit} offset ${range.offset}) page
    join mall_products p on p.id = page.chosen`
  const counted = sql`, counted.found, counted.named`
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select p.id, p.name, p.sort, p.sold, p.price_fen, p.created_at from mall_products p where ${where}
      ${max === undefined ? sql`` : sql`limit ${max}`}),
    counted as materialized (
      select count(*)::int as found, (count(*) filter (where ${isNamed(text)}))::int as named from found p)
    ${shownFrom(sql`${page} cross join counted`, order, counted)}`)
  return rows
}

/**
 * Scans goods in their order until the page is full. Names that contain the typed text come first: if they make up
 * most of it, only they are scanned. undefined if the page is not full after {@link MAX_WALKED}, or would not be.
 */
async function walk(
  { where, order, text }: Search,
  { sort, limit, offset }: Range,
  { found, named }: Found,
  db: Queryable
): Promise<Found[] | undefined> {
  const namedFirst = isNamedFirst(sort)
  if (offset > MAX_SKIPPED || (namedFirst && named * 2 < found)) return undefined
  const fits = namedFirst ? sql`${where} and ${isNamed(text)}` : where
  const page = sql`
    (select p.id as chosen from (select * from mall_products p order by ${SORTS[sort]} limit ${MAX_WALKED}) p
      where ${fits} limit ${limit} offset ${offset}) page
    join mall_products p on p.id = page.chosen`
  const { rows } = await db.execute<Found>(shownFrom(page, order))
  return rows.length === limit ? rows : undefined
}
