/** Parcels by hand: several to an order, each number once, no piece twice. */
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

const newNumber = () => `SF${String((parcels += 1)).padStart(13, '0')}`
const ship = (input: Readonly<Record<string, unknown>>, key?: string) =>
  consoleCall<ConsoleData<'shipParcel'>>(
    shop,
    consoleEndpoints.shipParcel,
    { carrier: 'shunfeng', trackingNo: newNumber(), ...input },
    { token: packer, ...(key ? { key } : {}) }
  )
const waiting = async () =>
  (await consoleCall<ConsoleData<'toShip'>>(shop, consoleEndpoints.toShip, { limit: 100 }, { token: packer }))
    .data.items
const seen = async (orderNo: string) => (await shop.ask<Shipment>('orderParcels', { orderNo }, buyer)).data
const order = () =>
  shop.paidGoods(buyer, [
    { skuId: 'tea-s', quantity: 2 },
    { skuId: 'tea-l', quantity: 1 }
  ])

test('what waits is listed with its address, and is sent in two parcels', async () => {
  const { orderNo } = await order()
  expect((await waiting()).find((one) => one.orderNo === orderNo)).toMatchObject({
    receiver: { phone: expect.stringMatching(/^1\d{10}$/) as string },
    lines: [
      { lineNo: 1, waiting: 2 },
      { lineNo: 2, waiting: 1 }
    ]
  })
  const first = await ship({ orderNo, lines: [{ lineNo: 1, quantity: 1 }], trackingNo: 'sf 0001 1111 22223' })
  expect(first).toMatchObject({ resultCode: '100', data: { waiting: 2 } })
  expect(await seen(orderNo)).toMatchObject({
    parcels: [{ trackingNo: 'SF00011111' + '22223', carrierName: '顺丰速运' }],
    waiting: [{ quantity: 1 }, { quantity: 1 }]
  })
  expect((await ship({ orderNo })).data.waiting).toBe(0)
  expect(await seen(orderNo)).toMatchObject({ state: 'sent', waiting: [], parcels: [{}, {}] })
  expect((await waiting()).filter((one) => one.orderNo === orderNo)).toEqual([])
  expect((await ship({ orderNo })).resultCode).toBe('907')
})

test.each([
  ['more than wait', { lines: [{ lineNo: 1, quantity: 3 }] }, '907'],
  [
    'more than wait, in two entries',
    {
      lines: [
        { lineNo: 1, quantity: 2 },
        { lineNo: 1, quantity: 1 }
      ]
    },
    '907'
  ],
  ['a line that is not there', { lines: [{ lineNo: 9, quantity: 1 }] }, '907'],
  ['an unknown carrier', { carrier: 'pigeon' }, '400'],
  ['no number', { trackingNo: '???' }, '400']
])('%s is refused', async (_what, input, code) => {
  const { orderNo } = await order()
  expect((await ship({ orderNo, ...input })).resultCode).toBe(code)
  expect((await seen(orderNo)).parcels).toEqual([])
})

test('a number is one parcel’s', async () => {
  const [a, b] = [await order(), await order()]
  const trackingNo = newNumber()
  expect((await ship({ orderNo: a.orderNo, trackingNo })).resultCode).toBe('100')
  expect((await ship({ orderNo: b.orderNo, trackingNo })).resultCode).toBe('907')
})

test('two hundred at once send each piece once', async () => {
  const { orderNo } = await order()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      ship({ orderNo, lines: [{ lineNo: 1, quantity: 1 }] }, `ship-${n}-12345678`)
    )
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(2)
  expect(answers.filter(({ resultCode }) => resultCode === '907')).toHaveLength(198)
  expect((await seen(orderNo)).parcels).toHaveLength(2)
})

test('the same call again is the same parcel', async () => {
  const { orderNo } = await order()
  const trackingNo = newNumber()
  const once = () => ship({ orderNo, trackingNo }, 'parcel-12345678')
  const first = await once()
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await once()).data).toEqual(first.data)
  expect((await seen(orderNo)).parcels).toHaveLength(1)
})

test.each([
  ['SF1234567890123', 'shunfeng'],
  ['JDVA12345678901', 'jd'],
  ['YT1234567890123', 'yuantong'],
  ['JT1234567890123', 'jtexpress'],
  ['XX1', null]
])('%s looks like %s', async (trackingNo, likely) => {
  const { data } = await consoleCall<ConsoleData<'carriers'>>(
    shop,
    consoleEndpoints.carriers,
    { trackingNo },
    { token: packer }
  )
  expect(data.likely).toBe(likely)
  expect(data.carriers.map(({ code }) => code)).toContain('shunfeng')
})
