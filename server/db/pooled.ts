/** What differs if a pooler in transaction mode (pgbouncer) is between us and PostgreSQL. */
import type { ClientConfig, Pool } from 'pg'
import { SettingsError } from '../config/settings-error'
import { SteadyClient } from './connection'

const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && 'text' in query
    ? { ...query, name: undefined }
    : query

/**
 * A connection without named prepared statements: the next transaction may run on another connection of PostgreSQL, which does not
 * know the name. Poolers that track prepared statements (pgbouncer from 1.21 on) do not need this, but tolerate it.
 */
export class UnnamedClient extends SteadyClient {
  constructor(config?: string | ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    this.query = ((first: unknown, ...others: unknown[]) =>
      query(withoutName(first), ...others)) as typeof this.query
  }
}

/** Settings that we would make per connection; through a pooler the database needs them as defaults. */
const DEFAULTS = {
  TimeZone: 'UTC',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '30s'
} as const

/** Aborts a start on a database without these defaults. @throws SettingsError with the statements to be run */
export async function expectDefaults(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; value: string; database: string }>(
    `select name, current_setting(name) as value, current_database() as database
     from unnest($1::text[]) as name`,
    [Object.keys(DEFAULTS)]
  )
  const wanting = rows.filter(({ name, value }) =>
    name === 'TimeZone' ? value !== DEFAULTS.TimeZone : value === '0'
  )
  if (wanting.length === 0) return
  throw new SettingsError(
    wanting.map(
      ({ name, database }) =>
        `DATABASE_URL: behind a pooler the database needs a default; run: alter database "${database}" set ${name} = '${DEFAULTS[name as keyof typeof DEFAULTS]}'`
    )
  )
}
