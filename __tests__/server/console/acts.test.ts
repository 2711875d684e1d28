/** The audit trail: written with what it tells of, only added to, and seen to be whole. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { runStaff } from '../../../scripts/staff/commands'
import { performAct } from '../../../server/modules/staff'
import { verifyActs } from '../../../server/modules/staff/acts'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await buildTestApp()
  token = await staffToken(app, 'owner')
})
afterAll(() => app.close())

const CLERK = { id: 's_clerk', name: '客服甲', role: 'service' } as const
const act = (
  id: string,
  requestKey?: string,
  work: () => Promise<{ before?: unknown; after: unknown }> = () => Promise.resolve({ after: { to: id } })
) =>
  performAct(
    app.database.db,
    { staff: { ...CLERK, storeIds: [], sightIds: [] }, now: app.clock.now(), requestKey },
    { act: 'try', about: { kind: 'thing', id }, reason: '测试' },
    work
  )
const read = async (input: Readonly<Record<string, unknown>>) =>
  (await consoleCall<ConsoleData<'acts'>>(app, consoleEndpoints.acts, input, { token })).data
const query = (text: string) => app.database.pool.query(text)

test('an act is told with who, what, about what, why and what changed', async () => {
  await act('told', undefined, () => Promise.resolve({ before: { from: 1 }, after: { to: 2 } }))
  const { items } = await read({ about: 'thing:told' })
  expect(items).toEqual([
    {
      actId: expect.any(String) as string,
      at: app.clock.now().toISOString(),
      staff: CLERK,
      act: 'try',
      about: { kind: 'thing', id: 'told' },
      before: { from: 1 },
      after: { to: 2 },
      reason: '测试'
    }
  ])
})

test('what fails is no act', async () => {
  await expect(act('failed', undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await read({ about: 'thing:failed' })).items).toEqual([])
})

test('the same call does it once, also twice at once, and is told the same', async () => {
  let times = 0
  const work = () => Promise.resolve({ after: { times: (times += 1) } })
  const done = await Promise.all(Array.from({ length: 8 }, () => act('once', 'key-once-1', work)))
  expect(new Set(done.map(({ actId }) => actId)).size).toBe(1)
  expect(new Set(done.map(({ after }) => JSON.stringify(after))).size).toBe(1)
  expect((await read({ about: 'thing:once' })).items).toHaveLength(1)
})

test('pages of the trail follow each other, and are found by who', async () => {
  for (let n = 1; n <= 5; n++) await act(`page-${n}`)
  const first = await read({ staff: CLERK.id, limit: 3 })
  const second = await read({ staff: CLERK.id, limit: 3, cursor: first.nextCursor ?? '' })
  const ids = [...first.items, ...second.items].map(({ about }) => about?.id)
  expect(ids.slice(0, 5)).toEqual(['page-5', 'page-4', 'page-3', 'page-2', 'page-1'])
  expect((await read({ staff: 'nobody' })).items).toEqual([])
})

test('fifty at once are one chain', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, n) => act(`many-${n}`)))
  expect(await verifyActs(app.database.db)).toMatchObject({ brokenAt: null })
  const { rows } = await query(
    'select count(*)::int as n, count(distinct prev_hash)::int as links from staff_acts'
  )
  expect(rows[0]).toMatchObject({ n: (rows[0] as { links: number }).links })
})

test.each([
  `update staff_acts set reason = 'other'`,
  'delete from staff_acts',
  'delete from staff_acts where false',
  'truncate staff_acts'
])('%s is refused', async (statement) => {
  await expect(query(statement)).rejects.toThrow('only added')
})

test('an entry that somebody changed behind the back of the trigger is found', async () => {
  const cli = (command: string) =>
    runStaff([command], {
      db: app.database.db,
      documentSecret: '',
      now: app.clock.now(),
      readInput: () => Promise.resolve('')
    })
  expect(await cli('verify')).toMatch(/is whole: \d+ entries/)
  const { rows } = await query('select id from staff_acts order by id offset 3 limit 1')
  const id = String((rows[0] as { id: string }).id)
  await query('alter table staff_acts disable trigger all')
  await query(`update staff_acts set reason = '改过' where id = ${id}`)
  await query('alter table staff_acts enable trigger all')
  await expect(cli('verify')).rejects.toThrow(`broken at entry ${id}; 3 before it are whole`)
})
