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
    new Set(['还差 4 元可用', '不适用于此类商品'])
  )
})

test('usable coupons: what ends soonest comes first, whenever it was claimed', async () => {
  const hoarder = await shop.login('hoarder')
  const valid = (days: number) =>
    shop.database.pool.query("update coupons set valid_days = $1 where id = 'half'", [days])
  await claim('cut', hoarder)
  await valid(60)
  await claim('half', hoarder)
  await valid(7)
  await claim('half', hoarder)
  await valid(30)
  const input = { couponUseStatus: 0 }
  const list = (await shop.ask<Data<'listMyCoupons'>>('listMyCoupons', input, hoarder)).data
  expect(list.map(({ couponId }) => couponId)).toEqual(['half', 'cut', 'half'])
  const ends = list.map(({ expiresAt }) => expiresAt)
  expect(ends).toEqual([...ends].sort())
  const paged = (await shop.ask<Data<'getMyCouponsList'>>('getMyCouponsList', input, hoarder)).data
  expect(paged.list.map(({ couponReceiveId }) => couponReceiveId)).toEqual(
    list.map(({ couponReceiveId }) => couponReceiveId)
  )
})

test('what ends within days, today included, is listed apart; without them everything is, as before', async () => {
  const saver = await shop.login('saver')
  const ids = new Map<string, string>()
  for (const days of [2, 3, 7]) {
    await shop.database.pool.query("update coupons set valid_days = $1, per_member = 3 where id = 'half'", [
      days
    ])
    ids.set((await claim('half', saver)).data.couponReceiveId, `${days}`)
  }
  const list = async (input: object) =>
    (
      await shop.ask<Data<'listMyCoupons'>>('listMyCoupons', { couponUseStatus: 0, ...input }, saver)
    ).data.map(({ couponReceiveId }) => ids.get(couponReceiveId))
  // today, tomorrow, and the day after, which is the last one of the first
  expect(await list({ endsWithinDays: 2 })).toEqual([])
  expect(await list({ endsWithinDays: 3 })).toEqual(['2'])
  expect(await list({ endsWithinDays: 4 })).toEqual(['2', '3'])
  expect(await list({})).toEqual(['2', '3', '7'])
})

test('for a purchase: what could be claimed and would be usable, the best first, until it is in hand', async () => {
  const buyer = await shop.login('claimer')
  const claimable = async (kind: string, itemId: string, token = buyer) =>
    (await shop.ask<Data<'getClaimableCoupons'>>('getClaimableCoupons', { kind, itemId }, token)).data.map(
      ({ coupon, offFen }) => [coupon.couponId, offFen]
    )
  // `one` is gone, `over` is over, `half` is for cards alone; nothing helps below a threshold or where nothing is paid
  expect(await claimable('product', 'tea')).toEqual([['cut', 200]])
  expect(await claimable('product', 'last')).toEqual([])
  expect(await claimable('product', 'free')).toEqual([])
  expect(await claimable('card', 'gold')).toEqual([
    ['half', 300],
    ['cut', 200]
  ])
  await claim('half', buyer)
  expect(await claimable('card', 'gold')).toEqual([['cut', 200]])
  // an unpaid order holds it: the second that a member may have helps with another purchase
  const { data } = await shop.ask<Data<'getCardCouponList'>>(
    'getCardCouponList',
    { kind: 'card', itemId: 'gold' },
    buyer
  )
  await shop.order(buyer, { kind: 'card', itemId: 'gold', couponReceiveId: data[0]?.coupon.couponReceiveId })
  expect(await claimable('card', 'gold')).toEqual([
    ['half', 300],
    ['cut', 200]
  ])
  expect((await shop.ask('getClaimableCoupons', { kind: 'card', itemId: 'nothing' }, buyer)).resultCode).toBe(
    '404'
  )
  expect((await shop.ask('getClaimableCoupons', { kind: 'card', itemId: 'gold' }, '')).resultCode).toBe('305')
})

test('somebody else’s coupon is as if it did not exist, for reading and for paying', async () => {
  const buyer = await shop.login('owner')
  const { couponReceiveId } = (await claim('cut', buyer)).data
  expect((await shop.ask('getMyCouponsDetails', { couponReceiveId }, buyer)).resultCode).toBe('100')
  expect((await shop.ask('getMyCouponsDetails', { couponReceiveId }, other)).resultCode).toBe('404')
  const input = { kind: 'product', itemId: 'tea', couponReceiveId }
  expect((await shop.ask('createOrder', input, other)).resultCode).toBe('906')
})

test('of many of one coupon a purchase is offered those that end first, and the list has all', async () => {
  const day = 86_400_000
  const buyer = await shop.login('collector')
  const { couponReceiveId } = (await claim('cut', buyer)).data
  await shop.database.pool.query(
    `insert into coupon_receives (id, coupon_id, member_id, seq, state, received_at, expires_at)
     select 'many-' || lpad(i::text, 2, '0'), coupon_id, member_id, seq + i, 'usable', received_at, $2::timestamptz + i * interval '1 minute'
     from coupon_receives, generate_series(1, 25) i where id = $1`,
    [couponReceiveId, new Date(shop.clock.now().getTime() + day)]
  )
  const many = Array.from({ length: 25 }, (_, index) => `many-${String(index + 1).padStart(2, '0')}`)
  const purchase = { kind: 'product', itemId: 'tea' }
  const offered = async () =>
    (await shop.ask<Data<'getCardCouponList'>>('getCardCouponList', purchase, buyer)).data
      .filter(({ coupon }) => coupon.couponId === 'cut')
      .map(({ coupon }) => coupon.couponReceiveId)
  expect(await offered()).toEqual(many.slice(0, 20))

  // one that an unpaid order holds is beside them, and in its place in the list, which has the others page by page
  await shop.order(buyer, { couponReceiveId: 'many-03' })
  const without = many.filter((id) => id !== 'many-03')
  expect((await offered()).sort()).toEqual([...without.slice(0, 20), 'many-03'].sort())
  const listed: string[] = []
  let cursor: string | null | undefined
  do {
    const input = { couponUseStatus: 0, pageSize: 10, ...(cursor && { cursor }) }
    const { data } = await shop.ask<Data<'getMyCouponsList'>>('getMyCouponsList', input, buyer)
    listed.push(...data.list.map((coupon) => coupon.couponReceiveId))
    cursor = data.next
  } while (cursor !== null)
  expect(listed).toEqual([...many, couponReceiveId])
})
