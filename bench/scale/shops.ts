/** Two shops on one PostgreSQL, one with hardly any members and one with many: each has a server process of its own. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { REQUIRED_SECRETS } from '../../server/config/secrets'
import { openDatabase, type Database } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { startBuiltServer, type BuiltServer } from '../built'
import { METRICS_TOKEN } from '../metrics-token'
import { fill, type Scale } from './fill'

/** The large shop; `SCALE_MEMBERS` for another size. */
export const FILLED: Scale = {
  members: Number(process.env.SCALE_MEMBERS ?? 100_000),
  stores: 50_000,
  each: 3,
  heavy: 3000
}
/** The shop that it is compared with. */
export const EMPTY: Scale = { members: 100, stores: 100, each: 3, heavy: 3 }

/** `name=value` of PostgreSQL's own settings to measure with, separated by commas. */
const POSTGRES = (process.env.SCALE_POSTGRES ?? '').split(',').filter(Boolean)

/** A server process and its database. */
export interface ShopAtSize extends BuiltServer {
  readonly database: Database
  /** The name of its database in the cluster. */
  readonly name: string
}

export interface ShopsAtSize {
  readonly small: ShopAtSize
  readonly large: ShopAtSize
  /** The cluster as a whole, through a database of neither shop: for the statistics of statements. */
  readonly cluster: Database
  /** Path of PostgreSQL's log. */
  readonly log: string
  stop(): Promise<void>
}

/** Fills both databases and starts their servers; takes minutes. PostgreSQL counts statements and can tell plans. */
export async function openShopsAtSize(): Promise<ShopsAtSize> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-calls-'))
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.reverse()) await each()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const { url, log } = await startObserved(folder, stops)
    const cluster = openDatabase(url, { max: 1, patient: true })
    stops.push(() => cluster.close())
    const small = await openFilled(url, ['calls_small', EMPTY], stops)
    const large = await openFilled(url, ['calls_large', FILLED], stops)
    return { small, large, cluster, log, stop }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/** The embedded PostgreSQL with two of its own libraries, which only count and tell. */
async function startObserved(folder: string, stops: (() => Promise<void>)[]) {
  const first = await startEmbedded(folder)
  try {
    await ask(first.url, [
      `alter system set shared_preload_libraries = 'pg_stat_statements', 'auto_explain'`,
      ...POSTGRES.map((setting) => `alter system set ${setting}`)
    ])
  } finally {
    await first.stop()
  }
  const postgres = await startEmbedded(folder)
  stops.push(() => postgres.stop())
  await ask(postgres.url, [
    'create extension pg_stat_statements',
    'alter system set pg_stat_statements.track_planning = on',
    'alter system set auto_explain.log_parameter_max_length = 0',
    'select pg_reload_conf()'
  ])
  return postgres
}

async function ask(url: string, texts: readonly string[]): Promise<void> {
  const database = openDatabase(url, { max: 1, patient: true })
  try {
    for (const text of texts) await database.pool.query(text)
  } finally {
    await database.close()
  }
}

async function openFilled(
  cluster: string,
  [name, scale]: readonly [string, Scale],
  stops: (() => Promise<void>)[]
): Promise<ShopAtSize> {
  await ask(cluster, [`create database ${name}`])
  const url = cluster.replace('/postgres?', `/${name}?`)
  await migrate(url)
  const database = openDatabase(url, { max: 2, patient: true })
  stops.push(() => database.close())
  await seed(database.db)
  await fill(database, scale)
  const secrets = REQUIRED_SECRETS.map((secret) => [secret, randomBytes(24).toString('hex')])
  const server = await startBuiltServer({
    ...Object.fromEntries(secrets),
    DATABASE_URL: url,
    METRICS_TOKEN
  })
  stops.push(() => server.stop())
  return { ...server, database, name }
}

/** How often it is asked whether a database has become quiet, ms, and how often in a row it has to be. */
const QUIET_ASK_MS = 200
const QUIET_ASKS = 10

/** Has no job begin any more, in whichever process, and waits for those that run: they would be measured along with calls. */
export async function restJobs({ database: { pool } }: ShopAtSize): Promise<void> {
  await pool.query(`create function rest_jobs() returns trigger language plpgsql as 'begin return null; end'`)
  await pool.query(
    'create trigger rest_jobs before insert or update on job_runs for each row execute function rest_jobs()'
  )
  // as in a shop in use: the planner knows what was made, and index-only scans need not look at rows
  await pool.query('vacuum (analyze)')
  for (let quiet = 0; quiet < QUIET_ASKS;) {
    await new Promise((resume) => setTimeout(resume, QUIET_ASK_MS))
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    )
    quiet = rowCount ? 0 : quiet + 1
  }
}
