/** Reports of rights and of the way from visits to payments, against what was done here. */
import { readFileSync } from 'node:fs'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { dayInChina, midnightOf } from '../../../server/lib/china-time'
import { GOODS_PAGES } from '../../../server/modules/figures/goods-pages'
import { duePlates } from '../../../server/modules/figures/rights'
import { consoleCall, staffToken } from '../../support/server/console'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let staff: string
let buyer: string
let owner = 0

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
})
afterAll(() => shop.close())

/** Noon in China of a day without anything. */
beforeEach(async () => {
  shop.clock.advance(midnightOf(today(), 1).getTime() + 12 * 3_600_000 - shop.clock.now().getTime())
  staff = await staffToken(shop, 'finance', { name: `财务${(owner += 1)}` })
})

const ask = async <D>(name: keyof typeof consoleEndpoints, input: Readonly<Record<string, unknown>> = {}) => {
  const { resultCode, resultMsg, data } = await consoleCall<D>(shop, consoleEndpoints[name], input, {
    token: staff
  })
  if (resultCode !== '100') throw new Error(`${resultCode} ${resultMsg}`)
  return data
}
const today = () => dayInChina(shop.clock.now())
const given = async (day = today()) =>
  (await ask<ConsoleData<'rightsFigures'>>('rightsFigures', { from: day, to: day })).items
const due = async (of: string) =>
  (await ask<ConsoleData<'rightsDue'>>('rightsDue')).items.filter((item) => item.of === of)
const funnel = async (by: 'day' | 'channel', from = today(), to = today(), channel?: string) =>
  (await ask<ConsoleData<'funnelFigures'>>('funnelFigures', { from, to, by, channel })).items
const query = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values])

test('what was given is counted by privilege, with its worth, and its cost once the catalogue has one', async () => {
  expect(await given()).toEqual([])
  const { orderNo } = await shop.paid(buyer, { quantity: 3 })
  const { face, id } = await shop.row<{ face: number; id: string }>(
    `select p.face_fen as face, p.id from receive_records r join privileges p on p.id = r.privilege_id where r.order_no = $1 limit 1`,
    [orderNo]
  )
  const row = { privilegeId: id, given: 3, bought: 3, used: 0, worthFen: 3 * face }
  expect(await given()).toMatchObject([{ ...row, costFen: null }])
  await query('update privileges set cost_fen = 650 where id = $1', [id])
  await query(
    `update receive_records set state = 'used', used_at = now() where order_no = $1 and order_seq = 1`,
    [orderNo]
  )
  // what failed was not given
  await query(`update receive_records set state = 'failed' where order_no = $1 and order_seq = 2`, [orderNo])
  expect(await given()).toMatchObject([
    { ...row, given: 2, bought: 2, used: 1, worthFen: 2 * face, costFen: 1300 }
  ])
  expect(await given(dayInChina(shop.clock.now(), -1))).toEqual([])
})

test('codes are owed until they are used, refunded or over', async () => {
  const before = (await due('privilege'))[0]?.held ?? 0
  const { orderNo } = await shop.paid(buyer, { quantity: 3 })
  expect((await due('privilege'))[0]).toMatchObject({ held: before + 3, left: before + 3 })
  await query(
    `update receive_records set state = 'used', used_at = now() where order_no = $1 and order_seq = 1`,
    [orderNo]
  )
  await shop.apply(buyer, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  expect((await due('privilege'))[0]?.held).toBe(before + 1)
  await query(`update receive_records set expires_at = $2 where order_no = $1`, [
    orderNo,
    dayInChina(shop.clock.now(), -1)
  ])
  expect((await due('privilege'))[0]?.held ?? 0).toBe(before)
})

test('a card is owed by its days, its plates by their rounds, less what was taken; nothing once it is refunded', async () => {
  const token = await shop.login('holder')
  await query('update plates set price_fen = 9000, list_price_fen = 12000')
  const { orderNo, payFen } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
  const [card] = await due('card')
  expect(card).toMatchObject({ held: 1, worthFen: payFen })
  const plates = await due('plate')
  expect(plates.length).toBeGreaterThan(0)
  const [plate] = plates
  const taken = await shop.row<{ id: string; quota: number }>(
    `select p.id, g.quota from member_plates p join plates g on g.id = p.plate_id where p.plate_id = $1`,
    [plate?.id]
  )
  await query('insert into round_usages (member_plate_id, round_no, used, quota) values ($1, 1, 1, $2)', [
    taken.id,
    taken.quota
  ])
  const [after] = await due('plate')
  expect(after?.left).toBe((plate?.left ?? 0) - 1)
  expect(after?.worthFen).toBeLessThan(plate?.worthFen ?? 0)
  await query('delete from round_usages where member_plate_id = $1', [taken.id])
  const refunded = await shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  expect(refunded.resultCode).toBe('100')
  expect([...(await due('card')), ...(await due('plate'))]).toEqual([])
})

test('plates of the same days count together: rounds that are over are lost, what is left is at most what was sold', () => {
  const startsAt = new Date('2026-11-01T10:00:00+08:00')
  const endsAt = new Date('2027-11-01T00:00:00+08:00')
  const group = {
    plateId: 'p',
    name: '每月',
    valueFen: 12_000,
    quota: 2,
    period: 'month',
    rounds: 12
  } as const
  const groups = [{ ...group, startsAt, endsAt, held: 10, taken: { 1: 20, 3: 5 } }]
  const at = (now: string) => duePlates(groups, new Date(now))[0]
  expect(at('2026-11-01T12:00:00+08:00')).toMatchObject({ held: 10, left: 240 - 25, worthFen: 107_500 })
  // two of twelve rounds are over, whatever was taken of them
  expect(at('2027-01-02T00:00:00+08:00')).toMatchObject({ left: 200 - 5, worthFen: 97_500 })
  expect(at('2027-11-01T00:00:00+08:00')?.left).toBe(0)
})

test('from visits to payments: a device once a day, pages of goods, orders and those of them that were paid', async () => {
  const visit = (kind: string, path: string, device: string, channel = 'main') =>
    query(
      `insert into visits (kind, path, device_id, channel_code, platform, source, day, at) values ($1, $2, $3, $4, 'h5', 0, $5, $6)
       on conflict do nothing`,
      [kind, path, device, channel, today(), shop.clock.now()]
    )
  const [before, goods] = [today(), 'pages-mall/productDetail/index']
  for (const [kind, path, device, channel] of [
    ['uv', 'pages/home/index', 'device-1', 'main'],
    ['uv', 'pages/home/index', 'device-1', 'main'],
    ['uv', 'pages/home/index', 'device-2', 'main'],
    ['uv', 'pages/home/index', 'device-2', 'candy'],
    ['pv', goods, 'device-1', 'main'],
    ['pv', goods, 'device-1', 'main'],
    ['pv', 'pages/home/index', 'device-2', 'main']
  ] as const)
    await visit(kind, path, device, channel)
  await shop.paid(buyer, {})
  const unpaid = await shop.order(buyer, {})
  await shop.order(await shop.login('other'), {})
  expect(await funnel('day')).toEqual([
    { key: before, visitors: 3, viewers: 1, orders: 3, buyers: 2, paidOrders: 1, payers: 1 }
  ])
  expect(await funnel('channel')).toEqual([
    { key: 'candy', visitors: 1, viewers: 0, orders: 0, buyers: 0, paidOrders: 0, payers: 0 },
    { key: 'main', visitors: 2, viewers: 1, orders: 3, buyers: 2, paidOrders: 1, payers: 1 }
  ])
  expect(await funnel('day', before, before, 'candy')).toMatchObject([{ visitors: 1, orders: 0 }])
  const next = dayInChina(shop.clock.now(), 1)
  expect((await funnel('day', before, next)).map(({ key, visitors }) => [key, visitors])).toEqual([
    [before, 3],
    [next, 0]
  ])
  expect(await funnel('day', '2020-01-01', '2020-01-31')).toEqual([])
  expect(unpaid.orderNo).toBeDefined()
})

test('pages of goods are pages that there are', () => {
  const table = ['main', 'mall', 'partner', 'activities', 'tickets']
    .map((name) => readFileSync(`src/routes/entries/${name}.ts`, 'utf8'))
    .join('\n')
  for (const path of GOODS_PAGES) expect(table).toContain(`path: '${path}'`)
})

test('periods that are too long are refused in words', async () => {
  const input = { from: '2026-10-01', to: '2026-11-01', by: 'day' }
  expect(await consoleCall(shop, consoleEndpoints.funnelFigures, input, { token: staff })).toMatchObject({
    resultCode: '400',
    resultMsg: '一次最多查看 31 天'
  })
  expect(
    await consoleCall(
      shop,
      consoleEndpoints.rightsFigures,
      { from: '2026-11-02', to: '2026-11-01' },
      { token: staff }
    )
  ).toMatchObject({ resultCode: '400', resultMsg: '结束日期不能早于开始日期' })
})
