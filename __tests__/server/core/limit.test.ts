import { limitOn } from '../../../server/core/limit'
import { sweep } from '../../../server/db/sweeps'
import { FakeClock } from '../../support/server/fake-clock'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const clock = new FakeClock()
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ max: 20 })
})
afterAll(() => database.drop())

test('100 callers at once get exactly as many passes as there are', async () => {
  const limit = limitOn(database.db, clock)
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => limit('race', 7, 60_000)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
})

test('the window ends by the clock, and the refusal says when', async () => {
  const limit = limitOn(database.db, clock)
  await limit('sms', 1, 60_000)
  clock.advance(45_000)
  await expect(limit('sms', 1, 60_000)).rejects.toMatchObject({
    code: '429',
    message: '操作太频繁，请 15 秒后再试',
    retryAfterSeconds: 15
  })
  await expect(limit('sms', 1, 60_000, '换一个说法')).rejects.toMatchObject({ message: '换一个说法' })
  clock.advance(15_000)
  await expect(limit('sms', 1, 60_000)).resolves.toBeUndefined()
})

test('keys do not meet, and old counters are swept', async () => {
  const limit = limitOn(database.db, clock)
  await limit('a', 1, 1000)
  await limit('b', 1, 1000)
  clock.advance(2000)
  await sweep('rate limits', clock.now(), database.db)
  const { rows } = await database.pool.query(`select key from rate_hits where key in ('a', 'b')`)
  expect(rows).toEqual([])
})
