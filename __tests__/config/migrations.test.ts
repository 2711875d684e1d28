/** That each migration after the baseline can be applied while the shop is open (docs/how-to/change-a-large-table.md). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
const FOLDER = 'server/db/migrations'
const BASELINE = '0000_baseline.sql'
const files = readdirSync(path.join(ROOT, FOLDER)).filter((name) => name.endsWith('.sql'))
const textOf = (name: string) => readFileSync(path.join(ROOT, FOLDER, name), 'utf8')

/** The rules that a file breaks. */
function broken(file: string, sql: string): string[] {
  const transaction = sql.startsWith('-- no-transaction\n')
    ? '--no-assume-in-transaction'
    : '--assume-in-transaction'
  const { stdout, stderr } = spawnSync(
    path.join(ROOT, 'node_modules/.bin/squawk'),
    ['--config', path.join(ROOT, '.squawk.toml'), '--reporter', 'json', transaction, file],
    { encoding: 'utf8' }
  )
  if (!stdout.startsWith('[')) throw new Error(`squawk did not run: ${stderr}`)
  return (JSON.parse(stdout) as { rule_name: string; line: number }[]).map(
    ({ rule_name, line }) => `${line + 1}: ${rule_name}`
  )
}

test('no migration after the baseline stops the shop', () => {
  const later = files.filter((name) => name !== BASELINE)
  const problems = later.flatMap((name) =>
    broken(path.join(ROOT, FOLDER, name), textOf(name)).map((problem) => `${name}:${problem}`)
  )
  expect(problems).toEqual([])
})

test('the chain begins with the baseline, and the journal of drizzle-kit names its files', () => {
  const { entries } = JSON.parse(textOf('meta/_journal.json')) as { entries: { tag: string }[] }
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files)
  expect(files[0]).toBe(BASELINE)
})

describe('what the how-to says is what the rules say', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  function rulesOf(sql: string): string[] {
    const file = path.join(folder, 'x.sql')
    writeFileSync(file, sql)
    return broken(file, sql)
  }

  test.each([
    [
      'an index that blocks writes',
      'create index orders_note on orders (note);',
      'require-concurrent-index-creation'
    ],
    [
      'a check that scans the table',
      'alter table orders add constraint a check (a > 0);',
      'constraint-missing-not-valid'
    ],
    [
      'a foreign key that scans the table',
      'alter table orders add constraint a foreign key (a) references members (id);',
      'adding-foreign-key-constraint'
    ],
    [
      'NOT NULL of a column in use',
      'alter table orders alter column note set not null;',
      'adding-not-nullable-field'
    ],
    [
      'a new column that rows lack',
      'alter table orders add column a integer not null;',
      'adding-required-field'
    ],
    ['another type', 'alter table orders alter column a type bigint;', 'changing-column-type'],
    ['a column that the old release reads', 'alter table orders drop column note;', 'ban-drop-column'],
    ['another name', 'alter table orders rename column note to remark;', 'renaming-column']
  ])('%s is refused', (_what, sql, rule) => {
    expect(rulesOf(sql).map((each) => each.replace(/^\d+: /, ''))).toContain(rule)
  })

  const howTo = readFileSync(path.join(ROOT, 'docs/how-to/change-a-large-table.md'), 'utf8')
  const examples = [...howTo.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql)

  test('there are examples', () => expect(examples.length).toBeGreaterThan(3))

  test.each(examples)('%s is allowed', (sql) => {
    expect(rulesOf(sql)).toEqual([])
  })
})
