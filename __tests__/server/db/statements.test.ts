/**
 * A raw statement is a text, which no compiler reads. Here PostgreSQL reads all of them on the migrated schema, and what it says
 * of their columns is held against the row types: a column that was renamed, or is of another type, or may be null, is found
 * though no other test runs the statement.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FieldDef, PoolClient } from 'pg'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { ACROSS_MEMBERS, isAcrossMembers } from '../../support/server/statements/across-members'
import { declaredRows, type DeclaredColumn } from '../../support/server/statements/declared-rows'
import { describe as describeStatement, kindOf } from '../../support/server/statements/described'

const texts = new Map<string, string>()

jest.mock('../../../server/db/statement', () => {
  const remember = (name: string, text: string) => {
    if (texts.has(name)) throw new Error(`Two statements are called ${name}`)
    texts.set(name, text)
    return () => Promise.reject(new Error('not run here'))
  }
  return { statement: remember, command: remember }
})

const SERVER = path.resolve(__dirname, '../../../server')

/** Columns that may be null in the table and never are in these rows: the statement itself leaves null out, or what it reads. */
const NEVER_NULL: Readonly<Record<string, string>> = {
  'gain-of-request: memberCardId may be null': 'joined by it',
  'gain-of-request: expiresAt may be null': 'a card that was given is active at once, and has its end',
  'gain-of-activity: memberCardId may be null': 'joined by it',
  'gain-of-activity: expiresAt may be null': 'a card that was given is active at once, and has its end',
  'cards-for-plate: expiresAt may be null': 'only those that end later than now',
  'live-vouchers-of-brand: code may be null': 'only those with a code',
  'staff-voucher: code may be null': 'only those with a code',
  'brand-of-store: brandId may be null': 'only stores of a brand'
}

let database: TestDatabase
let client: PoolClient

beforeAll(async () => {
  database = await createTestDatabase()
  client = await database.pool.connect()
  for (const file of readdirSync(SERVER, { recursive: true, encoding: 'utf8' })) {
    const source = path.join(SERVER, file)
    if (file.endsWith('.ts') && /\b(statement[<(]|command\()/.test(readFileSync(source, 'utf8')))
      require(source)
  }
})
afterAll(async () => {
  client.release()
  await database.drop()
})

/** Columns of tables that may be null, by table and number of the column. */
async function nullableColumns(): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select attrelid || '.' || attnum as key from pg_attribute join pg_class c on c.oid = attrelid
     where c.relnamespace = 'public'::regnamespace and attnum > 0 and not attnotnull`
  )
  return new Set(rows.map(({ key }) => key))
}

function faultOf(field: FieldDef, column: DeclaredColumn | undefined, nullable: ReadonlySet<string>) {
  if (!column) return undefined
  const kind = kindOf(field)
  if (!column.kinds.has(kind) || (kind !== 'other' && column.kinds.size > 1)) {
    return `${field.name} is ${kind}, declared as ${[...column.kinds].join(' | ')}`
  }
  if (!column.nullable && nullable.has(`${field.tableID}.${field.columnID}`))
    return `${field.name} may be null`
  return undefined
}

test('every statement fits the schema, and its row type the statement', async () => {
  const declared = declaredRows()
  const nullable = await nullableColumns()
  const wrong: string[] = []
  for (const [name, text] of texts) {
    const row = declared.get(name)
    try {
      const fields = await describeStatement(client, text)
      if (!row) continue
      const names = fields.map((field) => field.name)
      for (const column of row.columns.keys())
        if (!names.includes(column)) wrong.push(`${row.file}, ${name}: there is no column ${column}`)
      for (const field of fields) {
        const fault = faultOf(field, row.columns.get(field.name), nullable)
        if (fault && !(`${name}: ${fault}` in NEVER_NULL)) wrong.push(`${row.file}, ${name}: ${fault}`)
      }
    } catch (problem) {
      wrong.push(`${row?.file ?? 'server'}, ${name}: ${String(problem)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(texts.size).toBeGreaterThan(60)
  expect([...declared.keys()].filter((name) => !texts.has(name))).toEqual([])
})

test('no statement outside the list reads or writes rows of several members', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('member_id', 'order_no') and table_name not like 'sandbox%'`
  )
  const tables = new Set(['members', 'idempotency_keys', ...rows.map(({ name }) => name)])
  expect(tables.size).toBeGreaterThan(40)
  const found = [...texts].filter(([, text]) => isAcrossMembers(text, tables)).map(([name]) => name)
  expect(found.sort()).toEqual([...ACROSS_MEMBERS].sort())
})
