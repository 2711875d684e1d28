import { reportEndpoints } from '../../../contract/report/endpoints'
import { lastTimings } from '../../../server/modules/report'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('client_faults', 'client_timings', 'rate_hits'))

const FAULT = {
  kind: 'error',
  message: 'TypeError: x is undefined',
  place: '/js/app.1a2b3c4d.js:1:23',
  path: 'pages/index/index'
}
const send = (faults: readonly object[], more: object = {}) =>
  call(app, reportEndpoints.reportClient, { release: '1a2b3c4d', faults, ...more })
const rows = async () =>
  (
    await app.database.pool.query<{ release: string; message: string; count: number }>(
      'select release, kind, message, place, path, count, last_at from client_faults order by release, message'
    )
  ).rows

test('faults are grouped by release and message, and counted', async () => {
  for (let i = 0; i < 3; i++) expect((await send([FAULT])).resultCode).toBe('100')
  await send([{ ...FAULT, path: 'pages/other/index' }], { release: 'next' })
  await send([{ ...FAULT, message: 'another' }])
  expect(await rows()).toMatchObject([
    { release: '1a2b3c4d', message: FAULT.message, count: 3, place: FAULT.place },
    { release: '1a2b3c4d', message: 'another', count: 1 },
    { release: 'next', message: FAULT.message, count: 1, path: 'pages/other/index' }
  ])
  const { body } = await app.server.inject('/metrics')
  expect(body).toMatch(/client_faults_total\{kind="error",platform="h5"\} 5/)
})

test('thirty at once are one row that counts thirty', async () => {
  await Promise.all(Array.from({ length: 30 }, () => send([FAULT])))
  expect(await rows()).toMatchObject([{ count: 30 }])
})

test('the same fault of two members is one: what tells them apart is not kept', async () => {
  await send([{ ...FAULT, message: 'no order 20261127000000000001' }])
  await send([{ ...FAULT, message: 'no order 20261127000000000002' }])
  expect(await rows()).toMatchObject([{ message: 'no order #', count: 2 }])
})

test('whoever reports too much is answered as always, and not heard', async () => {
  for (let i = 0; i < 125; i++) expect((await send([FAULT])).resultCode).toBe('100')
  expect(await rows()).toMatchObject([{ count: 120 }])
})

test('a fault that nobody has met for a month is forgotten', async () => {
  await send([FAULT])
  app.clock.advance(20 * 86_400_000)
  await send([{ ...FAULT, message: 'later' }])
  app.clock.advance(11 * 86_400_000)
  await app.jobs.run('forget faults of clients')
  expect(await rows()).toMatchObject([{ message: 'later' }])
})

const timed = (name: string, values: readonly number[], release = '1.4.0') =>
  Promise.all(
    values.map((value) =>
      send([], { release, timings: [{ name, value }] }).then(({ resultCode }) => resultCode)
    )
  )

test('timings are a metric, and percentiles of each release within a tenth, from reports at once', async () => {
  await timed(
    'lcp',
    Array.from({ length: 20 }, (_, index) => (index + 1) * 100)
  )
  app.clock.advance(1000)
  await timed('launch', [700], '1.5.0')
  expect(await rows()).toEqual([])
  const [newest, ...others] = await lastTimings(app.database.db)
  expect(newest).toMatchObject({ platform: 'h5', release: '1.5.0', name: 'launch', count: 1 })
  expect(others).toMatchObject([{ release: '1.4.0', name: 'lcp', count: 20 }])
  const { p50 = 0, p75 = 0, p95 = 0 } = others[0] ?? {}
  for (const [told, meant] of [
    [p50, 1000],
    [p75, 1500],
    [p95, 1900]
  ] as const)
    expect(Math.abs(told - meant) / meant).toBeLessThan(0.1)
  const { body } = await app.server.inject('/metrics')
  expect(body).toMatch(/client_timing_seconds_count\{name="lcp",platform="h5"\} \d+/)
})

test('two timings of one name in a report are two; nothing is longer than its scale', async () => {
  await send([], {
    timings: [
      { name: 'route', value: 0 },
      { name: 'route', value: 0 },
      { name: 'render', value: 600_000 }
    ]
  })
  const found = await lastTimings(app.database.db)
  expect(found).toMatchObject([
    { name: 'render', count: 1 },
    { name: 'route', count: 2, p50: 0, p95: 0 }
  ])
})

test('timings of a release that nobody has run for a month are forgotten', async () => {
  await timed('lcp', [100])
  app.clock.advance(31 * 86_400_000)
  await app.jobs.run('forget faults of clients')
  expect(await lastTimings(app.database.db)).toEqual([])
})
