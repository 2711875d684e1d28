/** Rows of the catalogue that exist and differ from their file. */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { groupBy } from '../../lib/group-by'
import { withTransaction, type Tx } from '../client'
import type { Entity, Values } from './entity'
import { columnOf } from './export'
import { CatalogueFaults } from './faults'
import type { Entry } from './read-folder'
import { differences, rowOf } from './rows'

/** An entry, and the columns of its row that change. */
export interface Change {
  readonly entry: Entry
  readonly set: Values
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
  return Object.keys(set).length === 0 ? [] : [{ entry, set }]
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
  for (const alike of groupBy(changes, ({ set }) => Object.keys(set).sort().join(' ')).values())
    for (let from = 0; from < alike.length; from += ROWS_A_STATEMENT) {
      const some = alike.slice(from, from + ROWS_A_STATEMENT)
      try {
        await withTransaction(tx, (part) => writeAlike(part, entity, some))
      } catch {
        for (const { entry, set } of some)
          await told(entry, () => tx.update(entity.table).set(set).where(keyIs(entity, entry)))
      }
    }
}

/**
 * Changes of the same columns in one statement: an insert of rows that exist, of which only these columns are taken. PostgreSQL knows their
 * types by it, which it would not in a list of values.
 */
async function writeAlike(tx: Tx, entity: Entity, changes: readonly Change[]): Promise<void> {
  const { table, keys } = entity
  const columns = Object.keys(changes[0]?.set ?? {})
  await tx
    .insert(table)
    .values(changes.map(({ entry, set }) => ({ ...rowOf(entity, entry.values, true), ...set })))
    .onConflictDoUpdate({
      target: keys.map((key) => columnOf(table, key)),
      set: Object.fromEntries(
        columns.map((column) => [column, sql`excluded.${sql.identifier(columnOf(table, column).name)}`])
      )
    })
}
