/** What there is to see: the list, the search, a sight with its tickets, and the days of a ticket. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Data, SightBrief } from '../../../contract/types'
import { ticketModule } from '../../../server/composition'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { allPages } from '../../support/all-pages'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ seeded: true, modules: [ticketModule] })
})
afterAll(() => app.close())

const page = async (input: Record<string, unknown> = {}) =>
  (await call<Data<'pageSights'>>(app, calls.pageSights, { pageSize: 50, ...input })).data
const names = (list: readonly SightBrief[]) => list.map(({ name }) => name)

test('there are 12 cities or more, and 60 sights or more, each in its city and on its own spot', async () => {
  const cities = (await call<Data<'listTicketCities'>>(app, calls.listTicketCities)).data
  expect(cities.length).toBeGreaterThanOrEqual(12)
  expect(cities.reduce((sum, { sights }) => sum + sights, 0)).toBeGreaterThanOrEqual(60)
  const { rows } = await app.database.pool.query<{ n: number; spots: number }>(
    'select count(*)::int as n, count(distinct (round(lng::numeric, 3), round(lat::numeric, 3)))::int as spots from sights'
  )
  expect(rows[0]?.spots).toBe(rows[0]?.n)
})

test('by distance the nearest comes first and says how far it is; by popularity the most wanted', async () => {
  const here = { latitude: 39.9163, longitude: 116.3972 }
  const near = await page({ sort: 'distance', ...here })
  expect(near.list[0]).toMatchObject({ sightId: 'gugong' })
  expect(near.list[0]?.distance).toBeLessThan(1000)
  const metres = near.list.map(({ distance }) => distance ?? Infinity)
  expect(metres).toEqual([...metres].sort((a, b) => a - b))
  expect((await page({ cityCode: '156510100' })).list[0]?.sightId).toBe('xiongmao')
  expect((await page()).list[0]?.distance).toBeNull()
})

test('pages follow each other without a gap, and what is off sale is not among them', async () => {
  for (const sorted of [{}, { sort: 'distance', latitude: 39.9, longitude: 116.4 }]) {
    const pages = await allPages((part) => page({ pageSize: 7, ...sorted, ...part }))
    const ids = pages.flatMap(({ list }) => list.map(({ sightId }) => sightId))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('dongbuhqc')
    expect(ids.length).toBeGreaterThanOrEqual(60)
  }
  expect((await call(app, calls.getSight, { sightId: 'dongbuhqc' })).resultCode).toBe('404')
})

test('a sight is found by two characters, its reading, its initials, its city, and by several words', async () => {
  expect(names((await page({ keyword: '故宫' })).list)).toEqual(['故宫博物院'])
  expect(names((await page({ keyword: 'gugong' })).list)).toContain('故宫博物院')
  expect(names((await page({ keyword: 'GGBWY' })).list)).toContain('故宫博物院')
  expect((await page({ keyword: '苏州 园林' })).list.map(({ sightId }) => sightId)).toContain('zhuozhengyuan')
  expect((await page({ keyword: '%' })).list).toEqual([])
  const told = await call<Data<'suggestSights'>>(app, calls.suggestSights, {
    keyword: '野生动物',
    cityCode: '440300'
  })
  expect(told.data[0]).toMatchObject({ sightId: 'szzoo', city: '深圳市' })
})

test('the head of a city shows what is wanted there; a city without sights shows what is wanted anywhere', async () => {
  const front = async (cityCode: string) =>
    (await call<Data<'getTicketFront'>>(app, calls.getTicketFront, { cityCode })).data
  expect((await front('610100')).banners[0]).toMatchObject({ sightId: 'bingmayong' })
  const empty = await front('650100')
  expect(empty.banners).toHaveLength(3)
  expect(empty.categories).toEqual([])
  expect(empty.hotWords.length).toBeGreaterThan(0)
})

describe('the calendar', () => {
  const calendar = async (kindId: string) =>
    (await call<Data<'getTicketCalendar'>>(app, calls.getTicketCalendar, { kindId })).data
  /** Of the day on which the clock stands. */
  const SATURDAY = '2026-11-21'

  test('has 60 days from today, weekends at their price, and none on the day of rest', async () => {
    const { days, kind } = await calendar('changlong-adult')
    expect(days).toHaveLength(60)
    expect(days[0]?.day).toBe(SATURDAY)
    expect(days[0]?.priceFen).toBeGreaterThan(kind.priceFen)
    expect(days.find(({ day }) => day === '2026-11-25')?.priceFen).toBe(kind.priceFen)
    const mondays = (await calendar('gugong-adult')).days.filter((_, index) => index % 7 === 2)
    expect(new Set(mondays.map(({ state }) => state))).toEqual(new Set(['closed']))
    expect(new Set(mondays.map(({ closedFor }) => closedFor))).toEqual(new Set(['rest']))
  })

  test('says which day is today, why a day is closed, and which are holidays', async () => {
    const { today, days } = await calendar('gugong-adult')
    expect(today).toBe(SATURDAY)
    expect(days.filter(({ holiday }) => holiday).map(({ day, holiday }) => [day, holiday])).toEqual([
      ['2027-01-01', '元旦']
    ])
    const early = (await calendar('szhlg-early')).days
    expect(early[0]).toMatchObject({ day: SATURDAY, state: 'closed', closedFor: 'late' })
    expect(early[1]?.closedFor).toBeNull()
    // taken off sale for a reason that nobody has told
    const off = (on: boolean) =>
      app.database.pool.query(`update ticket_days set on_sale = $1 where id = 'szhlg-early_20261124'`, [on])
    await off(false)
    const found = (await calendar('szhlg-early')).days.find(({ day }) => day === '2026-11-24')
    await off(true)
    expect(found).toMatchObject({ state: 'closed', closedFor: null })
  })

  test('today is over for new orders at its hour, and the days go on existing', async () => {
    const kept = app.clock.now()
    expect((await calendar('dfmz-adult')).days[0]?.state).not.toBe('closed')
    expect((await calendar('szhlg-early')).days[0]?.state).toBe('closed')
    app.clock.advance(6 * 3_600_000)
    expect((await calendar('dfmz-adult')).days[0]?.state).toBe('closed')
    app.clock.advance(10 * 86_400_000)
    expect((await calendar('dfmz-adult')).days).toHaveLength(50)
    await app.database.pool.query(
      `update ticket_days set stock = 3, sold = 2 where id = 'dfmz-adult_20261205'`
    )
    await Promise.all([app.jobs.run('fill ticket days'), app.jobs.run('fill ticket days')])
    const { days } = await calendar('dfmz-adult')
    expect(days).toHaveLength(60)
    expect(days.find(({ day }) => day === '2026-12-05')).toMatchObject({ left: 3 })
    app.clock.set(kept)
  })

  test('days of which nobody has a ticket are forgotten in time', async () => {
    const kept = app.clock.now()
    app.clock.advance(60 * 86_400_000)
    await app.jobs.run('forget ticket days')
    const { rows } = await app.database.pool.query<{ first: string }>(
      'select min(day)::text as first from ticket_days'
    )
    expect(rows[0]?.first).toBe('2026-12-21')
    app.clock.set(kept)
  })
})

test.each([
  ['迪斯尼', 'shdisney'],
  ['狄斯奈', 'shdisney'],
  ['Disney', 'shdisney'],
  ['紫禁城', 'gugong'],
  ['小蛮腰', 'gzta'],
  ['桔子洲', 'juzizhou'],
  ['灵隐寺', 'lingyin'],
  ['兵马佣', 'bingmayong'],
  ['长隆动物园', 'changlong'],
  ['熊猫基地', 'xiongmao'],
  // by the sound alone
  ['武候祠', 'wuhouci'],
  ['捉政园', 'zhuozhengyuan'],
  ['颐和圆', 'yiheyuan'],
  ['杜甫艹堂', null]
])('%s, as many write it, is found as it is called', async (keyword, sightId) => {
  const { list } = await page({ keyword })
  expect(list[0]?.sightId ?? null).toBe(sightId)
  const { data } = await call<Data<'suggestSights'>>(app, calls.suggestSights, { keyword })
  expect(data[0]?.sightId ?? null).toBe(sightId)
})
