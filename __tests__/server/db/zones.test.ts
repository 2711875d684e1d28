import { Client } from 'pg'
import { openDatabase } from '../../../server/db/client'
import { endOfDayAfter } from '../../../server/lib/ends'
import { claimCoupon } from '../../../server/modules/coupon/claim-repository'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

/** Each with what happens there in the week after: an hour less, an hour more, half an hour, nothing. */
const ZONES: [zone: string, now: string][] = [
  ['America/New_York', '2026-03-05T12:00:00Z'],
  ['Europe/Berlin', '2026-10-22T12:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-01T12:00:00Z'],
  ['Asia/Shanghai', '2026-03-05T12:00:00Z'],
  ['Africa/Casablanca', '2026-02-13T12:00:00Z']
]

let database: TestDatabase
let name: string

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  name = rows[0]?.name ?? ''
  await database.pool.query(`
    insert into members (id, nickname, channel_code) values ('m', 'm', 'main');
    insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, rule_text, rules_html,
      total, per_member, starts_at, ends_at, valid_days, sort)
    values ('week', 'week', 'fixed', 0, 100, 0, 0, 'all', '', '', 1000, 1000, '2026-01-01Z', '2027-01-01Z', 7, 1)`)
})
afterAll(() => database.drop())

test.each(ZONES)(
  'where the database lives in %s, a coupon of 7 days is good through the 7th day after',
  async (zone, now) => {
    await database.pool.query(`alter database ${name} set timezone = '${zone}'`)
    const there = openDatabase(database.url)
    try {
      expect((await there.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
      const seq = ZONES.findIndex(([name]) => name === zone) + 1
      const receive = { id: zone, couponId: 'week', memberId: 'm', seq, requestKey: zone, now: new Date(now) }
      expect(await claimCoupon(receive, there.db)).toBe('claimed')
      const { rows } = await there.pool.query<{ end: Date }>(
        'select expires_at as "end" from coupon_receives where id = $1',
        [zone]
      )
      expect(rows[0]?.end).toEqual(endOfDayAfter(new Date(now), 7))
    } finally {
      await there.close()
    }
  }
)

test('control: counted in days of the database’s own zone, a week has other lengths', async () => {
  const lengths = new Set<number>()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  for (const [zone, now] of ZONES) {
    await client.query(`set timezone = '${zone}'`)
    const { rows } = await client.query<{ end: Date }>(
      'select $1::timestamptz + make_interval(days => 7) as "end"',
      [now]
    )
    lengths.add((rows[0]?.end.getTime() ?? 0) - Date.parse(now))
  }
  await client.end()
  expect(lengths.size).toBeGreaterThan(2)
})
