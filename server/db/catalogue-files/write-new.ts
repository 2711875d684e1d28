/** New rows of the catalogue, many per statement. */
import { getTableName, sql, type SQL } from 'drizzle-orm'
import { withTransaction, type Tx } from '../client'
import type { Entity, Values } from './entity'
import { insertRows, jsonRow, type JsonRow } from './json-rows'
import type { Entry } from './read-folder'
import { rowOf } from './rows'
import { told } from './write-changes'

/** Columns of a new row that are derived from what else there is: written with it, they need not be written once more. */
export type Derived = (values: Values) => Values

/** Rows that are written at a time, and letters of them; each time is a savepoint, of which PostgreSQL remembers 64 well. */
const [ROWS_AT_ONCE, LETTERS_AT_ONCE] = [4000, 4_000_000]

/**
 * Adds new rows; if one is refused, they are retried one by one to find it. @throws CatalogueFaults
 * @param into another table with the same columns, for a trial
 */
export async function addEntries(
  tx: Tx,
  entity: Entity,
  entries: readonly Entry[],
  derived: Derived = () => ({}),
  into?: SQL
): Promise<number> {
  let some: { entry: Entry; row: JsonRow }[] = []
  let letters = 0
  const write = async () => {
    const rows = some
    ;[some, letters] = [[], 0]
    const add = (part: Tx, all: readonly JsonRow[]) => insertRows(part, entity.table, all, into)
    try {
      const all = rows.map(({ row }) => row)
      await withTransaction(tx, (part) => add(part, all))
    } catch {
      for (const { entry, row } of rows) await told(entry, () => add(tx, [row]))
    }
  }
  for (const entry of entries) {
    const { values } = entry
    const row = jsonRow(entity.table, { ...rowOf(entity, values, true), ...derived(values) })
    some.push({ entry, row })
    letters += row.json.length
    if (some.length >= ROWS_AT_ONCE || letters >= LETTERS_AT_ONCE) await write()
  }
  if (some.length > 0) await write()
  return entries.length
}

/** An empty table with the columns and rules of a real one, which nobody else sees; it goes with the transaction. */
export async function trialOf({ table }: Entity, tx: Tx): Promise<SQL> {
  const trial = sql`${sql.identifier(`trial_${getTableName(table)}`)}`
  await tx.execute(sql`create temp table if not exists ${trial} (like ${table} including defaults including constraints)
    on commit drop`)
  return trial
}
