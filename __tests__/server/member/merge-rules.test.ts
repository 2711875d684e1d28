import { MERGE_RULES } from '../../../server/modules/member/merge-rules'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Columns that hold a member's id and are neither called so nor tied to `members`. */
const CALLED_OTHERWISE = ['activity_records.visitor', 'idempotency_keys.scope']

/** Every column of the migrated database that names a member: by a foreign key, or by its name. */
async function memberColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.conrelid::regclass || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid = 'members'::regclass
     union
     select table_name || '.' || column_name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying')
       and (column_name ~ '(^|_)member(_id)?$' or column_name ~ '^(inviter|invitee|referrer|owner)(_id)?$')`
  )
  return [...rows.map(({ name }) => name), ...CALLED_OTHERWISE]
}

const ruled = MERGE_RULES.map(({ table, column }) => `${table}.${column}`)

test('every column that names a member has a rule for when two accounts become one', async () => {
  const missing = (await memberColumns())
    .filter((name) => !ruled.includes(name))
    .map(
      (name) =>
        `${name} has no rule: add a line to MERGE_RULES in server/modules/member/merge-rules.ts, such as ` +
        `move('${name.split('.')[0]}'${name.endsWith('.member_id') ? '' : `, { column: '${name.split('.')[1]}' }`}), ` +
        'or moveUnlessThere(…) where there is one a person; with `told` where the member should be told of it before saying yes'
    )
  expect(missing).toEqual([])
})

test('every rule is for a column that is there, and no column has two', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`
  )
  const there = new Set(rows.map(({ name }) => name))
  expect(ruled.filter((name) => !there.has(name))).toEqual([])
  expect(ruled.filter((name, index) => ruled.indexOf(name) !== index)).toEqual([])
})

test('the SQL of every rule, and of every count, is understood by the database', async () => {
  for (const { sql = [], told } of MERGE_RULES) {
    for (const text of sql) await database.pool.query(text, text.includes('$2') ? ['a', 'b'] : ['a'])
    if (told)
      await database.pool.query(
        `select (${told.count})::int where $2::timestamptz is not null and $1::text is not null`,
        ['a', new Date()]
      )
  }
})

test('what stays with the account that ended, and what is done otherwise than by `how`, says why', () => {
  const silent = MERGE_RULES.filter(
    ({ how, why, before }) => (how === 'stay' || how === 'drop' || before) && !why
  )
  expect(silent).toEqual([])
})
