/** Banners of home and tickets, changed at once by staff, as members see them. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { endpoints } from '../../../contract/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

let app: TestApp
let owner: string

beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
  owner = await staffToken(app, 'owner')
})
afterAll(() => app.close())

type Banner = ConsoleInput<'setBanners'>['banners'][number]

const read = async (channel = 'main') =>
  (
    await consoleCall<ConsoleData<'homeBanners'>>(
      app,
      consoleEndpoints.homeBanners,
      { channel },
      { token: owner }
    )
  ).data
const settings = ({ banners }: ConsoleData<'homeBanners'>): Banner[] =>
  banners.map(({ bannerId, title, link, off, from, until }) => ({ bannerId, title, link, off, from, until }))
const write = (banners: readonly Banner[], revision: string, channel = 'main') =>
  consoleCall(
    app,
    consoleEndpoints.setBanners,
    { channel, revision, banners, reason: '换季' },
    { token: owner }
  )
const shown = async (channel = 'main') =>
  (await call<Data<'indexConfig'>>(app, endpoints.indexConfig, {}, { channel })).data.banners

test('order, title and link are on home at once, of this channel alone; twenty at once are one', async () => {
  const other = await shown('candy')
  const before = await read()
  const isLocal = new Map(before.banners.map(({ bannerId, cities }) => [bannerId, cities.length > 0]))
  const wanted = settings(before)
    .reverse()
    .sort((a, b) => Number(isLocal.get(a.bannerId)) - Number(isLocal.get(b.bannerId)))
  wanted[0] = { ...wanted[0], title: '秋天的茶', link: 'pages/plateDetails/index?plateId=coffee' } as Banner
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(wanted, before.revision)))
  const codes = answers.map(({ resultCode }) => resultCode)
  expect(codes.filter((code) => code === '100')).toHaveLength(1)
  expect(codes.filter((code) => code === '907')).toHaveLength(19)
  const home = await shown()
  expect(home[0]).toMatchObject({ alt: '秋天的茶', link: 'pages/plateDetails/index?plateId=coffee' })
  expect(home.map(({ id }) => id)).toEqual(
    wanted.map(({ bannerId }) => bannerId).filter((id) => home.some((banner) => banner.id === id))
  )
  expect(await shown('candy')).toEqual(other)
  const { changes } = await read()
  expect(changes).toHaveLength(1)
  expect(changes[0]).toMatchObject({ act: 'setBanners', reason: '换季', staff: { role: 'owner' } })
})

test('one that is off, over or still to come is not shown; from its first day to its last it is', async () => {
  const today = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const home = await shown()
  const set = async (change: Partial<Banner>) => {
    const now = await read()
    const wanted = settings(now).map((banner) =>
      banner.bannerId === home[0]?.id ? { ...banner, off: false, from: null, until: null, ...change } : banner
    )
    expect((await write(wanted, now.revision)).resultCode).toBe('100')
    return (await shown()).some(({ id }) => id === home[0]?.id)
  }
  expect(await set({ off: true })).toBe(false)
  expect(await set({ from: today, until: today })).toBe(true)
  expect(await set({ from: '2099-01-01' })).toBe(false)
  expect(await set({ until: '2020-01-01' })).toBe(false)
  expect((await read()).banners.find(({ bannerId }) => bannerId === home[0]?.id)?.isShown).toBe(false)
  expect(await set({})).toBe(true)
})

test('what is no list of the channel’s banners is refused in words', async () => {
  const now = await read()
  const list = settings(now)
  const [first, ...others] = list as [Banner, ...Banner[]]
  for (const [wanted, words] of [
    [others, '横幅须逐一列出，新增和删除由商品文件决定'],
    [[first, first, ...others.slice(1)], '横幅须逐一列出，新增和删除由商品文件决定'],
    [list, '横幅没有变化'],
    [[{ ...first, title: ' ' }, ...others], '请填写标题'],
    [[{ ...first, from: '2026-12-02', until: '2026-12-01' }, ...others], '结束日期不能早于开始日期'],
    [
      [{ ...first, link: 'https://evil.example/' }, ...others],
      '链接须为小程序页面路径，例如 pages/cardDetail/index?cardId=main-year'
    ]
  ] as const)
    expect(await write(wanted, now.revision)).toMatchObject({ resultCode: '400', resultMsg: words })
  expect((await write(list, now.revision, 'nowhere')).resultCode).toBe('404')
})

test('a ticket’s new prices are those of its days, weekends apart; off sale, no day is sold', async () => {
  const tickets = await consoleCall<ConsoleData<'catalogue'>>(
    app,
    consoleEndpoints.catalogue,
    { kind: 'ticket-kinds' },
    { token: owner }
  )
  const { itemId } = tickets.data.items[0] ?? { itemId: '' }
  const entry = async () =>
    (
      await consoleCall<ConsoleData<'catalogueEntry'>>(
        app,
        consoleEndpoints.catalogueEntry,
        { kind: 'ticket-kinds', itemId },
        { token: owner }
      )
    ).data
  const before = await entry()
  const { priceFen, listPriceFen, weekendFen } = before.entry
  const seen = { priceFen, listPriceFen, weekendFen }
  const set = await consoleCall(
    app,
    consoleEndpoints.setPrices,
    {
      kind: 'ticket-kinds',
      itemId,
      reason: '淡季',
      prices: { ...seen, priceFen: (priceFen ?? 0) - 100, weekendFen: (weekendFen ?? 0) + 100 },
      seen
    },
    { token: owner }
  )
  expect(set.resultCode).toBe('100')
  const { days } = await entry()
  expect(days.length).toBeGreaterThan(30)
  for (const { day, priceFen: own } of days) {
    const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
    expect(own).toBe(isWeekend ? (weekendFen ?? 0) + 100 : (priceFen ?? 0) - 100)
  }
  const stocked = days.find(({ stock }) => (stock ?? 0) > 0)
  const more = { kind: 'ticket-days', itemId: stocked?.itemId, by: 5, reason: '加开' }
  expect((await consoleCall(app, consoleEndpoints.changeStock, more, { token: owner })).resultCode).toBe(
    '100'
  )
  const sale = { kind: 'ticket-kinds', itemId, onSale: false, reason: '闭园' }
  expect((await consoleCall(app, consoleEndpoints.setOnSale, sale, { token: owner })).resultCode).toBe('100')
  const after = await entry()
  expect(after.days.filter(({ onSale }) => onSale)).toEqual([])
  expect(after.days.find((day) => day.itemId === stocked?.itemId)?.stock).toBe((stocked?.stock ?? 0) + 5)
  expect(after.changes.map(({ act }) => act)).toEqual(['setOnSale', 'changeStock', 'setPrices'])
})
