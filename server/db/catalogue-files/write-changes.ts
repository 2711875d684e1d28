/** Rows of the catalogue that exist and differ from their file. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { withTransaction, type Tx } from '../client'
import type { Entity, Values } from './entity'
import { columnOf } from './export'
import { CatalogueFaults } from './faults'
import { alike, jsonRow, recordsOf, type JsonRow } from './json-rows'
import type { Entry } from './read-folder'
import { differences, rowOf } from './rows'

/** An entry, and the columns of its row that change: without their values, which very many would fill the memory with. */
export interface Change {
  readonly entry: Entry
  readonly properties: readonly string[]
}

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
export const ROWS_A_STATEMENT = 400

/** `column = any(…)`: one parameter, however many keys there are. */
export const isOneOf = (column: PgColumn, keys: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...keys])}::text[])`

export const keyIs = ({ table, keys }: Entity, { values }: Entry): SQL | undefined =>
  and(...keys.map((key) => eq(columnOf(table, key), values[key])))

/** What changes of a row; nothing of one that is new or the same. */
export function changeOf(entity: Entity, entry: Entry, row: Values | undefined): Change[] {
  if (!row) return []
  const { stock, ...rest } = differences(row, rowOf(entity, entry.values, false))
  // a stock changed by orders is left as it is; whether stock is limited at all is decided by the file
  const isCount = typeof stock === 'number' && typeof row['stock'] === 'number'
  const set = stock === undefined || (entity.hasStock && isCount) ? rest : { ...rest, stock }
  const properties = Object.keys(set)
  return properties.length === 0 ? [] : [{ entry, properties }]
}

/** What a change writes, with the key of its row. */
export function rowOfChange(entity: Entity, { entry, properties }: Change): JsonRow {
  const row = rowOf(entity, entry.values, true)
  const written = [...entity.keys, ...properties]
  return jsonRow(entity.table, Object.fromEntries(written.map((property) => [property, row[property]])))
}

/** Reports errors of the database with the line of the entry. */
export async function told<T>({ file, lineOf }: Entry, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (problem) {
    const { cause } = problem as { cause?: { message?: string } }
    const message = cause?.message ?? (problem as Error).message
    throw new CatalogueFaults([{ file, line: lineOf([]), message: `The database refuses it: ${message}` }])
  }
}

/** Writes changes, many per statement; if one is refused, they are retried one by one to find it. */
export async function writeChanges(tx: Tx, entity: Entity, changes: readonly Change[]): Promise<void> {
  for (let from = 0; from < changes.length; from += ROWS_A_STATEMENT) {
    const some = changes.slice(from, from + ROWS_A_STATEMENT)
    try {
      await withTransaction(tx, (part) => updateRows(part, entity, some))
    } catch {
      for (const one of some) await told(one.entry, () => updateRows(tx, entity, [one]))
    }
  }
}

/** Changes of the same columns in one statement. */
async function updateRows(tx: Tx, entity: Entity, changes: readonly Change[]): Promise<void> {
  const { table, keys } = entity
  for (const some of alike(changes.map((change) => rowOfChange(entity, change)))) {
    const columns = (some[0]?.properties ?? []).filter((property) => !keys.includes(property))
    const named = (property: string) => sql.identifier(columnOf(table, property).name)
    const set = columns.map((column) => sql`${named(column)} = changed.${named(column)}`)
    const same = keys.map((key) => sql`${columnOf(table, key)} = changed.${named(key)}`)
    await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)}
      from ${recordsOf(table, some)} changed where ${sql.join(same, sql` and `)}`)
  }
}
