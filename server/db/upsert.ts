import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

/** Far below PostgreSQL's limit of 65,535 parameters per statement. */
const ROWS_A_STATEMENT = 400

/**
 * Inserts rows, several hundred per statement. An existing row is updated except for its `kept` columns;
 * with `kept: 'all'` it is left unchanged.
 */
export async function upsert<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
  target: PgColumn[],
  stored: readonly string[] | 'all' = []
): Promise<void> {
  const fixed = new Set([...target.map((column) => column.name), ...(stored === 'all' ? [] : stored)])
  const set = Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([, column]) => !fixed.has(column.name))
      .map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`])
  )
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const insert = db.insert(table).values(rows.slice(from, from + ROWS_A_STATEMENT))
    if (stored === 'all' || Object.keys(set).length === 0) await insert.onConflictDoNothing({ target })
    else await insert.onConflictDoUpdate({ target, set: set as T['$inferInsert'] })
  }
}
