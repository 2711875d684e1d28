import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { projectRoot } from '../config/root'
import { NO_LIMITS_OPTIONS, SteadyClient } from './connection'

/** Any number, the same in every process of ours. */
const LOCK = 727_274

/** Where the SQL files are; they are applied in the order of their names. */
export const migrationsFolder = () => join(projectRoot(), 'server/db/migrations')

/**
 * Applies the SQL files that this database has not seen, each in a transaction of its own. Any number of processes may
 * start at once: an advisory lock lets one work while the others wait.
 * @returns names of the files applied now
 * @throws when a file fails, or was changed after it had been applied
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<string[]> {
  // One connection for lock and work: the lock belongs to the connection, and dies with it.
  const client = new SteadyClient({ connectionString: url, options: NO_LIMITS_OPTIONS })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations'
    )
    const known = new Map(rows.map((row) => [row.name, row.hash]))
    const applied: string[] = []
    for (const name of sqlFiles(folder)) {
      const sql = readFileSync(join(folder, name), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      if (known.get(name) === hash) continue
      if (known.has(name))
        throw new Error(`Migration ${name} was changed after it had been applied; add a new one`)
      await apply(client, name, sql, hash)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end().catch(() => undefined)
  }
}

function sqlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

async function apply(client: Client, name: string, sql: string, hash: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (problem) {
    // where the connection is gone, so is what was begun on it: the failure itself is what is to be told
    await client.query('rollback').catch(() => undefined)
    throw new Error(`Migration ${name} failed: ${(problem as Error).message}`, { cause: problem })
  }
}
