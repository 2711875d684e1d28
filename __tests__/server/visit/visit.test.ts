import { visitEndpoints } from '../../../contract/visit/endpoints'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from '../session/support'

const RECORD = { deviceId: 'device-0001', path: 'pages/index/index' }
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('visits'))

const rows = async () => (await app.database.pool.query('select * from visits order by id')).rows

test('a device counts once a day and channel, by the calendar of China', async () => {
  app.clock.set(new Date('2026-11-21T23:59:00+08:00'))
  for (let i = 0; i < 3; i++) {
    expect((await call(app, visitEndpoints.visitUv, RECORD)).resultCode).toBe('100')
  }
  expect(await countRows(app, 'visits')).toBe(1)
  await call(app, visitEndpoints.visitUv, RECORD, { channel: 'candy' })
  app.clock.advance(120_000)
  await call(app, visitEndpoints.visitUv, RECORD)
  const kept = await app.database.pool.query('select channel_code, day::text from visits order by id')
  expect(kept.rows).toEqual([
    { channel_code: 'main', day: '2026-11-21' },
    { channel_code: 'candy', day: '2026-11-21' },
    { channel_code: 'main', day: '2026-11-22' }
  ])
})

test('fifty at once count once', async () => {
  await Promise.all(Array.from({ length: 50 }, () => call(app, visitEndpoints.visitUv, RECORD)))
  expect(await countRows(app, 'visits')).toBe(1)
})

test('every page view counts, with who, where from and on what', async () => {
  const token = await app.login('m_one', '13800138000')
  const more = { source: 1, distributor: 'd1', labelId: 'l1', from: 'pages/market/index?token=secret#x' }
  for (let i = 0; i < 2; i++) {
    await call(
      app,
      visitEndpoints.visitPv,
      { ...RECORD, ...more },
      { token, headers: { 'x-platform': 'mini' } }
    )
  }
  const kept = await rows()
  expect(kept).toHaveLength(2)
  expect(kept[0]).toMatchObject({
    kind: 'pv',
    path: 'pages/index/index',
    device_id: 'device-0001',
    member_id: 'm_one',
    platform: 'mini',
    source: 1,
    distributor: 'd1',
    label_id: 'l1',
    detail: { from: 'pages/market/index' }
  })
})

test('launches and uses keep their details', async () => {
  await call(app, visitEndpoints.visitVisit, { ...RECORD, scene: 1037 })
  await call(app, visitEndpoints.visitInteractionPv, { ...RECORD, action: 'tap', target: 'buy?price=1' })
  const kept = await rows()
  expect(kept.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['visit', { scene: 1037 }],
    ['interaction', { action: 'tap', target: 'buy' }]
  ])
})

test.each(['null', 'undefined', ''])('the label %j is none', async (labelId) => {
  await call(app, visitEndpoints.visitPv, { ...RECORD, labelId })
  expect((await rows())[0]).toMatchObject({ label_id: null })
})

test('a path with a query does not fit the contract', async () => {
  const result = await call(app, visitEndpoints.visitPv, { ...RECORD, path: 'pages/index/index?token=1' })
  expect(result.status).toBe(400)
})

test('a record that cannot be kept does not fail the page', async () => {
  await app.database.pool.query('alter table visits rename to visits_away')
  try {
    expect((await call(app, visitEndpoints.visitPv, RECORD)).resultCode).toBe('100')
    expect(app.logLines.join('')).toContain('visit not recorded')
  } finally {
    await app.database.pool.query('alter table visits_away rename to visits')
  }
})

test('records are kept for the six months that the privacy policy says, and no longer', async () => {
  await call(app, visitEndpoints.visitPv, RECORD)
  app.clock.advance(186 * 86_400_000)
  await call(app, visitEndpoints.visitPv, RECORD)
  await app.jobs.run('keep partitions')
  expect(await rows()).toHaveLength(2)
  app.clock.advance(86_400_000)
  await app.jobs.run('keep partitions')
  expect(await rows()).toHaveLength(1)
})
