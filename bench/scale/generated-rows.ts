/** Rows of any table, of which only the columns that matter are said. */
import type { Pool, PoolClient } from 'pg'

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
 * Adds `count` rows, numbered by `i` from 1, and analyses the table. Neither foreign keys nor triggers see them.
 * @param columns SQL of those columns that matter; the others are empty, as by default, or the same
 */
export async function addRows(
  pool: Pool | PoolClient,
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
  await pool.query(`set session_replication_role = replica; insert into ${table} (${names})
    select ${values} from generate_series(1, ${count}) i; set session_replication_role = default; analyze ${table}`)
}
