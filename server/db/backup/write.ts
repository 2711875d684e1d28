import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { NO_LIMITS_OPTIONS, SteadyClient } from '../connection'
import { quoted, savedSequences, savedTables, type BackupHeader, type SavedTable } from './tables'

/** Rows read at once: pictures are rows too. */
const PART = 200

/**
 * Saves a whole database, uploaded pictures included, as it is at one moment, while it is in use: one transaction that reads a snapshot and
 * blocks nobody. Values are in PostgreSQL's own text form, so nothing is lost. The file appears when it is complete.
 * @returns the number of rows
 */
export async function writeBackup(url: string, file: string): Promise<number> {
  const client = new SteadyClient({ connectionString: url, options: `-c TimeZone=UTC ${NO_LIMITS_OPTIONS}` })
  const draft = `${file}.part`
  await client.connect()
  let count = 0
  try {
    await client.query('begin isolation level repeatable read read only')
    const lines = linesOf(client, (rows) => (count += rows))
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
    await rename(draft, file)
    return count
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true })
    throw problem
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function* linesOf(client: Client, counted: (rows: number) => void): AsyncGenerator<string> {
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name'
  )
  const tables = await savedTables(client)
  const header: BackupHeader = {
    format: 1,
    at: new Date().toISOString(),
    migrations: Object.fromEntries(migrations.map(({ name, hash }) => [name, hash])),
    tables,
    sequences: await savedSequences(client)
  }
  yield `${JSON.stringify(header)}\n`
  let all = 0
  for (const [index, table] of tables.entries()) {
    for await (const rows of partsOf(client, table)) {
      all += rows.length
      counted(rows.length)
      yield rows.map((row) => `[${index},${row}]\n`).join('')
    }
  }
  yield `${JSON.stringify({ rows: all })}\n`
}

async function* partsOf(client: Client, { name, columns }: SavedTable): AsyncGenerator<string[]> {
  const texts = columns.map(([column]) => `${quoted(column)}::text`).join(', ')
  await client.query(
    `declare part no scroll cursor for select json_build_array(${texts})::text as row from ${quoted(name)}`
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${PART} from part`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close part')
}
