import { eq, sql } from 'drizzle-orm'
import { openDatabase, sqlState, withTransaction } from '../../../server/db/client'
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
