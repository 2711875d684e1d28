import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabase } from '../../../scripts/catalogue/with-database'
import { expectSchema } from '../../../server/db/expect-schema'
import { migrate } from '../../../server/db/migrate'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { testSettings } from '../../support/server/test-app'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'expected-schema-'))
  await database.pool.query('delete from schema_migrations')
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

test('an operator’s program goes on with the schema of its own checkout, and with no other', async () => {
  write('9001_a.sql', 'create table a (x int);')
  await expect(expectSchema(database.url, folder)).rejects.toThrow(/is empty \(it lacks 9001_a\.sql\)/)
  await migrate(database.url, folder)
  await expectSchema(database.url, folder)
  write('9002_b.sql', 'create table b (x int);')
  await expect(expectSchema(database.url, folder)).rejects.toThrow(
    /older .*lacks 9002_b\.sql.*start a server/
  )
  await migrate(database.url, folder)
  rmSync(join(folder, '9002_b.sql'))
  await expect(expectSchema(database.url, folder)).rejects.toThrow(/newer .*9002_b\.sql/)
})

test('a database made by another text of a file is refused', async () => {
  write('9001_a.sql', 'create table a (x int);')
  await migrate(database.url, folder)
  write('9001_a.sql', 'create table a (x text);')
  await expect(expectSchema(database.url, folder)).rejects.toThrow(/another text of 9001_a\.sql/)
})

test('the programs of the checkout refuse a database of another release, do no work and change nothing', async () => {
  await database.pool.query(`insert into schema_migrations (name, hash) values ('9999_later.sql', 'x')`)
  const work = jest.fn()
  const settings = testSettings({ databaseUrl: database.url })
  await expect(withDatabase(settings, work)).rejects.toThrow(/newer than this checkout/)
  await database.pool.query('delete from schema_migrations')
  await expect(withDatabase(settings, work)).rejects.toThrow(/Nothing was done: start a server/)
  expect(work).not.toHaveBeenCalled()
  expect((await database.pool.query('select 1 from schema_migrations')).rowCount).toBe(0)
})
