/** From paid goods to parcels that are received: parcel by parcel, news pushed, asked about seldom. */
import { endOfDayAfter } from '../../../server/lib/ends'
import { ORDER_TABS } from '../../../contract/order/stage'
import type { Data, Shipment } from '../../../contract/types'
import { ourNumber } from '../../../server/domain/order-number'
import { md5 } from '../../../server/gateways/logistics/kuaidi100'
import { sandboxKuaidi100 } from '../../../server/sandbox/kuaidi100/settings'
import { currentOf } from '../../../server/lib/secret'
import { queryParcel } from '../../../server/modules/shipping/follow'
import { testSettings } from '../../support/server/test-app'
import { withPhones } from '../../support/server/test-phones'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  await shop.address('buyer')
})
afterAll(() => shop.close())

const parcels = async (orderNo: string) => (await shop.ask<Shipment>('orderParcels', { orderNo }, token)).data

/** The stage of an order, and the tabs of the list that hold it. */
async function stageOf(orderNo: string) {
  const { data } = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo }, token)
  const tabs: string[] = []
  for (const state of ORDER_TABS) {
    const { list } = (await shop.ask<Data<'orderList'>>('orderList', { state, pageSize: 50 }, token)).data
    if (list.some((order) => order.orderNo === orderNo)) tabs.push(state)
  }
  return [data.order.stage, tabs.join(' ')]
}

const THREE_LINES = ['tea-s', 'tea-l', 'few'].map((skuId) => ({ skuId, quantity: 1 }))

test('two parcels, each with its pieces; received once all of it was sent', async () => {
  const { orderNo } = await shop.paidGoods(token, THREE_LINES)
  expect(await parcels(orderNo)).toMatchObject({ state: 'booked', canConfirm: false, parcels: [] })
  expect((await parcels(orderNo)).waiting).toHaveLength(3)
  expect(await stageOf(orderNo)).toEqual(['toShip', 'all toShip'])
  expect((await shop.ask('confirmReceipt', { orderNo }, token)).resultCode).toBe('907')

  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  shop.clock.advance(31_000)
  await Promise.all([shop.jobs.run('ship goods'), shop.jobs.run('ship goods')])
  const half = await parcels(orderNo)
  expect(half).toMatchObject({ state: 'packing', receiver: { mobile: '139****0000' } })
  expect(half.parcels.map(({ lines }) => lines.length)).toEqual([2])
  expect(half.waiting.map(({ quantity }) => quantity)).toEqual([1])
  expect(await stageOf(orderNo)).toEqual(['toShip', 'all toShip'])
  expect(half.receiver?.address).toMatch(/^上海市(?!上海市)/)

  await shop.sendAll()
  const all = await parcels(orderNo)
  expect(all).toMatchObject({ state: 'sent', canConfirm: true, waiting: [] })
  expect(all.wechatPaymentNo).toMatch(/^\d+$/)
  expect(all.parcels.map(({ lines }) => lines.length)).toEqual([2, 1])
  const { data } = await shop.ask<{ actions: string[]; shipment: string }>('orderDetail', { orderNo }, token)
  expect(data.actions.slice(0, 2)).toEqual(['confirmReceipt', 'viewParcels'])
  expect(data.shipment).toBe('sent')
  expect(await stageOf(orderNo)).toEqual(['toReceive', 'all toReceive'])
  const received = await shop.ask<Shipment>('confirmReceipt', { orderNo }, token)
  expect(received.data).toMatchObject({ state: 'received', canConfirm: false, confirmedBy: null })
  expect(await stageOf(orderNo)).toEqual(['done', 'all done'])
  expect((await shop.ask('confirmReceipt', { orderNo }, token)).resultCode).toBe('100')
})

test('at the sandbox’s warehouse a resting order is handed over at once, where somebody says so', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  const page = async () => (await fetch(`${shop.origin}/sandbox/warehouse`)).text()
  const hasten = () =>
    fetch(`${shop.origin}/sandbox/warehouse`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ restingNo: orderNo })
    })
  await shop.jobs.run('ship goods')
  expect(await page()).toContain(`name="restingNo" value="${orderNo}"`)
  expect((await hasten()).status).toBe(303)
  await shop.jobs.run('ship goods')
  expect(await parcels(orderNo)).toMatchObject({ state: 'packing' })
  expect(await page()).toContain(`name="orderNo" value="${orderNo}"`)
  expect(await page()).not.toContain('restingNo')
  // what the warehouse has cannot be hastened again
  expect((await hasten()).status).toBe(303)
  await shop.sendAll()
  await hasten()
  expect(await parcels(orderNo)).toMatchObject({ state: 'sent' })
})

test('an order stays in the list until its goods have come', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  const remove = async () => (await shop.ask('deleteOrder', { orderNo }, token)).resultCode
  const actions = async () =>
    (await shop.ask<{ actions: string[] }>('orderDetail', { orderNo }, token)).data.actions
  expect(await remove()).toBe('907')
  await shop.sendAll()
  expect(await actions()).not.toContain('delete')
  expect(await remove()).toBe('907')
  await shop.ask('confirmReceipt', { orderNo }, token)
  expect(await actions()).toContain('delete')
  expect(await remove()).toBe('100')
})

test('the carrier’s news are pushed, step by step, until it is signed; nobody else can push', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await shop.jobs.run('follow parcels')
  for (let step = 0; step < 6; step++) {
    shop.clock.advance(21_000)
    await shop.jobs.run('move sandbox parcels')
  }
  const [parcel] = (await parcels(orderNo)).parcels
  expect(parcel).toMatchObject({ state: 'signed', carrierName: '顺丰速运', carrierPhone: '95338' })
  expect(parcel?.traces).toHaveLength(5)
  expect(parcel?.traces[0]?.text).toContain('已签收')

  const push = (param: string, sign: string) =>
    fetch(`${shop.origin}/unionbuy-server/logistics/push`, {
      method: 'POST',
      body: new URLSearchParams({ param, sign })
    })
  const { trackingNo = '' } = parcel ?? {}
  const news = JSON.stringify({
    status: 'polling',
    lastResult: {
      ...{ state: '2', com: 'shunfeng', nu: trackingNo },
      data: [{ ftime: '2026-01-01 10:00:00', context: '丢了', statusCode: '2' }]
    }
  })
  expect((await push(news, md5(news, 'guessed'))).status).toBe(401)
  const salt = currentOf(sandboxKuaidi100(testSettings()).salt)
  expect((await push(news, md5(news, salt))).status).toBe(200)
  expect((await push(news, md5(news, salt))).status).toBe(200)
  const after = (await parcels(orderNo)).parcels[0]
  // what was signed stays signed, and a word is written down once
  expect(after?.state).toBe('signed')
  expect(after?.traces).toHaveLength(6)
})

test('poll-under-30-min-locks-number: however often it is wanted, a number is asked about once in 30 minutes', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await shop.jobs.run('follow parcels')
  const { id, trackingNo } = await shop.row<{ id: string; trackingNo: string }>(
    `select id, tracking_no as "trackingNo" from parcels where order_no = $1`,
    [orderNo]
  )
  const query = jest.fn(() =>
    Promise.resolve({ carrier: 'shunfeng', trackingNo, state: '0', watch: null, traces: [] })
  )
  const logistics = { query, watch: () => Promise.reject(new Error('not asked')), readPush: () => never() }
  const never = (): never => {
    throw new Error('not asked')
  }
  const dependencies = { ...withPhones(shop.database.db), log: shop.server.log, logistics }
  const parcel = { id, orderNo: ourNumber(orderNo), carrier: 'shunfeng', trackingNo, phone: null, city: null }
  const now = shop.clock.now()
  await Promise.all(Array.from({ length: 20 }, () => queryParcel(dependencies, parcel, now)))
  expect(query).toHaveBeenCalledTimes(1)
  await queryParcel(dependencies, parcel, new Date(now.getTime() + 29 * 60_000))
  expect(query).toHaveBeenCalledTimes(1)
  await queryParcel(dependencies, parcel, new Date(now.getTime() + 31 * 60_000))
  expect(query).toHaveBeenCalledTimes(2)
})

test('the same client asks, signed, and is refused with another key', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  await shop.jobs.run('follow parcels')
  shop.clock.advance(21_000)
  await shop.jobs.run('move sandbox parcels')
  const { trackingNo } = (await parcels(orderNo)).parcels[0] ?? {}
  const param = JSON.stringify({ com: 'shunfeng', num: trackingNo })
  const ask = async (sign: string) => {
    const body = new URLSearchParams({ customer: 'SANDBOX', sign, param })
    const response = await fetch(`${shop.origin}/sandbox/kuaidi100/poll/query.do`, { method: 'POST', body })
    return (await response.json()) as { returnCode?: string; nu?: string }
  }
  const { key } = sandboxKuaidi100(testSettings())
  expect(await ask(md5(param, key, 'SANDBOX'))).toMatchObject({ nu: trackingNo })
  expect(await ask(md5(param, 'guessed', 'SANDBOX'))).toMatchObject({ returnCode: '503' })
})

test('after the tenth day from when it was sent it is received by itself', async () => {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  const { confirmedBy } = await parcels(orderNo)
  const sentAt = shop.clock.now()
  expect(confirmedBy).toBe(endOfDayAfter(sentAt, 10).toISOString())
  shop.clock.advance(Date.parse(confirmedBy ?? '') - sentAt.getTime() - 1)
  await shop.jobs.run('receive what came long ago')
  expect((await parcels(orderNo)).state).toBe('sent')
  shop.clock.advance(1)
  await shop.jobs.run('receive what came long ago')
  expect((await parcels(orderNo)).state).toBe('received')
})
