import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { NO_LIMITS_OPTIONS, SteadyClient } from '../connection'
import { migrate, migrationsFolder, migrationsIn } from '../migrate'
import { quoted, savedTables, type BackupEnd, type BackupHeader, type SavedTable } from './tables'

const PART = 200

/**
 * Restores a backup into an empty database, whole or not at all: the schema of this checkout, which has to be the backup's, then all
 * rows in one transaction, whose constraints are checked at its end.
 * @returns the number of rows
 * @throws if the file is cut off or of another release, or if the database holds anything
 */
export async function restoreBackup(url: string, file: string): Promise<number> {
  const header = await checkedHeader(file)
  expectRelease(header)
  const client = new SteadyClient({ connectionString: url, options: `-c TimeZone=UTC ${NO_LIMITS_OPTIONS}` })
  await client.connect()
  try {
    await expectEmpty(client)
    await migrate(url)
    await client.query('begin')
    await openConstraints(client)
    const rows = await load(client, file, header)
    for (const { name, last } of header.sequences)
      if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
    await closeConstraints(client)
    await client.query('commit')
    await client.query('analyze')
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const linesOf = (file: string) => createInterface({ input: createReadStream(file).pipe(createGunzip()) })

/** Reads the file to its end first: one that was cut off is found before anything is written. */
async function checkedHeader(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  let lines = 0
  let last = ''
  for await (const line of linesOf(file)) {
    header ??= JSON.parse(line) as BackupHeader
    lines += 1
    last = line
  }
  const isWhole = last.startsWith('{"rows":') && (JSON.parse(last) as BackupEnd).rows === lines - 2
  if (header?.format !== 1 || !isWhole) throw new Error(`${file} is no whole backup`)
  return header
}

function expectRelease({ migrations }: BackupHeader): void {
  const own = Object.fromEntries(migrationsIn(migrationsFolder()).map(({ name, hash }) => [name, hash]))
  const names = [...new Set([...Object.keys(own), ...Object.keys(migrations)])]
  const other = names.filter((name) => own[name] !== migrations[name])
  if (other.length > 0)
    throw new Error(
      `This backup was made by another release (${other.join(', ')} differ): restore it with that release's checkout, then start a newer server, which brings it up to date.`
    )
}

async function expectEmpty(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`
  )
  if (rowCount) throw new Error('This database is not empty: a backup is restored into an empty one only.')
}

interface ForeignKey {
  readonly table: string
  readonly name: string
}

const foreignKeys = async (client: Client) =>
  (
    await client.query<ForeignKey>(
      `select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace`
    )
  ).rows

/** Tables may refer to each other in any order, and what triggers add is in the backup already. */
async function openConstraints(client: Client): Promise<void> {
  for (const { table, name } of await foreignKeys(client))
    await client.query(`alter table ${table} alter constraint ${name} deferrable initially deferred`)
  for (const { name } of await savedTables(client)) {
    await client.query(`alter table ${quoted(name)} disable trigger user`)
    // what migrations put there is in the backup too
    await client.query(`delete from ${quoted(name)}`)
  }
}

async function closeConstraints(client: Client): Promise<void> {
  await client.query('set constraints all immediate')
  for (const { table, name } of await foreignKeys(client))
    await client.query(`alter table ${table} alter constraint ${name} not deferrable`)
  for (const { name } of await savedTables(client))
    await client.query(`alter table ${quoted(name)} enable trigger user`)
}

async function load(client: Client, file: string, { tables }: BackupHeader): Promise<number> {
  let current = -1
  let part: string[] = []
  let rows = 0
  const flush = async () => {
    const table = tables[current]
    if (table && part.length > 0) await insert(client, table, part)
    rows += part.length
    part = []
  }
  for await (const line of linesOf(file)) {
    if (!line.startsWith('[')) continue
    const comma = line.indexOf(',')
    const index = Number(line.slice(1, comma))
    if (index !== current || part.length === PART) await flush()
    current = index
    part.push(line.slice(comma + 1, -1))
  }
  await flush()
  return rows
}

function insert(client: Client, { name, columns }: SavedTable, rows: readonly string[]): Promise<unknown> {
  const names = columns.map(([column]) => quoted(column)).join(', ')
  const values = columns.map(([, type], index) => `(row->>${index})::${type}`).join(', ')
  return client.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as row`,
    [`[${rows.join(',')}]`]
  )
}
