/** `npm run bench -- scale-jobs`: what a round of each job costs when nothing is due, in an empty shop and in a large one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildApp, type App } from '../../server/app'
import type { Clock } from '../../server/core/clock'
import { readSettings } from '../../server/config/settings'
import { openDatabase, type Database } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import type { Gateways } from '../../server/gateways/gateways'
import { chinaMidnight } from '../../server/lib/china-time'
import { whole, type Table } from '../table'
import { fill, type Scale } from './fill'
import { fillForJobs } from './jobs-fill'

const FILLED: Scale = {
  members: Number(process.env.SCALE_MEMBERS ?? 100_000),
  stores: 1000,
  each: 3,
  heavy: 3000
}
const EMPTY: Scale = { members: 100, stores: 100, each: 3, heavy: 3 }
const ROUNDS = 8
/** Prepared statements get their final plan with the sixth call. */
const WARM = 6

/** One for the job, one for a lock that it may hold beside. */
const CONNECTIONS = 2

interface Shop {
  readonly app: App
  readonly database: Database
}

/** What a round of each job takes, and which rows it reads, by how much there is. */
export async function measureJobs(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-jobs-'))
  const postgres = await startEmbedded(folder)
  const shops: Shop[] = []
  try {
    const small = await openShop(postgres.url, 'jobs_small', EMPTY, folder)
    shops.push(small)
    const large = await openShop(postgres.url, 'jobs_large', FILLED, folder)
    shops.push(large)
    return await tableOf(small, large)
  } finally {
    for (const { app, database } of shops) {
      await app.server.close()
      await database.close()
    }
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openShop(cluster: string, name: string, scale: Scale, folder: string): Promise<Shop> {
  const owner = openDatabase(cluster, { max: 1, patient: true })
  await owner.pool.query(`create database ${name}`)
  await owner.close()
  const url = cluster.replace('/postgres?', `/${name}?`)
  await migrate(url)
  const database = openDatabase(url, { max: CONNECTIONS, patient: true })
  await seed(database.db)
  await fill(database, scale)
  await fillForJobs(database, scale)
  const env = {
    NODE_ENV: 'test',
    ALLOW_SANDBOX: '1',
    SMS_PEPPER: 'bench-pepper-bench-pepper-bench-pepper',
    SIGNING_SECRET: 'bench-secret-bench-secret-bench-secret',
    PUBLIC_ORIGIN: 'http://bench.local',
    SHED_LOAD: 'false',
    API_DOCS: 'false',
    DATA_DIR: folder
  }
  const app = await buildApp({
    database,
    clock: NOON,
    settings: readSettings(env),
    gateways: IDLE,
    writeLog: () => undefined
  })
  return { app, database }
}

/** Bills are asked for from the morning on: the last noon in China, whenever this runs. */
const NOON: Clock = {
  now: () => {
    const noon = chinaMidnight(new Date()).getTime() + 12 * 3_600_000
    return new Date(noon > Date.now() ? noon - 86_400_000 : noon)
  }
}

/** Nothing is due: no job asks another system, but for bills, which are empty. */
const bill = () => Promise.resolve([])
const IDLE = new Proxy(
  { pay: { bill }, virtualPay: { bill }, wechat: { appId: 'wx' }, captcha: null, oidc: null, jd: null },
  { get: (given, name) => (name in given ? (Reflect.get(given, name) as unknown) : {}) }
) as unknown as Gateways

interface Cost {
  readonly ms: number
  /** Read by sequential scans, of a round. */
  readonly scanned: number
  /** Found by indexes, of a round. */
  readonly fetched: number
}

async function tableOf(small: Shop, large: Shop): Promise<Table> {
  const rows: string[][] = []
  const names = [...small.app.jobs.list().keys()].filter((name) => !name.includes('sandbox'))
  for (const name of names) {
    const empty = await costOf(small, name)
    const filled = await costOf(large, name)
    rows.push([
      name,
      empty.ms.toFixed(1),
      filled.ms.toFixed(1),
      (filled.ms / empty.ms).toFixed(1),
      whole(empty.scanned),
      whole(filled.scanned),
      whole(filled.fetched)
    ])
  }
  rows.sort((a, b) => Number(b[2]) - Number(a[2]))
  return {
    title: 'Jobs with much data',
    note: `Least ms of ${ROUNDS} rounds of each of the ${names.length} jobs when nothing is due, and the rows that a round reads by sequential scans and by indexes; empty: ${EMPTY.members} members; filled: ${whole(FILLED.members)} members, and ${whole(FILLED.members * FILLED.each)} rows of each table that jobs look at. What an empty shop scans too is the operator's catalogue.`,
    columns: [
      'job',
      'empty, ms',
      'filled, ms',
      '× empty',
      'scanned, empty',
      'scanned, filled',
      'by index, filled'
    ],
    headline: rows.slice(0, 12).map(([name = '']) => name),
    rows
  }
}

async function costOf({ app, database }: Shop, name: string): Promise<Cost> {
  // what is due in any shop is done, as to ask for bills
  for (let round = 0; round < WARM; round++) await app.jobs.run(name)
  const before = await readsOf(database)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now()
    await app.jobs.run(name)
    times.push(performance.now() - from)
  }
  const after = await readsOf(database)
  return {
    ms: Math.min(...times),
    scanned: (after.scanned - before.scanned) / ROUNDS,
    fetched: (after.fetched - before.fetched) / ROUNDS
  }
}

/** Rows that were read of all tables so far; each connection tells its own when it is asked to. */
async function readsOf({ pool }: Database): Promise<{ scanned: number; fetched: number }> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()))
  try {
    for (const client of clients) await client.query('select pg_stat_force_next_flush()')
    const { rows } = await clients[0]!.query<{ scanned: number; fetched: number }>(
      `select sum(seq_tup_read)::float8 as scanned, sum(coalesce(idx_tup_fetch, 0))::float8 as fetched from pg_stat_user_tables`
    )
    return rows[0] ?? { scanned: 0, fetched: 0 }
  } finally {
    for (const client of clients) client.release()
  }
}
