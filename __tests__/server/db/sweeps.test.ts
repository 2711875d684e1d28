import { readSweepStates, sweep, SWEEPS, type SweepName } from '../../../server/db/sweeps'
import { fill, plansOf, withoutConstraints } from '../../support/server/generated-rows'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const NOW = new Date('2026-11-27T04:00:00Z')
const [ROWS, DUE] = [4000, 60]

/** Columns that say which rows a sweep is about: every second one, or every tenth. */
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  activity_records: { visitor: `case when i % 2 = 0 then 'd:' else 'm:' end || i` },
  reminders: { state: `case when i % 2 = 0 then 'waiting' else 'sent' end` },
  assistant_conversations: { member_id: `case when i % 2 = 0 then 'm' || i end` },
  shipments: { state: `case when i % 10 = 0 then 'sent' else 'received' end` },
  receive_parcels: { state: `case when i % 10 = 0 then 'sent' else 'received' end` },
  lottery_draws: { state: `case when i % 10 = 0 then 'sent' else 'done' end` },
  tickets: { state: `case when i % 10 = 0 then 'issued' else 'used' end` }
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await withoutConstraints(database.pool)
})
afterAll(() => database.drop())

const names = Object.keys(SWEEPS) as SweepName[]

interface Shape {
  readonly table: string
  readonly by: string
  readonly where?: string
  readonly before: (now: Date) => Date | string
}

async function filled(name: SweepName) {
  const { table, by, where = 'true', before }: Shape = SWEEPS[name]
  const end = before(NOW)
  // the first ones are due, a day apart, the others a while later
  const due =
    typeof end === 'string'
      ? `'${end}'::date + case when i <= ${DUE} then -(i % 5 + 1) else i % 50 end::int`
      : `'${end.toISOString()}'::timestamptz + case when i <= ${DUE} then -i * interval '1 hour' else i * interval '1 minute' end`
  await fill(database.pool, table, ROWS, { ...COLUMNS[table], [by]: due })
  const count = async () => {
    const { rows } = await database.pool.query<{ due: number; all: number }>(
      `select count(*) filter (where ${where} and ${by} < $1)::int as due, count(*)::int as all from ${table}`,
      [end]
    )
    return rows[0] ?? { due: 0, all: 0 }
  }
  const holdOne = `select 1 from ${table} where ${where} and ${by} < $1 order by ${by} limit 1 for update`
  return { table, end, count, holdOne }
}

const lateness = async (name: SweepName) =>
  (await readSweepStates(NOW, database.db)).find((state) => state.sweep === name)?.lateSeconds ?? -1

test.each(names)('%s: by an index, in batches, without waiting for anybody', async (name) => {
  const { table, end, count, holdOne } = await filled(name)
  const before = await count()
  expect(before.due).toBeGreaterThan(5)

  const plan = await plansOf(database.pool, (db) => sweep(name, NOW, db))
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toContain('Index')
  expect(plan).toContain(`Tid Scan on ${table}`)
  expect(await lateness(name)).toBeGreaterThan(3000)

  expect(await sweep(name, NOW, database.db, { batch: 2, ms: 0 })).toBe(2)

  const other = await database.pool.connect()
  await other.query('begin')
  await other.query(holdOne, [end])
  expect(await sweep(name, NOW, database.db, { batch: 2, ms: 60_000 })).toBe(before.due - 3)
  await other.query('rollback')
  other.release()

  expect(await sweep(name, NOW, database.db)).toBe(1)
  expect(await lateness(name)).toBe(0)
  const gone = 'set' in SWEEPS[name] ? 0 : before.due
  expect(await count()).toEqual({ due: 0, all: before.all - gone })
})

test('how far all are behind is one look at the beginning of an index each', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const plan = await plansOf(client as never, (db) => readSweepStates(NOW, db))
    expect(plan).not.toContain('Seq Scan')
    expect(plan.match(/Limit/g)).toHaveLength(names.length)
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})

test('nothing is due in an empty shop', async () => {
  for (const { table } of Object.values(SWEEPS)) await database.pool.query(`truncate ${table} cascade`)
  const states = await readSweepStates(NOW, database.db)
  expect(states.map(({ sweep: name }) => name)).toEqual(names)
  expect(states.every(({ lateSeconds }) => lateSeconds === 0)).toBe(true)
})
