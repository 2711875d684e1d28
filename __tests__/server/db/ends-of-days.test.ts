import { endOfDayAfter } from '../../../server/lib/ends'
import { endOfDayAfterSql } from '../../../server/db/end-of-day-sql'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each([
  '2026-11-27T00:00:00+08:00',
  '2026-11-27T06:08:00+08:00',
  '2026-11-27T23:59:59.999+08:00',
  '2028-02-28T23:59:59.999+08:00'
])('SQL and code count the same end from %s', async (moment) => {
  const { rows } = await database.pool.query<{ end: Date }>(
    `select ${endOfDayAfterSql('$1', '$2::int')} as "end"`,
    [moment, 30]
  )
  expect(rows[0]?.end).toEqual(endOfDayAfter(new Date(moment), 30))
})
