import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, withTransaction, type Database, type Queryable } from '../../../server/db/client'
import { startEmbedded } from '../../../server/db/embedded'
import { onlyReading, standIn } from '../../../server/db/only-reading'
import { Replica } from '../../../server/db/replica'
import { isUnavailable } from '../../../server/db/unavailable'
import { startReplicated, type Replicated } from '../../support/server/standby'

let folder: string
let both: Replicated
let primary: Database
let standby: Database
let replica: Replica

beforeAll(async () => {
  folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'replica-'))
  both = await startReplicated(folder, async (url) => {
    const { pool, close } = openDatabase(url)
    await pool.query('create table prices (fen int)')
    await pool.query('insert into prices values (100)')
    await close()
  })
  primary = openDatabase(both.primary.url, { max: 2 })
  standby = openDatabase(both.standby.url, { max: 2 })
  replica = new Replica(primary, standby)
})
afterAll(async () => {
  await replica.stop()
  await Promise.all([primary.close(), standby.close()])
  await both.standby.stop()
  await both.primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (db: Queryable) => {
  const { rows } = await db.$client.query<{ fen: number; where: string }>(
    `select fen, case when pg_is_in_recovery() then 'replica' else 'primary' end as where from prices`
  )
  return rows[0]
}

/** Looks until reads go where they should; a replica that lost its primary asks for another after 5 s. */
async function until(keepsUp: boolean): Promise<void> {
  for (let looks = 0; looks < 400 && replica.keepsUp !== keepsUp; looks += 1) {
    await replica.look()
    await new Promise((resume) => setTimeout(resume, 50))
  }
  expect(replica.keepsUp).toBe(keepsUp)
}

test('nothing is read from a replica that was not looked at', async () => {
  expect(await replica.read(read)).toEqual({ fen: 100, where: 'primary' })
})

test('a replica that keeps up is read from', async () => {
  await until(true)
  expect(await replica.read(read)).toEqual({ fen: 100, where: 'replica' })
})

test('one that falls behind is left until it has caught up', async () => {
  await standby.pool.query('select pg_wal_replay_pause()')
  await primary.pool.query('update prices set fen = 200')
  await until(false)
  expect(await replica.read(read)).toEqual({ fen: 200, where: 'primary' })
  await standby.pool.query('select pg_wal_replay_resume()')
  await until(true)
  expect(await replica.read(read)).toEqual({ fen: 200, where: 'replica' })
})

test('while the primary is away what only reads is read from the replica, and nothing else', async () => {
  await until(true)
  standIn(primary.pool, replica)
  await both.primary.stop()
  // the first that meets it finds out, and waits for no check
  expect(await onlyReading(() => read(primary.db))).toEqual({ fen: 200, where: 'replica' })
  expect(await replica.read(read)).toEqual({ fen: 200, where: 'replica' })
  await replica.look()
  expect(await replica.read(read)).toEqual({ fen: 200, where: 'replica' })
  const notNow = { asymmetricMatch: isUnavailable }
  await expect(read(primary.db)).rejects.toEqual(notNow)
  const write = () => primary.pool.query('update prices set fen = 300')
  await expect(onlyReading(write)).rejects.toEqual(notNow)
  await expect(onlyReading(() => withTransaction(primary.db, read))).rejects.toEqual(notNow)

  both = { ...both, primary: await startEmbedded(path.join(folder, 'primary')) }
  await replica.look()
  expect(replica.alone).toBeUndefined()
  await write()
  expect(await onlyReading(() => read(primary.db))).toEqual({ fen: 300, where: 'primary' })
  await primary.pool.query('update prices set fen = 200')
})

test('a replica that was behind when the primary went is not read from', async () => {
  await until(true)
  await standby.pool.query('select pg_wal_replay_pause()')
  await primary.pool.query('update prices set fen = 200')
  await until(false)
  await both.primary.stop()
  await replica.look()
  expect(replica.alone).toBeUndefined()
  await expect(onlyReading(() => read(primary.db))).rejects.toEqual({ asymmetricMatch: isUnavailable })
  both = { ...both, primary: await startEmbedded(path.join(folder, 'primary')) }
  await standby.pool.query('select pg_wal_replay_resume()')
})

test('a mistake in a read is told, not tried elsewhere', async () => {
  await until(true)
  const wrong = jest.fn((db: Queryable) => db.$client.query('select nothing from nowhere'))
  await expect(replica.read(wrong)).rejects.toMatchObject({ code: '42P01' })
  expect(wrong).toHaveBeenCalledTimes(1)
})

test('one that says nothing is not waited for', async () => {
  await until(true)
  const slow = (db: Queryable) =>
    db.$client.query<{ where: string }>(
      `select case when pg_is_in_recovery() then 'replica' else 'primary' end as where,
         case when pg_is_in_recovery() then pg_sleep(6)::text end`
    )
  const { rows } = await replica.read(slow)
  expect(rows[0]?.where).toBe('primary')
  expect(replica.keepsUp).toBe(false)
})

test('one that has gone is left in the middle of a read', async () => {
  await until(true)
  await both.standby.stop()
  expect(await replica.read(read)).toEqual({ fen: 200, where: 'primary' })
  expect(replica.keepsUp).toBe(false)
  await until(false)
})
