import type { Client } from 'pg'
import { NO_LIMITS_OPTIONS, SteadyClient } from './connection'
import { migrationsFolder, migrationsIn } from './migrate'

/** A program of another release than the database's servers. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

/**
 * For operators' programs, which never migrate: whether the database has exactly this checkout's schema.
 * @throws SchemaMismatch if it is older (or empty), newer, or made by other files of the same names, with what to do
 */
export async function expectSchema(url: string, folder = migrationsFolder()): Promise<void> {
  const client = new SteadyClient({ connectionString: url, options: NO_LIMITS_OPTIONS })
  await client.connect()
  try {
    const existing = await appliedTo(client)
    const files = new Map(migrationsIn(folder).map(({ name, hash }) => [name, hash]))
    const missing = [...files.keys()].filter((name) => !existing.has(name))
    const unknown = [...existing.keys()].filter((name) => !files.has(name))
    const changed = [...files].filter(([name, hash]) => existing.has(name) && existing.get(name) !== hash)
    if (unknown.length > 0)
      throw new SchemaMismatch(
        `This database is newer than this checkout (it has ${unknown.join(', ')}). Nothing was done: run the program of the release that its servers run.`
      )
    if (missing.length > 0)
      throw new SchemaMismatch(
        `This database is ${existing.size === 0 ? 'empty' : 'older than this checkout'} (it lacks ${missing.join(', ')}). Nothing was done: start a server of this release first, which brings it up to date, or use the checkout of the servers that run.`
      )
    if (changed.length > 0)
      throw new SchemaMismatch(
        `This database was made by another text of ${changed.map(([name]) => name).join(', ')}. Nothing was done: use the checkout of its servers.`
      )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function appliedTo(client: Client): Promise<Map<string, string>> {
  const { rows: tables } = await client.query(`select to_regclass('schema_migrations') as found`)
  if ((tables[0] as { found: string | null }).found === null) return new Map()
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations'
  )
  return new Map(rows.map((row) => [row.name, row.hash]))
}
