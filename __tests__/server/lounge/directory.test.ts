/** Airports and their lounges as they are looked for, and the memberships on sale, over the demo. */
import { loungeEndpoints as calls } from '../../../contract/lounge/endpoints'
import type { Airport, Data } from '../../../contract/types'
import { loungeModule } from '../../../server/modules/lounge/routes'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { allPages } from '../../support/all-pages'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ seeded: true, modules: [loungeModule] })
})
afterAll(() => app.close())

const page = async (input: Record<string, unknown> = {}) =>
  (await call<Data<'pageAirports'>>(app, calls.pageAirports, input)).data
const codesOf = (list: readonly Airport[]) => list.map(({ code }) => code)

test('forty airports and sixty lounges at least, the busiest first, page by page and none twice', async () => {
  const front = (await call<Data<'getLoungeFront'>>(app, calls.getLoungeFront)).data
  expect(front.airports).toBeGreaterThanOrEqual(40)
  expect(front.lounges).toBeGreaterThanOrEqual(60)
  expect(front.hot[0]).toEqual({ code: 'PVG', city: '上海' })
  const pages = await allPages((part) => page({ pageSize: 20, ...part }))
  const seen = pages.flatMap(({ list }) => codesOf(list))
  expect(seen).toHaveLength(front.airports)
  expect(new Set(seen).size).toBe(front.airports)
})

test.each([
  ['三亚', ['SYX']],
  ['虹桥', ['SHA']],
  ['syx', ['SYX']],
  ['ＰＥＫ', ['PEK']],
  ['hongqiao', ['SHA']],
  ['shhq', ['SHA']],
  ['北京 大兴', ['PKX']],
  ['澳门', ['MFM']],
  ['萧山国计机场', ['HGH']],
  ['没有这个机场', []],
  ["%' or 1=1 --", []]
])('%s finds %j: by name, city, code, reading or initials', async (keyword, codes) => {
  expect(codesOf((await page({ keyword, pageSize: 50 })).list)).toEqual(codes)
})

test('whom the code names comes first, before readings that hold the same letters', async () => {
  const { list } = await page({ keyword: 'can', pageSize: 50 })
  expect(list[0]?.code).toBe('CAN')
})

test('each lounge says whether it is open at this moment in China', async () => {
  const open = async () => (await page({ keyword: 'PEK' })).list[0]?.lounges.map(({ openNow }) => openNow)
  app.clock.set(new Date('2026-11-21T05:29:00+08:00'))
  expect(await open()).toEqual([false, false, false])
  app.clock.set(new Date('2026-11-21T05:30:00+08:00'))
  expect(await open()).toEqual([true, true, false])
  app.clock.set(new Date('2026-11-21T23:59:00+08:00'))
  expect(await open()).toEqual([false, false, true])
})

test('a lounge that the operator took away is not listed, nor an airport without any', async () => {
  const { pool } = app.database
  await pool.query(`update lounges set on_sale = false where airport_id = 'MFM' or id = 'hkg-1'`)
  expect((await page({ keyword: 'MFM' })).list).toEqual([])
  expect((await page({ keyword: 'HKG' })).list[0]?.lounges).toHaveLength(1)
  await pool.query('update lounges set on_sale = true')
})

test('memberships are sold to visitors too, also in the iOS mini-program: a room at an airport is no digital good', async () => {
  const headers = {
    'x-platform': 'mini',
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
  }
  const front = (await call<Data<'getLoungeFront'>>(app, calls.getLoungeFront, {}, { headers })).data
  expect(front.plans.map(({ name, purchase }) => [name, purchase.allowed])).toEqual([
    ['悦途年卡', true],
    ['悦途半年卡', true],
    ['悦途三次卡', true]
  ])
})
