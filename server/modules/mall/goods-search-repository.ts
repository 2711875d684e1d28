/**
 * Searching goods. The n-gram index has no order: all matches must be read before the first is known, and goods rows
 * are wide. This is how few matches are read. For a word that very many goods contain, a thousand are read for the
 * count, and the page is found the other way round: goods are scanned in the requested order until it is full. Both
 * give the same result.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import {
  conditionOf,
  foundIn,
  isAny,
  isNamed,
  isNamedFirst,
  matches,
  matchingGoods,
  pageOfIds,
  shownOf,
  SORTS,
  type GoodsFilter,
  type GoodsRow,
  type Range
} from './goods-query-repository'
import type { Ways } from '../../lib/search-grams'

type Row = GoodsRow & Positioned & Record<string, unknown>

type Found = Row & {
  /** Of those read: how many there are, and how many names contain the typed text. */
  readonly found: number
  readonly named: number
}

export type SearchFilter = GoodsFilter & { readonly search: NonNullable<GoodsFilter['search']> }

interface Search {
  readonly where: SQL
  readonly ways: Ways
  readonly sorted: Keyset
  /** Where the page begins, see {@link Keyset.start}. */
  readonly start: string
  readonly text: string
}

/** At most so many matches are counted: more of them are looked for the other way round. */
const MAX_COUNTED = 1000
/** At most this many goods are scanned, as many as a page may need for a word that one in a hundred contains. */
const MAX_WALKED = 4000

/** A page of search results; `isFound`: there are results, on this page or on others. */
export async function searchGoods(
  filter: SearchFilter,
  range: Range,
  db: Queryable
): Promise<Page<GoodsRow> & { readonly isFound: boolean }> {
  const sorted = foundIn(range.sort)
  const start = sorted.start(range.cursor)
  const { ways, text } = filter.search
  const one: Search = { where: conditionOf(filter), ways, sorted, start, text }
  const rows = await lookAtAll(one, range, db, MAX_COUNTED + 1)
  const [first] = rows
  // a page beyond the last one says nothing about the others
  if (!first) {
    const isFound = range.cursor !== undefined && (await isAny(matchingGoods(ways), one.where, db))
    return { rows: [], next: null, isFound }
  }
  const some = first.found <= MAX_COUNTED ? rows : await walk(one, range, first, db)
  const found = some ?? (await lookAtAll(one, range, db))
  return { ...sorted.page<GoodsRow>(found, range.pageSize), isFound: true }
}

/**
 * Reads all matches once, only the columns needed for sorting, and counts them; at most `most`, in no particular
 * order.
 */
async function lookAtAll(
  { where, ways, sorted, start, text }: Search,
  { pageSize }: Range,
  db: Queryable,
  most?: number
): Promise<Found[]> {
  const page = pageOfIds(sql`found p`, sorted, sorted.afterSql(start), limitOf(pageSize))
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select p.id, p.sort, p.sold, p.price_fen, p.created_at, (${isNamed(text)})::int as named from ${matchingGoods(ways)} where ${where}
      ${most === undefined ? sql`` : sql`limit ${most}`}),
    counted as materialized (select count(*)::int as found, sum(p.named)::int as named from found p)
    ${shownOf(sql`counted cross join ${page}`, sql`, counted.found, counted.named`)}`)
  return rows
}

/**
 * Scans goods in their order until the page is full, and no further. Names that contain the typed text come first: if they make up
 * most of it, only they are scanned. undefined if the page is not full after {@link MAX_WALKED}, or would not be.
 */
async function walk(
  { where, ways, sorted, start, text }: Search,
  { sort, pageSize }: Range,
  { found, named }: Found,
  db: Queryable
): Promise<Row[] | undefined> {
  const namedFirst = isNamedFirst(sort)
  const [isNamedStart, ...keys] = JSON.parse(start) as unknown[]
  if (namedFirst && (named * 2 < found || isNamedStart === 0)) return undefined
  const fits = sql`${where} and ${matches(ways, 'p')} and ${namedFirst ? isNamed(text) : sql`true`}`
  const from = SORTS[sort].afterSql(namedFirst ? JSON.stringify(keys) : start)
  const walked = sql`(select p.*, 1 as named from mall_products p where ${from}
    order by ${SORTS[sort].orderSql} limit ${MAX_WALKED}) p`
  // all of these are named alike: in the order of the walk the page ends it, and nothing has to be sorted
  const page = pageOfIds(walked, sorted, fits, limitOf(pageSize), SORTS[sort])
  const { rows } = await db.execute<Row>(shownOf(page))
  return rows.length === limitOf(pageSize) ? rows : undefined
}
