/**
 * Keyset pagination: a page begins after the sort keys of the last row of the page before it, not after a number of rows.
 * Rows that come or go while somebody scrolls neither repeat others nor hide them, and a late page costs no more than
 * the first (ADR 0070).
 */
import { sql, type SQL } from 'drizzle-orm'
import { fromCursor, isInt, isNumber, isText, toCursor, type CursorKey } from '../core/cursor'

const isMoment = (key: unknown): key is string =>
  isText(key) && /^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/.test(key) && !Number.isNaN(Date.parse(key))

const isDistance = (key: unknown): key is CursorKey => isNumber(key) || key === 'Infinity'

/** Types of sort keys: how a cursor is checked, and a value that no row exceeds. */
const TYPES = {
  timestamptz: { test: isMoment, most: 'infinity' },
  int: { test: isInt, most: '2147483647' },
  float8: { test: isDistance, most: 'Infinity' },
  text: { test: isText, most: '' }
} as const

/** A sort key of a list: an SQL expression that is never null. */
export interface SortKey {
  readonly by: string
  readonly type: keyof typeof TYPES
  /**
   * `nulls last` where the index is `.desc()` of Drizzle, which makes it so. No key is ever null, but PostgreSQL takes an index only for the
   * order that it was made for, to the letter: otherwise it sorts all rows of the owner for each page.
   */
  readonly desc?: true | 'nulls last'
}

/** A page of rows, and the cursor of the next one; null after the last. */
export interface Page<Row> {
  readonly rows: Row[]
  readonly next: string | null
}

/** A row with its sort keys, as JSON. */
export interface Positioned {
  readonly position: CursorKey[]
}

/** How a list is sorted, and where its pages begin. */
export interface Keyset {
  /** Column for the select list: the keys of a row, see {@link Positioned}. */
  readonly column: string
  readonly columnSql: SQL<CursorKey[]>
  /** The keys for `order by`. */
  readonly order: string
  readonly orderSql: SQL
  /** Condition: the row comes after the keys in a parameter (`$3`) of {@link start}. */
  readonly after: (parameter: string) => string
  /** The same for a query of Drizzle. */
  readonly afterSql: (start: string) => SQL
  /** The keys in a cursor as a parameter; without one, keys that come before every row. @throws BusinessError 400 */
  readonly start: (cursor: string | undefined) => string
  /** Rows, one more than the page has room for if another page follows; their positions are taken off. */
  page<Row>(rows: readonly (Row & Positioned)[], pageSize: number): Page<Row>
}

/** One more than is shown: whether a page follows is known without counting. */
export const limitOf = (pageSize: number): number => pageSize + 1

/** Defines the order of a list. The last key has to be unique among rows that are equal in all others. */
export function keyset(...keys: readonly [SortKey, ...SortKey[]]): Keyset {
  if (keys[0].type === 'text') throw new Error('No text is known to come before all others of a list')
  const tests = keys.map(({ type }) => TYPES[type].test)
  const before = JSON.stringify(keys.map(({ type, desc }) => beforeAll(type, desc)))
  const after = (parameter: string) =>
    isAfter(
      keys,
      keys.map(({ type }, place) => `(${parameter}::jsonb->>${place})::${type}`)
    )
  const column = `json_build_array(${keys.map(({ by }) => by).join(', ')}) as position`
  const order = keys
    .map(({ by, desc }) => `${by}${desc ? ` desc${desc === true ? '' : ` ${desc}`}` : ''}`)
    .join(', ')
  return {
    column,
    columnSql: sql.raw(column) as SQL<CursorKey[]>,
    order,
    orderSql: sql.raw(order),
    after,
    afterSql: (start) => splice(after(PLACE), start),
    start: (cursor) => (cursor === undefined ? before : JSON.stringify(fromCursor(cursor, tests))),
    page<Row>(rows: readonly (Row & Positioned)[], pageSize: number): Page<Row> {
      const shown = rows.slice(0, pageSize)
      const last = rows.length > pageSize ? shown.at(-1) : undefined
      return {
        rows: shown.map(({ position: _, ...row }) => row as unknown as Row),
        next: last ? toCursor(last.position) : null
      }
    }
  }
}

function beforeAll(type: SortKey['type'], desc: SortKey['desc']): string {
  const { most } = TYPES[type]
  return desc || most === '' ? most : least(type, most)
}

const least = (type: SortKey['type'], most: string) => (type === 'int' ? '-2147483648' : `-${most}`)

/**
 * SQL: the keys come after these values. Keys of one direction are compared as a row, and otherwise the first alone
 * as well: an index gives either.
 */
function isAfter(keys: readonly SortKey[], values: readonly string[]): string {
  const [first, ...others] = keys as [SortKey, ...SortKey[]]
  const than = first.desc ? '<' : '>'
  if (keys.every(({ desc }) => !desc === !first.desc))
    return `(${keys.map(({ by }) => by).join(', ')}) ${than} (${values.join(', ')})`
  const [value, ...rest] = values
  return `(${first.by} ${than}= ${value} and (${first.by} ${than} ${value} or ${isAfter(others, rest)}))`
}

const PLACE = '$START'

/** The text as SQL of Drizzle, the value in each place as a parameter. */
function splice(text: string, value: string): SQL {
  const parts = text.split(PLACE).map((part) => sql.raw(part))
  return sql.join(parts, sql`${value}::text`)
}
