/** Some thousand rows of any table, for plans and sweeps: nobody has to know all its columns. */
import type { Pool } from 'pg'
import type { Queryable } from '../../../server/db/client'

/** Takes away checks and foreign keys, of a database that is thrown away. */
export async function withoutConstraints(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ sql: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace and conrelid <> 0`
  )
  for (const { sql } of rows) await pool.query(sql)
}

const VALUES: Readonly<Record<string, string>> = {
  text: `'x' || i`,
  integer: '(i % 1000000)::int',
  bigint: 'i',
  smallint: '1',
  boolean: 'false',
  'timestamp with time zone': `'2026-01-01Z'::timestamptz`,
  date: `'2026-01-01'::date`,
  jsonb: `'{}'::jsonb`,
  bytea: `''::bytea`,
  ARRAY: `'{}'`,
  'double precision': '0'
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
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and (column_name = any($2)
       or (is_nullable = 'NO' and column_default is null and is_identity = 'NO'))`,
    [table, Object.keys(columns)]
  )
  const names = rows.map(({ name }) => `"${name}"`).join(', ')
  const values = rows.map(({ name, type }) => columns[name] ?? VALUES[type] ?? `'x' || i`).join(', ')
  await pool.query(`truncate ${table} cascade`)
  await pool.query(`set session_replication_role = replica; insert into ${table} (${names})
    select ${values} from generate_series(1, ${count}) i; set session_replication_role = default; analyze ${table}`)
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
