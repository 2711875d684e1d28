import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { projectRoot } from '../config/root'
import { adoptBaseline } from './adopt-baseline'
import { NO_LIMITS_OPTIONS, SteadyClient } from './connection'

/** An arbitrary number, the same in all our processes. */
const LOCK = 727_274

/**
 * How long a statement may wait for a table lock. A wait for an exclusive lock blocks everybody after it, so a
 * migration gives up soon and retries.
 */
const LOCK_TIMEOUT = '3s'
/** Pauses before the next try: longer and longer, five minutes in all, so that the shop is served between them. */
const PAUSES_MS = [1, 2, 4, 8, 15, 30, 30, 30, 30, 30, 30, 30, 30, 30].map((seconds) => seconds * 1000)
/** `lock_not_available`, and `deadlock_detected`: a migration that lost against a shop that is open. */
const GAVE_WAY = new Set<unknown>(['55P03', '40P01'])

/** How often a process asks whether another one has finished migrating, ms. */
const TURN_MS = 200

/** First line of a file whose statements run one by one, without a transaction (`create index concurrently`). */
const NO_TRANSACTION = /^-- no-transaction\n/
const CONCURRENT_INDEX = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i
const BREAKPOINT = '--> statement-breakpoint'

/** Folder of the SQL files; they are applied in name order. */
export const migrationsFolder = () => join(projectRoot(), 'server/db/migrations')

interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

/**
 * Applies the SQL files that this database has not had yet, each in its own transaction unless it says otherwise. Any number
 * of processes may start at once: an advisory lock lets one work while the others wait. For changing a large table while the
 * shop is open, see docs/how-to/change-a-large-table.md.
 * @param onWait a file gave way to who uses its table, and is tried again after the pause
 * @returns names of the files applied now
 * @throws if a file fails, or was changed after it was applied
 */
export async function migrate(
  url: string,
  folder = migrationsFolder(),
  onWait: (name: string, pauseMs: number) => void = () => undefined
): Promise<string[]> {
  // One connection for lock and work: the lock belongs to the connection and is released with it.
  const client = new SteadyClient({ connectionString: url, options: NO_LIMITS_OPTIONS })
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    const files = migrationsIn(folder)
    await adoptBaseline(client, files[0])
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations'
    )
    const existing = new Map(rows.map((row) => [row.name, row.hash]))
    const applied: string[] = []
    for (const file of files) {
      if (existing.get(file.name) === file.hash) continue
      if (existing.has(file.name))
        throw new Error(`Migration ${file.name} was changed after it had been applied; add a new one`)
      await apply(client, file, onWait)
      applied.push(file.name)
    }
    return applied
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits until no other process migrates. It asks again and again: a statement that waits for the lock holds a snapshot, and `create index
 * concurrently` of the process that has the lock would wait for that.
 */
async function takeTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK
    ])
    if (rows[0]?.taken) return
    await pause(TURN_MS)
  }
}

/** The files of a folder, in the order in which they are applied. */
export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/** @throws with the file's name and the cause */
async function apply(
  client: Client,
  file: Migration,
  onWait: (name: string, pauseMs: number) => void
): Promise<void> {
  const work = NO_TRANSACTION.test(file.sql) ? applyEach : applyWhole
  for (let tries = 0; ; tries++) {
    try {
      return await work(client, file)
    } catch (problem) {
      const ms = PAUSES_MS[tries]
      if (!GAVE_WAY.has((problem as { code?: string }).code) || ms === undefined)
        throw new Error(`Migration ${file.name} failed: ${(problem as Error).message}`, { cause: problem })
      onWait(file.name, ms)
      await pause(ms)
    }
  }
}

async function applyWhole(client: Client, file: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await record(client, file)
    await client.query('commit')
  } catch (problem) {
    // if the connection is lost, so is the transaction: the original failure is what should be reported
    await client.query('rollback').catch(() => undefined)
    throw problem
  }
}

/** An interrupted file is started again: each statement must tolerate having been run before. */
async function applyEach(client: Client, file: Migration): Promise<void> {
  for (const statement of file.sql.split(BREAKPOINT)) {
    const index = CONCURRENT_INDEX.exec(statement)?.[1]
    if (index !== undefined) await dropUnfinished(client, index)
    await client.query(statement)
  }
  await record(client, file)
}

/** A build that was interrupted leaves an index that nobody reads and that `if not exists` takes for the real one. */
async function dropUnfinished(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [index]
  )
  if (rowCount) await client.query(`drop index concurrently if exists ${client.escapeIdentifier(index)}`)
}

const record = (client: Client, { name, hash }: Migration) =>
  client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
