import { isDeepStrictEqual } from 'node:util'
import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { EndOfDay } from '@contract/time'
import type { Child, Entity, Values } from './entity'
import { lastWholeDay } from './moments'

const isDate = (value: unknown): value is Date => value instanceof Date

/** The default of a column that an entry leaves out. */
function absent(notNull: boolean, fallback: unknown, dataType: string): unknown {
  if (!notNull) return null
  if (dataType === 'array') return []
  return typeof fallback === 'object' ? undefined : fallback
}

/** Columns of a table from an entry; omitted ones get the default of a new row. */
function columnsOf(table: PgTable, values: Values, leftOut: readonly string[]): Values {
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => !leftOut.includes(property))
  const row = columns.map(([property, column]) => {
    const value = values[property]
    if (value === undefined || value === null)
      return [property, absent(column.notNull, column.default, column.dataType)] as const
    return [property, column.dataType === 'date' ? new Date(value as string) : value] as const
  })
  return Object.fromEntries(row.filter(([, value]) => value !== undefined))
}

/** The row of an entry; a new one also gets the columns set only at first. */
export const rowOf = (entity: Entity, values: Values, isNew: boolean): Values => ({
  ...(isNew ? entity.fresh : {}),
  ...columnsOf(entity.table, values, [...entity.leftOut, ...(isNew ? [] : entity.atFirst)])
})

/** The nested rows of an entry. */
export function childRows(child: Child, key: string, values: Values): Values[] {
  const { property, parent, place, plain, group } = child
  const items = (values[property] ?? []) as readonly unknown[]
  const places = new Map<unknown, number>()
  return items.map((item) => {
    const row: Values = plain !== undefined ? { [plain]: item } : (item as Values)
    const among = group === undefined ? undefined : row[group]
    const at = (places.get(among) ?? 0) + 1
    places.set(among, at)
    return { [parent]: key, ...row, ...(place !== undefined ? { [place]: at } : {}) }
  })
}

/** Rows in their order, ignoring their position numbers: as text, for comparison. */
export function inTheirOrder({ place, group }: Child, rows: readonly Values[]): string[] {
  const text = (row: Values) =>
    JSON.stringify(
      Object.entries(row)
        .filter(([property]) => property !== place)
        .sort(([a], [b]) => (a < b ? -1 : 1))
    )
  if (place === undefined) return rows.map(text).sort()
  const among = (row: Values) => (group === undefined ? '' : String(row[group]))
  return [...rows]
    .sort((a, b) => among(a).localeCompare(among(b)) || Number(a[place]) - Number(b[place]))
    .map(text)
}

/** Columns whose value differs from the expected one. */
export const differences = (row: Values, should: Values): Values =>
  Object.fromEntries(
    Object.entries(should).filter(([property, value]) => {
      const own = row[property]
      if (isDate(value) && isDate(own)) return value.getTime() !== own.getTime()
      return !isDeepStrictEqual(own, value)
    })
  )

/** The reverse: the entry for a row, without values that would be filled in. */
export function entryOf(
  entity: Entity,
  row: Values,
  children: ReadonlyMap<Child, readonly Values[]>,
  index: number
): Values {
  const whole = wholeEntryOf(entity, row, children)
  const entries = Object.entries(whole).filter(([property, value]) => {
    if (entity.keys.includes(property)) return true
    const { [property]: _, ...rest } = whole
    return !isDeepStrictEqual(entity.complete(rest, index)[property], value)
  })
  return Object.fromEntries(entries)
}

function wholeEntryOf(entity: Entity, row: Values, children: ReadonlyMap<Child, readonly Values[]>): Values {
  const columns = Object.entries(getTableColumns(entity.table)).filter(
    ([property]) => !entity.leftOut.includes(property)
  )
  const own = columns.flatMap(([property, column]) => {
    const value = row[property]
    const usual = absent(column.notNull, column.default, column.dataType)
    if (isDeepStrictEqual(value, usual) && (column.hasDefault || !column.notNull)) return []
    return [[property, isDate(value) ? dateText(property, value) : value] as const]
  })
  const inside = [...children].map(
    ([child, rows]) => [child.property, rows.map((one) => itemOf(child, one))] as const
  )
  return Object.fromEntries([...own, ...inside])
}

function itemOf({ parent, place, plain }: Child, row: Values): unknown {
  if (plain !== undefined) return row[plain]
  return Object.fromEntries(
    Object.entries(row).filter(([property]) => property !== parent && property !== place)
  )
}

const CHINA_MS = 8 * 3_600_000

/** An end as its last day, any other date as a moment. */
const dateText = (property: string, value: Date): string =>
  property === 'endsAt' ? lastWholeDay(value as EndOfDay<Date>) : inChina(value)

/** A moment with China's offset, without milliseconds if they are zero. */
const inChina = (moment: Date): string =>
  new Date(moment.getTime() + CHINA_MS).toISOString().replace('.000Z', 'Z').replace('Z', '+08:00')
