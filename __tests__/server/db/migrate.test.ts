import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, migrationsFolder } from '../../../server/db/migrate'
import { untilSomebodyWaits } from '../../support/server/locks'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const count = async (table: string) => (await database.pool.query(`select 1 from ${table}`)).rowCount

test('the product’s own migrations were applied to the template and have nothing left to do', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('counters of limits are unlogged: they cost no disk, and may be lost', async () => {
  const { rows } = await database.pool.query(
    `select relpersistence from pg_class where relname = 'rate_hits'`
  )
  expect(rows).toEqual([{ relpersistence: 'u' }])
})

test('eight processes at once apply each file once, in the order of names', async () => {
  write('9001_a.sql', 'create table a (x int); insert into a values (1);')
  write('9002_b.sql', 'insert into a values (2);--> statement-breakpoint\ninsert into a values (3);')
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database.url, folder)))
  expect(applied.flat()).toEqual(['9001_a.sql', '9002_b.sql'])
  expect(await count('a')).toBe(3)
})

test('processes that wait their turn are not waited for by an index that is built concurrently', async () => {
  await database.pool.query('create table a (x int)')
  write('9001_a.sql', '-- no-transaction\ncreate index concurrently if not exists a_x on a (x);')
  const waits: string[] = []
  const start = () => migrate(database.url, folder, (name) => waits.push(name))
  const applied = await Promise.all(Array.from({ length: 8 }, start))
  expect(applied.flat()).toEqual(['9001_a.sql'])
  expect(waits).toEqual([])
})

test('an index whose building was given up is built again', async () => {
  await database.pool.query('create table a (x int)')
  write('9001_a.sql', '-- no-transaction\ncreate index concurrently if not exists "a_x" on a (x);')
  const reader = await database.pool.connect()
  await reader.query('begin; insert into a values (1)')
  const migrated = migrate(database.url, folder, () => void reader.query('commit'))
  expect(await migrated).toEqual(['9001_a.sql'])
  reader.release()
  const { rows } = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'a_x'::regclass`
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('a file that fails leaves nothing behind and says which it was', async () => {
  write('9001_a.sql', 'create table a (x int);')
  write('9002_b.sql', 'insert into a values (1); insert into nowhere values (1);')
  await expect(migrate(database.url, folder)).rejects.toThrow(/9002_b\.sql failed: .*nowhere/)
  expect(await count('a')).toBe(0)
  write('9002_b.sql', 'insert into a values (1);')
  expect(await migrate(database.url, folder)).toEqual(['9002_b.sql'])
})

test('a file changed after it had been applied is refused', async () => {
  write('9001_a.sql', 'create table a (x int);')
  await migrate(database.url, folder)
  write('9001_a.sql', 'create table a (x text);')
  await expect(migrate(database.url, folder)).rejects.toThrow(/9001_a\.sql was changed/)
})

test('a file without a transaction runs its statements one by one, and again after it was interrupted', async () => {
  await database.pool.query('create table a (x int)')
  const index = 'create index concurrently if not exists a_x on a (x)'
  write('9001_a.sql', `-- no-transaction\n${index};\n--> statement-breakpoint\nselect nowhere();`)
  await expect(migrate(database.url, folder)).rejects.toThrow(/9001_a\.sql failed: .*nowhere/)
  write('9001_a.sql', `-- no-transaction\n${index};\n--> statement-breakpoint\ninsert into a values (1);`)
  expect(await migrate(database.url, folder)).toEqual(['9001_a.sql'])
  expect(await count('a')).toBe(1)
})

test('a migration gives way where a table is in use, and goes on when it is free', async () => {
  await database.pool.query('create table a (x int)')
  write('9001_a.sql', 'alter table a add column y int;')
  const reader = await database.pool.connect()
  await reader.query('begin; select * from a')
  const migrated = migrate(database.url, folder)
  await untilSomebodyWaits(database.pool)
  // it has given up once, so that whoever came after it is served
  await database.pool.query('select * from a')
  await reader.query('commit')
  reader.release()
  expect(await migrated).toEqual(['9001_a.sql'])
})

describe('a database of before the baseline', () => {
  const names = async () =>
    (
      await database.pool.query<{ name: string }>('select name from schema_migrations order by name')
    ).rows.map(({ name }) => name)
  const madeWith = async (rows: readonly (readonly [name: string, hash: string])[]) => {
    await database.pool.query('delete from schema_migrations')
    for (const row of rows)
      await database.pool.query('insert into schema_migrations (name, hash) values ($1, $2)', [...row])
  }
  const LAST = 'fc834b149acbc26b2adb2c0d00842102511a4ab83a705172dd0a28ae6e2147e0'

  test('that has the whole chain has the baseline, whoever starts first', async () => {
    await madeWith([
      ['0000_spine.sql', 'x'],
      ['0045_tickets-under-review.sql', LAST]
    ])
    // the chain ended with the schema of the baseline: later files are none of its
    copyFileSync(join(migrationsFolder(), '0000_baseline.sql'), join(folder, '0000_baseline.sql'))
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)))
    expect(applied).toEqual([[], [], []])
    expect(await names()).toContain('0000_baseline.sql')
    expect(await names()).not.toContain('0000_spine.sql')
  })

  test.each([
    ['a part of the chain', [['0000_spine.sql', 'x']]],
    [
      'another last file',
      [
        ['0000_spine.sql', 'x'],
        ['0045_tickets-under-review.sql', 'other']
      ]
    ]
  ] as const)('that has %s is refused, with what to do', async (_what, rows) => {
    await madeWith(rows)
    const before = await names()
    await expect(migrate(database.url)).rejects.toThrow(
      /before the first release[\s\S]*delete the folder .data/
    )
    expect(await names()).toEqual(before)
  })
})
