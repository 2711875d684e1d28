import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database, type Queryable } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { whole, type Table } from '../table'
import { fill, type Scale } from './fill'
import { AVERAGE, HEAVY } from './members'
import { READS } from './reads'

const FILLED: Scale = {
  members: Number(process.env.SCALE_MEMBERS ?? 200_000),
  stores: 50_000,
  each: 3,
  heavy: 3000
}
const EMPTY: Scale = { members: 100, stores: 100, each: 3, heavy: 3 }
const CALLS = 40
/** Prepared statements get their final plan with the sixth call. */
const WARM = 8

/** How much longer reads take with many members, and for a member with much. */
export async function measureScale(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-scale-'))
  const postgres = await startEmbedded(folder)
  try {
    const small = await openFilled(postgres.url, 'scale_small', EMPTY)
    const large = await openFilled(postgres.url, 'scale_large', FILLED)
    try {
      return await tableOf(small, large)
    } finally {
      await small.close()
      await large.close()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openFilled(cluster: string, name: string, scale: Scale): Promise<Database> {
  const owner = openDatabase(cluster, { max: 1, patient: true })
  await owner.pool.query(`create database ${name}`)
  await owner.close()
  const url = cluster.replace('/postgres?', `/${name}?`)
  await migrate(url)
  // one connection: all calls of a read are of one prepared statement
  const database = openDatabase(url, { max: 1, patient: true })
  await seed(database.db)
  await fill(database, scale)
  return database
}

async function tableOf(small: Database, large: Database): Promise<Table> {
  const rows: string[][] = []
  for (const [name, read] of Object.entries(READS)) {
    const empty = await timeOf(small.db, (db, now) => read(db, AVERAGE, now))
    const average = await timeOf(large.db, (db, now) => read(db, AVERAGE, now))
    const heavy = await timeOf(large.db, (db, now) => read(db, HEAVY, now))
    rows.push([
      name,
      empty.toFixed(1),
      average.toFixed(1),
      (average / empty).toFixed(1),
      heavy.toFixed(1),
      (heavy / empty).toFixed(1)
    ])
  }
  return {
    title: 'Reads with much data',
    note: `Least ms of ${CALLS} reads, one after the other, without HTTP; empty: 100 members with ${EMPTY.each} orders, records, coupons, points entries and draws each; filled: ${whole(FILLED.members)} members, and one with ${whole(FILLED.heavy)} of each and a cart of 120 lines; ${whole(EMPTY.stores)} and ${whole(FILLED.stores)} stores. Aim: an average member 1.5 × empty, the heavy one 3 ×, nothing above 50 ms.`,
    columns: ['read', 'empty', 'filled', '× empty', 'heavy member', '× empty'],
    rows
  }
}

async function timeOf(db: Queryable, read: (db: Queryable, now: Date) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let call = -WARM; call < CALLS; call++) {
    const from = performance.now()
    await read(db, new Date())
    if (call >= 0) times.push(performance.now() - from)
  }
  // what else the machine does only adds to it
  return Math.min(...times)
}
