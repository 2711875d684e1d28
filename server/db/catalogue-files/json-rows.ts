/** Rows that are written as JSON: one parameter for a whole statement, and PostgreSQL knows the types by the table. */
import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { groupBy } from '../../lib/group-by'
import type { Tx } from '../client'
import type { Values } from './entity'
import { columnOf } from './export'

/** A row by the names of its columns. */
export interface JsonRow {
  /** The properties of its columns, sorted: those of alike rows are the same. */
  readonly properties: readonly string[]
  readonly json: string
}

/** A row of a table, or some columns of it. */
export function jsonRow(table: PgTable, row: Values): JsonRow {
  const properties = Object.keys(row).sort()
  const named = Object.fromEntries(
    properties.map((property) => [columnOf(table, property).name, row[property]])
  )
  return { properties, json: JSON.stringify(named) }
}

/** Those with the same columns, together. */
export const alike = (rows: readonly JsonRow[]): Iterable<readonly JsonRow[]> =>
  groupBy(rows, ({ properties }) => properties.join(' ')).values()

/** Rows, as something that a statement reads from. They are alike. */
export const recordsOf = (table: PgTable, rows: readonly JsonRow[]): SQL =>
  sql`jsonb_populate_recordset(null::${table}, ${`[${rows.map(({ json }) => json).join()}]`}::jsonb)`

/** Columns in a statement, by their properties. */
export const namesOf = (table: PgTable, properties: readonly string[]): SQL =>
  sql.join(
    properties.map((property) => sql.identifier(columnOf(table, property).name)),
    sql`, `
  )

/**
 * Adds rows; columns that a row does not have get their default.
 * @param into another table with the same columns
 */
export async function insertRows(
  tx: Tx,
  table: PgTable,
  rows: readonly JsonRow[],
  into = sql`${table}`
): Promise<void> {
  for (const some of alike(rows)) {
    const names = namesOf(table, some[0]?.properties ?? [])
    await tx.execute(sql`insert into ${into} (${names}) select ${names} from ${recordsOf(table, some)}`)
  }
}
