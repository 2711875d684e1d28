import type { Data } from '../../../contract/types'
import { openShop, type Shop } from '../payment/shop'

let shop: Shop
let token: string
let other: string

beforeAll(async () => {
  shop = await openShop()
  token = await shop.login('holder')
  other = await shop.login('other')
})
afterAll(() => shop.close())

const claim = (couponId: string, who = token) =>
  shop.ask<Data<'receiveCoupon'>>('receiveCoupon', { couponId }, who)

test('the coupon centre: what can be claimed, what was, for visitors too', async () => {
  await claim('one')
  const mine = await shop.ask<Data<'getCouponList'>>('getCouponList', {}, token)
  expect(mine.data.list.map(({ couponId, state }) => [couponId, state])).toEqual([
    ['cut', 'claimable'],
    ['one', 'claimed'],
    ['half', 'claimable']
  ])
  const visitor = await shop.ask<Data<'getCouponList'>>('getCouponList', { scope: 'product' }, '')
  expect(visitor.data.list.map(({ couponId, state }) => [couponId, state])).toEqual([
    ['cut', 'claimable'],
    ['one', 'sold_out']
  ])
})

test('refusals have their own codes', async () => {
  expect((await claim('one')).resultCode).toBe('902')
  expect((await claim('one', other)).resultCode).toBe('901')
  expect((await claim('over')).resultCode).toBe('904')
  expect((await claim('nothing')).resultCode).toBe('404')
})

test('a coupon goes from usable to locked to used, and expires', async () => {
  const { couponReceiveId } = (await claim('cut')).data
  const tab = async (couponUseStatus: number) =>
    (await shop.ask<Data<'listMyCoupons'>>('listMyCoupons', { couponUseStatus }, token)).data
      .filter((coupon) => coupon.couponId === 'cut')
      .map((coupon) => coupon.state)
  expect(await tab(0)).toEqual(['usable'])
  const order = await shop.order(token, { couponReceiveId })
  expect(order).toMatchObject({ payFen: 790, discountFen: 200 })
  expect(await tab(0)).toEqual(['locked'])
  await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
  expect(await tab(0)).toEqual(['usable'])
  const second = await shop.order(token, { couponReceiveId })
  await shop.confirm(await shop.begin(token, second.orderNo))
  expect([await tab(0), await tab(1)]).toEqual([[], ['used']])

  const third = (await claim('half')).data
  shop.clock.advance(31 * 86_400_000)
  const expired = await shop.ask<Data<'getMyCouponsList'>>(
    'getMyCouponsList',
    { couponUseStatus: 2 },
    await again()
  )
  expect(expired.data.list.map((coupon) => coupon.couponReceiveId)).toContain(third.couponReceiveId)
  expect(expired.data.list.every((coupon) => coupon.state === 'expired')).toBe(true)
})

const again = () => shop.login('holder')

test('for a purchase the best comes first, with reasons for the rest', async () => {
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  const buyer = await shop.login('chooser')
  await claim('cut', buyer)
  await claim('half', buyer)
  const { data } = await shop.ask<Data<'getCardCouponList'>>(
    'getCardCouponList',
    { kind: 'card', itemId: 'gold' },
    buyer
  )
  expect(data.map(({ coupon, usable, offFen }) => [coupon.couponId, usable, offFen])).toEqual([
    ['half', true, 300],
    ['cut', true, 200]
  ])
  const product = await shop.ask<Data<'getCardCouponList'>>(
    'getCardCouponList',
    { kind: 'product', itemId: 'last' },
    buyer
  )
  expect(product.data.every(({ usable, offFen }) => !usable && offFen === 0)).toBe(true)
  expect(new Set(product.data.map(({ reason }) => reason))).toEqual(
    new Set(['还差 4.00 元可用', '不适用于此类商品'])
  )
})

test('somebody else’s coupon is as if it did not exist, for reading and for paying', async () => {
  const buyer = await shop.login('owner')
  const { couponReceiveId } = (await claim('cut', buyer)).data
  expect((await shop.ask('getMyCouponsDetails', { couponReceiveId }, buyer)).resultCode).toBe('100')
  expect((await shop.ask('getMyCouponsDetails', { couponReceiveId }, other)).resultCode).toBe('404')
  const input = { kind: 'product', itemId: 'tea', couponReceiveId }
  expect((await shop.ask('createOrder', input, other)).resultCode).toBe('906')
})
