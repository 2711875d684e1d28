import { keepPartitions } from '../../../server/db/partitions/keep'
import { readPartitions } from '../../../server/db/partitions/catalogue'
import { LOCK_PATIENCE_MS } from '../../../server/db/partitions/give-way'
import { readPartitionStates } from '../../../server/db/partitions/state'
import { DAYS_AHEAD } from '../../../server/db/partitions/tables'
import { VISITS_KEPT_MS } from '../../../server/domain/periods'
import { dayInChina } from '../../../server/lib/china-time'
import { insertVisit, type NewVisit } from '../../../server/modules/visit/repository'
import { testInDepth } from '../../support/level'
import { untilSomebodyWaits } from '../../support/server/locks'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const NEW_YEARS_EVE = new Date('2026-12-31T15:59:59Z')
const KEPT_DAYS = VISITS_KEPT_MS / 86_400_000
const later = (days: number) => new Date(NEW_YEARS_EVE.getTime() + days * 86_400_000)

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const visitOf = (now: Date, device = 'd1'): NewVisit => ({
  ...{
    kind: 'uv',
    path: 'pages/index/index',
    deviceId: device,
    channelCode: 'main',
    platform: 'h5',
    source: 0
  },
  ...{ day: dayInChina(now), at: now }
})
const visit = (now: Date, device?: string) => insertVisit(visitOf(now, device), database.db)
const keep = (now: Date) => keepPartitions(now, database.db)

async function placed(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ part: string; n: number }>(
    'select tableoid::regclass::text as part, count(*)::int as n from visits group by 1 order by 1'
  )
  return Object.fromEntries(rows.map(({ part, n }) => [part, n]))
}
const parts = async () => (await readPartitions(['visits'], database.db)).map(({ name }) => name)
const stateAt = async (now: Date) => (await readPartitionStates(now, database.db))[0]

test('days are made ahead, and the first rows after midnight and in the new year land in theirs', async () => {
  await keep(NEW_YEARS_EVE)
  expect(await parts()).toHaveLength(DAYS_AHEAD + 2)
  await visit(NEW_YEARS_EVE)
  await visit(NEW_YEARS_EVE)
  await visit(new Date(NEW_YEARS_EVE.getTime() + 1000))
  expect(await placed()).toEqual({ 'parts.visits_20261231': 1, 'parts.visits_20270101': 1 })
  expect(await stateAt(NEW_YEARS_EVE)).toEqual({
    ...{ table: 'visits', daysAhead: DAYS_AHEAD + 1, strays: 0, lateSeconds: 0 }
  })
})

test('a day is dropped with its rows when its time has come, and no younger one', async () => {
  await keep(NEW_YEARS_EVE)
  await visit(NEW_YEARS_EVE)
  await visit(later(1))
  await keep(later(KEPT_DAYS))
  expect(await placed()).toEqual({ 'parts.visits_20261231': 1, 'parts.visits_20270101': 1 })
  expect(await stateAt(later(KEPT_DAYS + 1))).toMatchObject({ lateSeconds: 86_400 })

  await keep(later(KEPT_DAYS + 1))
  expect(await placed()).toEqual({ 'parts.visits_20270101': 1 })
  expect(await parts()).not.toContain('parts.visits_20261231')
  expect(await stateAt(later(KEPT_DAYS + 1))).toMatchObject({ lateSeconds: 0 })
})

test('rows that come while the job has not run for months are kept, and get partitions of their days', async () => {
  await keep(NEW_YEARS_EVE)
  const [long, longer, now] = [later(100), later(101), later(290)]
  for (const moment of [long, longer, now, now]) await visit(moment)
  await visit(now, 'd2')
  expect(await placed()).toEqual({ 'parts.visits_default': 4 })
  expect(await stateAt(now)).toMatchObject({
    daysAhead: 0,
    strays: 4,
    lateSeconds: 4 * 86_400 + 99 * 86_400 + 86_400
  })

  await keep(now)
  // the first is over by now; the others are where they belong, and the device still counts once a day
  const day = (moment: Date) => `parts.visits_${dayInChina(moment).replaceAll('-', '')}`
  expect(await placed()).toEqual({ [day(now)]: 2 })
  await visit(now, 'd2')
  await visit(later(291))
  expect(await placed()).toEqual({ [day(now)]: 2, [day(later(291))]: 1 })
  expect(await stateAt(now)).toMatchObject({ daysAhead: DAYS_AHEAD + 1, strays: 0, lateSeconds: 0 })
})

testInDepth('what a killed process left half done is finished by the next round', async () => {
  await visit(NEW_YEARS_EVE)
  await visit(later(3))
  await database.pool.query(`alter table visits detach partition parts.visits_default;
    alter table parts.visits_default rename to visits_strays;
    create table parts.visits_default partition of visits default`)
  await keep(later(3))
  expect(await placed()).toEqual({ 'parts.visits_20261231': 1, 'parts.visits_20270103': 1 })
  expect((await database.pool.query(`select to_regclass('parts.visits_strays') as strays`)).rows).toEqual([
    { strays: null }
  ])
})

test('a row of a far day, of a clock that was wrong, stays where it is and is told of', async () => {
  await visit(later(1000))
  await keep(NEW_YEARS_EVE)
  await keep(NEW_YEARS_EVE)
  expect(await placed()).toEqual({ 'parts.visits_default': 1 })
  expect(await stateAt(NEW_YEARS_EVE)).toMatchObject({ strays: 1, lateSeconds: 0 })
})

testInDepth(
  'five processes at once, and members who come meanwhile: each partition once, each row once',
  async () => {
    const now = later(30)
    await keep(NEW_YEARS_EVE)
    await Promise.all(Array.from({ length: 20 }, (_, i) => visit(now, `early-${i}`)))
    await Promise.all([
      ...Array.from({ length: 5 }, () => keep(now)),
      ...Array.from({ length: 60 }, (_, i) => visit(now, `device-${i % 20}`))
    ])
    await keep(now)
    expect(await placed()).toEqual({ 'parts.visits_20270130': 40 })
    expect(new Set(await parts()).size).toBe((await parts()).length)
  }
)

testInDepth(
  'a drop gives way: nobody waits for longer than its patience, and the next round does it',
  async () => {
    await keep(NEW_YEARS_EVE)
    await visit(NEW_YEARS_EVE)
    const over = later(KEPT_DAYS + 1)
    await keep(later(KEPT_DAYS))
    const reader = await database.pool.connect()
    await reader.query('begin')
    await reader.query('select count(*) from visits')

    const round = keep(over)
    await untilSomebodyWaits(database.pool)
    const begun = performance.now()
    await visit(over)
    expect(performance.now() - begun).toBeLessThan(LOCK_PATIENCE_MS + 1000)
    await round
    expect(await parts()).toContain('parts.visits_20261231')

    await reader.query('commit')
    reader.release()
    await keep(over)
    expect(await parts()).not.toContain('parts.visits_20261231')
  }
)

test('a read of some days looks at their partitions alone, also of a prepared plan', async () => {
  await keep(NEW_YEARS_EVE)
  const planOf = async (sql: string) =>
    (await database.pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`)).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  const named = (plan: string) => [...new Set(plan.match(/visits_(?:\d{8}(?!\d)|default)\b/g))].sort()
  expect(
    named(await planOf(`select count(*) from visits where day >= '2027-01-02' and day <= '2027-01-03'`))
  ).toEqual(['visits_20270102', 'visits_20270103'])
  const client = await database.pool.connect()
  await client.query(`set plan_cache_mode = force_generic_plan`)
  await client.query(`prepare some_days(date) as select count(*) from visits where day = $1`)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off) execute some_days('2027-01-02')`
  )
  client.release()
  // a plan made for any day leaves the other partitions out when it runs
  expect(named(rows.map((row) => row['QUERY PLAN']).join('\n'))).toEqual(['visits_20270102'])
})
