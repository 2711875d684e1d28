/** The migration that made `visits` a partitioned table, on a database of the release before, whose servers go on. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrationsFolder } from '../../../server/db/migrate'
import { keepPartitions } from '../../../server/db/partitions/keep'
import { dayInChina } from '../../../server/lib/china-time'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const DAY_MS = 86_400_000
const FILE = readdirSync(migrationsFolder()).find((name) => name.endsWith('_time-partitions.sql')) ?? ''

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const name of readdirSync(migrationsFolder()))
    if (name.endsWith('.sql') && name < FILE) copyFileSync(join(migrationsFolder(), name), join(folder, name))
  await database.pool.query('drop schema parts cascade; drop schema public cascade; create schema public')
  await migrate(database.url, folder)
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Statements of the release before. */
const INSERT = `insert into visits (kind, path, device_id, channel_code, platform, source, day, at)
  values ('uv', 'p', $1, 'main', 'h5', 0, $2, $3) on conflict do nothing`
const SWEEP = `delete from visits where ctid = any(array(select ctid from visits where day < $1::date
  order by day limit $2 for update skip locked))`
const now = new Date()
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
const insert = (device: string, moment: Date) =>
  database.pool.query({ name: 'old-insert', text: INSERT, values: [device, dayInChina(moment), moment] })
const days = async () =>
  (await database.pool.query<{ day: string }>('select day::text from visits order by id')).rows.map(
    ({ day }) => day
  )

test('rows stay, servers of the release before go on, and what is over goes', async () => {
  for (const passed of [188, 187, 100, 0]) await insert('d1', ago(passed))
  const before = await days()
  expect(await migrate(database.url)).toContain(FILE)
  expect(await days()).toEqual(before)

  // the same statements, on the same connections: a device counts once a day, and the sweep takes what is over
  await insert('d1', now)
  await insert('d2', now)
  expect(await days()).toEqual([...before, dayInChina(now)])
  const { rowCount } = await database.pool.query(SWEEP, [dayInChina(ago(187)), 1000])
  expect(rowCount).toBe(1)
  expect(await days()).toEqual([...before.slice(1), dayInChina(now)])

  await keepPartitions(now, database.db)
  expect(await days()).toEqual([...before.slice(2), dayInChina(now)])
  await keepPartitions(ago(-32), database.db)
  await insert('d1', ago(-32))
  expect(await days()).toHaveLength(4)
  await keepPartitions(ago(-400), database.db)
  expect(await days()).toEqual([])
  const { rows } = await database.pool.query(`select to_regclass('parts.visits_before') as old`)
  expect(rows).toEqual([{ old: null }])
})

test('a migration that was cut off goes on where it stopped, and may be repeated', async () => {
  await insert('d1', now)
  await database.pool.query(
    `alter table visits add constraint visits_before_day check (day < '2999-01-01'::date) not valid`
  )
  await migrate(database.url)
  const bounds = async () =>
    (
      await database.pool.query<{ bound: string }>(
        `select pg_get_expr(relpartbound, oid) as bound from pg_class where relname = 'visits_before'`
      )
    ).rows
  expect(await bounds()).toEqual([{ bound: `FOR VALUES FROM (MINVALUE) TO ('2999-01-01')` }])
  await database.pool.query('delete from schema_migrations where name = $1', [FILE])
  expect(await migrate(database.url)).toEqual([FILE])
  expect(await days()).toEqual([dayInChina(now)])
})
