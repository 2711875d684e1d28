/** Files of the packers: all that waits goes out as an act; numbers of parcels come in, each row by itself, each parcel once. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { Shipment } from '@contract/types'
import { consoleModule } from '../../../server/composition'
import { consoleCall, staffToken } from '../../support/server/console'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let packer: string
let buyer: string
let parcels = 0

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  packer = await staffToken(shop, 'warehouse')
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
})
afterAll(() => shop.close())

interface Row {
  readonly number: string
  readonly carrier?: string
  readonly trackingNo?: string
  readonly lineNo?: string
  readonly pieces?: string
}

const newNumber = () => `SF${String((parcels += 1)).padStart(13, '0')}`
const rowsOf = (rows: readonly Row[]) =>
  rows.map((row, place) => ({ carrier: '', trackingNo: '', lineNo: '', pieces: '', ...row, row: place + 2 }))
const upload = async (name: 'checkParcels' | 'importParcels', rows: readonly Row[], key?: string) =>
  consoleCall<ConsoleData<'importParcels'>>(
    shop,
    consoleEndpoints[name],
    { rows: rowsOf(rows) },
    { token: packer, ...(key ? { key } : {}) }
  )
const check = async (rows: readonly Row[]) => (await upload('checkParcels', rows)).data.items
const send = async (rows: readonly Row[], key?: string) =>
  (await upload('importParcels', rows, key)).data.items
const verdicts = (items: Awaited<ReturnType<typeof send>>) => items.map(({ verdict }) => verdict)
const seen = async (orderNo: string) => (await shop.ask<Shipment>('orderParcels', { orderNo }, buyer)).data
const order = async () =>
  (
    await shop.paidGoods(buyer, [
      { skuId: 'tea-s', quantity: 2 },
      { skuId: 'tea-l', quantity: 1 }
    ])
  ).orderNo
const acts = async (name: string) => {
  const { rows } = await shop.database.pool.query<{ about_id: string; after: unknown }>(
    `select about_id, after from staff_acts where act = $1 order by id`,
    [name]
  )
  return rows
}

test('all that waits is exported with whole addresses, as an act; who does not pack gets none', async () => {
  const number = await order()
  const ask = async (token: string) =>
    consoleCall<ConsoleData<'exportToShip'>>(
      shop,
      consoleEndpoints.exportToShip,
      { what: 'orders' },
      { token }
    )
  const { data } = await ask(packer)
  expect(data.items.find((one) => one.number === number)).toMatchObject({
    receiver: { phone: expect.stringMatching(/^1\d{10}$/) as string },
    lines: [
      { lineNo: 1, waiting: 2 },
      { lineNo: 2, waiting: 1 }
    ]
  })
  expect(data.hasMore).toBe(false)
  expect((await acts('exportToShip')).at(-1)?.after).toEqual({ what: 'orders', orders: data.items.length })
  const count = (await acts('exportToShip')).length
  for (const role of ['service', 'finance'] as const)
    expect((await ask(await staffToken(shop, role))).resultCode).toBe('403')
  expect(await acts('exportToShip')).toHaveLength(count)
})

test('a file is checked without sending anything, and then sent; a row that fails stops no other', async () => {
  const [a, b] = [await order(), await order()]
  const rows = [
    { number: a, trackingNo: newNumber() },
    { number: '26112812000000000000', trackingNo: newNumber() },
    { number: b, carrier: '中通', trackingNo: '1234567890123' },
    { number: b }
  ]
  expect(await check(rows)).toEqual([
    { row: 2, verdict: 'ready', carrier: '顺丰速运', why: null },
    { row: 3, verdict: 'refused', carrier: '顺丰速运', why: '没有这个订单，或它没有要发的商品' },
    { row: 4, verdict: 'ready', carrier: '中通快递', why: null },
    { row: 5, verdict: 'skipped', carrier: null, why: null }
  ])
  expect((await seen(a)).parcels).toEqual([])
  expect(verdicts(await send(rows))).toEqual(['sent', 'refused', 'sent', 'skipped'])
  expect(await seen(a)).toMatchObject({ state: 'sent', parcels: [{ carrierName: '顺丰速运' }] })
  expect(await seen(b)).toMatchObject({ state: 'sent', parcels: [{ carrierName: '中通快递' }] })
  expect((await acts('shipParcel')).filter(({ about_id }) => [a, b].includes(about_id))).toHaveLength(2)
})

test('uploaded twice, also at once, it is sent once, and that is said', async () => {
  const numbers = [await order(), await order(), await order()]
  const rows = numbers.map((number) => ({ number, trackingNo: newNumber() }))
  const both = await Promise.all([send(rows), send(rows)])
  const all = both.flatMap(verdicts)
  expect(all.filter((one) => one === 'sent')).toHaveLength(3)
  expect(all.filter((one) => one === 'already')).toHaveLength(3)
  expect(verdicts(await send(rows))).toEqual(['already', 'already', 'already'])
  expect(verdicts(await check(rows))).toEqual(['already', 'already', 'already'])
  for (const number of numbers) {
    expect((await seen(number)).parcels).toHaveLength(1)
    expect((await acts('shipParcel')).filter(({ about_id }) => about_id === number)).toHaveLength(1)
  }
})

test('the same call again, after its answer is lost, sends nothing again and answers the same', async () => {
  const rows = [{ number: await order(), trackingNo: newNumber() }]
  const first = await send(rows, 'import-12345678')
  await shop.database.pool.query('delete from idempotency_keys')
  expect(await send(rows, 'import-12345678')).toEqual(first)
})

test('an order in several parcels: each with its lines and pieces; without them nobody knows what is in which', async () => {
  const number = await order()
  const [one, two] = [newNumber(), newNumber()]
  expect(
    verdicts(
      await check([
        { number, trackingNo: one },
        { number, trackingNo: two }
      ])
    )
  ).toEqual(['refused', 'refused'])
  const rows = [
    { number, trackingNo: one, lineNo: '1', pieces: '1' },
    { number, trackingNo: one, lineNo: '2', pieces: '1' },
    { number, trackingNo: two, lineNo: '1', pieces: '1' },
    { number, trackingNo: newNumber(), lineNo: '1', pieces: '1' }
  ]
  // what the last row wants is in the parcels before it
  expect(verdicts(await check(rows))).toEqual(['ready', 'ready', 'ready', 'refused'])
  expect(verdicts(await send(rows))).toEqual(['sent', 'sent', 'sent', 'refused'])
  expect(await seen(number)).toMatchObject({
    state: 'sent',
    parcels: [{ trackingNo: one }, { trackingNo: two }]
  })
})

test.each<[string, Partial<Row>, string]>([
  [
    'a number that a spreadsheet has rounded',
    { number: '2.61128E+19' },
    '订单号被表格软件改成了科学计数，请重新导出后填写'
  ],
  ['no number of an order', { number: '123' }, '订单号不正确'],
  ['no number of a parcel', { trackingNo: '顺丰单号' }, '快递单号不正确'],
  ['a carrier that nobody knows', { carrier: '飞鸽传书' }, '没有合作的快递公司：飞鸽传书'],
  ['a number that tells no carrier', { trackingNo: 'XX123456' }, '认不出快递公司，请填写'],
  ['a line without pieces', { lineNo: '1' }, '商品行和件数请都填写整数，或都留空'],
  ['more pieces than wait', { lineNo: '1', pieces: '9' }, '待发货的数量不足，请刷新后重试']
])('%s is refused in words', async (_what, over, why) => {
  const rows = [{ number: await order(), trackingNo: newNumber(), ...over }]
  expect(await check(rows)).toMatchObject([{ verdict: 'refused', why }])
  expect(await send(rows)).toMatchObject([{ verdict: 'refused', why }])
})

test('a number that is another order’s parcel is refused, also when both come at once', async () => {
  const [a, b] = [await order(), await order()]
  const trackingNo = newNumber()
  const [one, two] = await Promise.all([send([{ number: a, trackingNo }]), send([{ number: b, trackingNo }])])
  const all = [one, two].flatMap((items) => verdicts(items ?? []))
  expect(all.toSorted((x, y) => x.localeCompare(y))).toEqual(['refused', 'sent'])
})

test('what is no file, or too long, is refused in words', async () => {
  expect(await upload('checkParcels', [])).toMatchObject({ resultCode: '400', resultMsg: '文件里没有数据' })
  const long = Array.from({ length: 501 }, () => ({ number: '1' }))
  expect((await upload('checkParcels', long)).resultMsg).toContain('一次最多导入 500 行')
})

test('who has bought it is told of a parcel that is sent by hand', async () => {
  const number = await order()
  await send([{ number, trackingNo: newNumber() }])
  const { rows } = await shop.database.pool.query<{ key: string }>(
    `select key from reminders where key = $1`,
    [`shipped:${number}:1`]
  )
  expect(rows).toHaveLength(1)
})

test('what a warehouse has accepted is not exported, and is refused: it would be packed twice', async () => {
  const number = await order()
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  const { data } = await consoleCall<ConsoleData<'exportToShip'>>(
    shop,
    consoleEndpoints.exportToShip,
    { what: 'orders' },
    { token: packer }
  )
  expect(data.items.map((one) => one.number)).not.toContain(number)
  expect(await check([{ number, trackingNo: newNumber() }])).toMatchObject([
    { verdict: 'refused', why: '没有待发货的商品，或仓库已接单' }
  ])
})
