/** Some thousand rows of any table, for plans and sweeps: nobody has to know all its columns. */
import type { Pool } from 'pg'
import { addRows } from '../../../bench/scale/generated-rows'
import type { Queryable } from '../../../server/db/client'

/** Takes away checks and foreign keys, of a database that is thrown away. */
export async function withoutConstraints(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ sql: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conrelid <> 0`
  )
  for (const { sql } of rows) await pool.query(sql)
}

/**
 * Fills a table with `count` rows, numbered by `i` from 1, and analyses it.
 * @param columns SQL of those columns that matter; the others are empty, as by default, or the same
 */
export async function fill(
  pool: Pool,
  table: string,
  count: number,
  columns: Readonly<Record<string, string>>
): Promise<void> {
  await pool.query(`truncate ${table} cascade`)
  await addRows(pool, table, count, columns)
}

/** What a piece of code asks of the database, without its being asked. */
export async function asked(
  ask: (db: Queryable) => Promise<unknown>
): Promise<{ text: string; values: unknown[] }[]> {
  const questions: { text: string; values: unknown[] }[] = []
  const $client = {
    query: (question: { text: string; values: unknown[] }) => {
      questions.push(question)
      return Promise.resolve({ rows: [], rowCount: 0 })
    }
  }
  await ask({ $client } as unknown as Queryable)
  return questions
}

/** The plans of all that a piece of code asks. */
export async function plansOf(pool: Pool, ask: (db: Queryable) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const { text, values } of await asked(ask)) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
    plans.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return plans.join('\n')
}
