import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endOfDayAfter, endOfDay } from '../../../server/lib/ends'
import { endOfDayAfterSql } from '../../../server/db/end-of-day-sql'
import { migrationsFolder } from '../../../server/db/migrate'
import { DAY_MS } from '../../../contract/time'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`insert into members (id, nickname, channel_code) values ('m', 'm', 'main');
    insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, rule_text, rules_html,
      total, per_member, starts_at, ends_at, valid_days, sort)
    values ('c', 'c', 'fixed', 0, 100, 0, 0, 'all', '', '', 1000, 1000, '2026-01-01Z', '2099-12-31T02:00:00Z', 7, 1)`)
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

/** The migration as it runs where rows stand already. */
async function migrateAgain(): Promise<void> {
  const name = readdirSync(migrationsFolder()).find((file) => file.endsWith('_ends-of-days.sql')) ?? ''
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(readFileSync(join(migrationsFolder(), name), 'utf8'))
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('what was given before lasts through the day that it shows, and nothing becomes shorter', async () => {
  const tomorrow = endOfDayAfter(new Date(), 1).getTime()
  const cases: [id: string, before: number, after: number][] = [
    ['at 00:00', tomorrow, tomorrow],
    ['a millisecond before it', tomorrow - 1, tomorrow],
    ['a millisecond after it', tomorrow + 1, tomorrow + DAY_MS],
    ['in the middle of a day', tomorrow + DAY_MS / 4, tomorrow + DAY_MS],
    ['long ago', Date.parse('2020-05-05T06:08:00Z'), Date.parse('2020-05-05T06:08:00Z')]
  ]
  for (const [seq, [id, before]] of cases.entries())
    await database.pool.query(
      `insert into coupon_receives (id, coupon_id, member_id, seq, state, expires_at) values ($1, 'c', 'm', $2, 'usable', $3)`,
      [id, seq + 1, new Date(before)]
    )
  await migrateAgain()
  await migrateAgain()
  const { rows } = await database.pool.query<{ id: string; end: Date }>(
    'select id, expires_at as "end" from coupon_receives order by seq'
  )
  expect(rows).toEqual(cases.map(([id, , after]) => ({ id, end: new Date(after) })))
  const campaign = await database.pool.query<{ end: Date }>(`select ends_at as "end" from coupons`)
  expect(campaign.rows).toEqual([{ end: endOfDay('2099-12-31') }])
})
