import { PERSONAL_DATA } from '../../../server/domain/personal-data/kinds'
import * as periods from '../../../server/domain/periods'
import { RETENTION } from '../../../server/domain/retention/retention'
import { STAYS } from '../../../server/domain/retention/stays'
import { SWEPT } from '../../../server/domain/retention/swept'
import { ACCOUNT_UNDO_DAYS, CONVERSATION_DAYS, VISIT_MONTHS } from '../../../server/domain/terms'
import { SWEEPS } from '../../../server/db/sweeps'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

const said = RETENTION.flatMap(({ tables }) => tables)
const wordsOf = (table: string) => RETENTION.find(({ tables }) => tables.includes(table))?.kept ?? ''
const lifeOf = (table: string) =>
  PERSONAL_DATA.find(({ tables }) => tables.some(({ name }) => name === table))?.life ?? ''

test('of every table it is said once how long it is kept', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  )
  expect([...said].sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('the jobs that remove are there, and every sweep that deletes is said of its table', () => {
  const jobs = app.jobs.list()
  expect(RETENTION.flatMap(({ jobs: named }) => named).filter((job) => !jobs.has(job))).toEqual([])
  for (const sweep of Object.values(SWEEPS)) {
    expect(jobs.has(sweep.job)).toBe(true)
    if ('set' in sweep) continue
    const kept = SWEPT.find(({ tables }) => tables.includes(sweep.table))
    expect(kept?.jobs).toContain(sweep.job)
  }
})

test('what no job removes says so', () => {
  for (const { tables, jobs, why } of STAYS.filter(({ kept }) => kept.includes('for ever'))) {
    expect({ tables, jobs }).toEqual({ tables, jobs: [] })
    expect(why).not.toBe('')
  }
})

test('the periods that are told to members are those of the jobs', () => {
  const DAY_MS = 86_400_000
  expect(periods.VISITS_KEPT_MS).toBeGreaterThanOrEqual(VISIT_MONTHS * 30.5 * DAY_MS)
  expect(periods.VISITS_KEPT_MS).toBeLessThanOrEqual(VISIT_MONTHS * 31 * DAY_MS)
  expect(lifeOf('visits')).toContain(`访问记录 ${VISIT_MONTHS} 个月`)
  expect(periods.CONVERSATIONS_KEPT_MS).toBe(CONVERSATION_DAYS * DAY_MS)
  expect(lifeOf('assistant_conversations')).toContain(`${CONVERSATION_DAYS} 天`)
  expect(wordsOf('assistant_conversations')).toContain(`${CONVERSATION_DAYS} days`)
  expect(lifeOf('reminders')).toContain(`消息 ${periods.REMINDERS_KEPT_MS / DAY_MS} 天`)
  expect(lifeOf('proven_devices')).toContain(`${periods.PROVEN_DEVICES_KEPT_MS / DAY_MS} 天`)
  expect(wordsOf('members')).toContain(`${ACCOUNT_UNDO_DAYS} days`)
})
