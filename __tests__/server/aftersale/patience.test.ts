/** How long each step of a request is waited for comes from the channel's catalogue, as it was when the request was made. */
import type { AfterSale } from '../../../contract/types'
import { openAfterShop, type AfterShop } from './after-shop'

const DAY_MS = 86_400_000
const LINES = [{ lineNo: 1, quantity: 1 }]

let shop: AfterShop
let token = ''
beforeAll(async () => {
  shop = await openAfterShop()
  token = await shop.login('buyer')
  await shop.address('buyer')
})
afterAll(() => shop.close())

/** What the channel's catalogue says; nothing = undefined. */
const say = (afterSale?: Readonly<Record<string, number>>) =>
  shop.database.pool.query(
    `update channels set config = (config - 'afterSale') || coalesce($1::jsonb, '{}') where code = 'main'`,
    [afterSale ? { afterSale } : null]
  )

/** An order that was sent. */
async function sent(): Promise<string> {
  const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
  await shop.sendAll()
  return orderNo
}

/** Asks for its return. */
const ask = async (orderNo: string) =>
  (await shop.apply(token, { orderNo, kind: 'return', lines: LINES })).data

/** Whole days from when it got into its state to when somebody has to act. */
const daysOf = ({ turn }: AfterSale, since: Date) =>
  Math.round((Date.parse(turn?.by ?? '') - since.getTime()) / DAY_MS)

/** Later on; a session does not last that long. */
async function wait(days: number): Promise<void> {
  shop.clock.advance(days * DAY_MS)
  token = await shop.login('buyer')
}

const reviewOf = async (orderNo: string) =>
  (await shop.preview(token, { orderNo, kind: 'return', lines: LINES })).review

test('where the catalogue says nothing: two days, seven, ten', async () => {
  await say()
  const orderNo = await sent()
  expect(await reviewOf(orderNo)).toBe('商品已发出，商家核对后退款，2 天内答复')
  const request = await ask(orderNo)
  expect(daysOf(request, shop.clock.now())).toBe(2)
  await shop.merchant(request.afterSaleId, 'approve')
  expect(daysOf(await shop.detail(token, request.afterSaleId), shop.clock.now())).toBe(7)
  await wait(6.9)
  await shop.jobs.run('close forgotten returns')
  expect((await shop.detail(token, request.afterSaleId)).state).toBe('approved')
  await wait(0.1)
  await shop.jobs.run('close forgotten returns')
  expect(await shop.detail(token, request.afterSaleId)).toMatchObject({ state: 'withdrawn', turn: null })
})

test('a channel says other days: they are promised, shown and kept', async () => {
  await say({ staffDays: 5, sendBackDays: 3, checkDays: 4 })
  const orderNo = await sent()
  expect(await reviewOf(orderNo)).toBe('商品已发出，商家核对后退款，5 天内答复')
  const request = await ask(orderNo)
  expect(daysOf(request, shop.clock.now())).toBe(5)
  await wait(4.9)
  expect((await shop.detail(token, request.afterSaleId)).turn).toMatchObject({ of: 'staff', isLate: false })
  await wait(0.1)
  expect((await shop.detail(token, request.afterSaleId)).turn).toMatchObject({ of: 'staff', isLate: true })
  await shop.merchant(request.afterSaleId, 'approve')
  expect(daysOf(await shop.detail(token, request.afterSaleId), shop.clock.now())).toBe(3)
  await wait(2.9)
  const parcel = { afterSaleId: request.afterSaleId, carrier: '顺丰速运', trackingNo: 'SF1234567890' }
  const { data } = await shop.ask<AfterSale>('sendAfterSaleParcel', parcel, token)
  expect(daysOf(data, shop.clock.now())).toBe(4)
  await wait(0.2)
  await shop.jobs.run('close forgotten returns')
  expect((await shop.detail(token, request.afterSaleId)).state).toBe('returning')
})

test('what was promised stays, whatever the catalogue says later', async () => {
  await say({ sendBackDays: 20 })
  const [long, short] = [await ask(await sent()), await sent()]
  await say({ sendBackDays: 1 })
  const later = await ask(short)
  for (const { afterSaleId } of [long, later]) await shop.merchant(afterSaleId, 'approve')
  await wait(8)
  await shop.jobs.run('close forgotten returns')
  const states = [long, later].map(({ afterSaleId }) => shop.detail(token, afterSaleId))
  expect((await Promise.all(states)).map(({ state }) => state)).toEqual(['approved', 'withdrawn'])
})
