import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../../server/db/migrate'
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
