import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { openDatabase, sqlState, withTransaction, type Queryable } from '../../../server/db/client'
import { statement } from '../../../server/db/statement'
import { isUnavailable } from '../../../server/db/unavailable'
import { rateHits } from '../../../server/db/schema/plumbing'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => database.clear('rate_hits'))

const row = (key: string) => ({ key, hits: 0, resetAt: new Date('2026-11-21T02:00:00.123Z') })

test('a moment comes back as the Date it was, and a whole number as a number', async () => {
  await database.db.insert(rateHits).values(row('a'))
  const [found] = await database.db.select().from(rateHits)
  expect(found).toEqual(row('a'))
})

test('a transaction that throws has changed nothing', async () => {
  const failing = withTransaction(database.db, async (tx) => {
    await tx.insert(rateHits).values(row('b'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await database.db.select().from(rateHits)).toEqual([])
})

test('of two transactions that block each other both get through', async () => {
  await database.db.insert(rateHits).values([row('x'), row('y')])
  const touch = (first: string, second: string) =>
    withTransaction(database.db, async (tx) => {
      for (const key of [first, second]) {
        await tx
          .update(rateHits)
          .set({ hits: sql`hits + 1` })
          .where(eq(rateHits.key, key))
        await tx.execute(sql`select pg_sleep(0.1)`)
      }
    })
  await Promise.all([touch('x', 'y'), touch('y', 'x')])
  const rows = await database.db.select({ hits: rateHits.hits }).from(rateHits)
  expect(rows).toEqual([{ hits: 2 }, { hits: 2 }])
})

test('a prepared statement and a query of drizzle share one connection and one transaction', async () => {
  const key = statement<{ key: string }>('test-key', 'select key from rate_hits where key = $1')
  const failing = withTransaction(database.db, async (tx) => {
    await tx.insert(rateHits).values(row('mine'))
    expect(await key(['mine'], tx)).toEqual([{ key: 'mine' }])
    expect(await key(['mine'], database.db)).toEqual([])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await key(['mine'], database.db)).toEqual([])
})

test('a part of a transaction can be undone alone, and those after and around it stay', async () => {
  const undone = (tx: Queryable, key: string) =>
    withTransaction(tx, async (inner) => {
      await inner.insert(rateHits).values(row(key))
      throw new Error(`no ${key}`)
    })
  await withTransaction(database.db, async (tx) => {
    await tx.insert(rateHits).values(row('around'))
    await expect(undone(tx, 'first')).rejects.toThrow('no first')
    await withTransaction(tx, async (inner) => {
      await inner.insert(rateHits).values(row('part'))
      await expect(undone(inner, 'inner')).rejects.toThrow('no inner')
    })
    await expect(undone(tx, 'last')).rejects.toThrow('no last')
  })
  const rows = await database.db.select({ key: rateHits.key }).from(rateHits).orderBy(rateHits.key)
  expect(rows).toEqual([{ key: 'around' }, { key: 'part' }])
})

test('a connection on which a transaction was lost is not used again', async () => {
  const own = openDatabase(database.url, { max: 1 })
  const lost = withTransaction(own.db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.insert(rateHits).values(row('lost'))
  })
  expect(isUnavailable(await failureOf(lost))).toBe(true)
  expect((await own.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await own.close()
})

test('a connection to a server that has become a replica is not used again, and a write there is unavailable', async () => {
  const own = openDatabase(database.url, { max: 1 })
  const write = () => withTransaction(own.db, (tx) => tx.insert(rateHits).values(row('demoted')))
  await own.pool.query('set default_transaction_read_only = on')
  expect(isUnavailable(await failureOf(write()))).toBe(true)
  await write()
  expect(await database.db.select().from(rateHits).where(eq(rateHits.key, 'demoted'))).toHaveLength(1)
  await own.close()
})

test('the SQL state of an error is found under what wraps it', async () => {
  await database.db.insert(rateHits).values(row('c'))
  const repeated = await database.db
    .insert(rateHits)
    .values(row('c'))
    .then(null, (problem: unknown) => problem)
  expect(sqlState(repeated)).toBe('23505')
  expect(sqlState(new Error('plain'))).toBeUndefined()
})

test('a connection that the database ends does not end us', async () => {
  const problems: Error[] = []
  const own = openDatabase(database.url, { max: 1, onError: (problem) => problems.push(problem) })
  const { rows } = await own.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  while (problems.length === 0) await new Promise((resume) => setTimeout(resume, 5))
  expect((await own.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await own.close()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (problem: unknown) => problem
  )

test('a connection that is ended within a transaction fails it as unavailable, and does not end us', async () => {
  const problem = await failureOf(
    withTransaction(database.db, async (tx) => {
      await tx.insert(rateHits).values(row('lost'))
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // the loss comes while nothing is asked on the connection: nobody but its own listener hears of it
      await new Promise((resume) => setTimeout(resume, 100))
      await tx.insert(rateHits).values(row('lost too'))
    })
  )
  expect(isUnavailable(problem)).toBe(true)
  expect(await database.db.select().from(rateHits).where(eq(rateHits.key, 'lost'))).toEqual([])
})

test('a database that is not there, full, closed or too slow is unavailable; a mistake of ours is not', async () => {
  const nowhere = openDatabase('postgres://app@/postgres?host=%2Fno%2Fsuch%2Ffolder')
  const nobody = openDatabase('postgres://app@127.0.0.1:1/postgres')
  for (const { pool } of [nowhere, nobody])
    expect(isUnavailable(await failureOf(pool.query('select 1')))).toBe(true)
  await nowhere.close()
  expect(isUnavailable(await failureOf(nowhere.pool.query('select 1')))).toBe(true)
  const slow = database.pool.query(`set statement_timeout = 1; select pg_sleep(1)`)
  expect(isUnavailable(await failureOf(slow))).toBe(true)
  const full = database.pool.query(`do $$ begin raise 'full' using errcode = '53300'; end $$`)
  expect(isUnavailable(await failureOf(full))).toBe(true)
  expect(isUnavailable(await failureOf(database.pool.query('select no_such_column')))).toBe(false)
  expect(isUnavailable(await failureOf(readFile('/no/such/file')))).toBe(false)
  expect(isUnavailable(undefined)).toBe(false)
})
