/** What belongs to a member is found without reading what belongs to others: exports, deletions and merges of accounts ask for it. */
import { MERGE_RULES } from '../../../server/modules/member/merge-rules'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('every column that names a member is the first of an index', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select distinct c.relname || '.' || a.attname as name
     from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indisvalid`
  )
  const indexed = new Set(rows.map(({ name }) => name))
  const columns = MERGE_RULES.map(({ table, column }) => `${table}.${column}`)
  expect(columns.length).toBeGreaterThan(30)
  expect(columns.filter((column) => !indexed.has(column))).toEqual([])
})
