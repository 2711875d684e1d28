import { receiveCoupon } from '../../../server/modules/coupon/claim'
import { openShop, type Shop } from '../payment/shop'
import { testInDepth } from '../../support/level'

let shop: Shop
const tokens: string[] = []

beforeAll(async () => {
  shop = await openShop({ max: 40 })
  for (let n = 0; n < 100; n++) tokens.push(await shop.login(`m${n}`))
})
afterAll(() => shop.close())

const good = (answers: readonly { resultCode: string }[]) =>
  answers.filter(({ resultCode }) => resultCode === '100').length

test('litemall 581: 64 callers claim a coupon of which there is one', async () => {
  const answers = await Promise.all(
    tokens.slice(0, 64).map((token) => shop.ask('receiveCoupon', { couponId: 'one' }, token))
  )
  expect(good(answers)).toBe(1)
  expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['100', '901']))
  expect(
    await shop.row(`select claimed, (select count(*)::int from coupon_receives where coupon_id = 'one') as held
      from coupons where id = 'one'`)
  ).toEqual({ claimed: 1, held: 1 })
})

testInDepth('control: counting first and claiming then gives away more than there is', async () => {
  let given = 0
  await shop.database.pool.query(`update coupons set claimed = 0 where id = 'one'`)
  await Promise.all(
    tokens.slice(0, 64).map(async () => {
      const { left } = await shop.row<{ left: number }>(
        `select total - claimed as left from coupons where id = 'one'`
      )
      if (left < 1) return
      given += 1
      await shop.database.pool.query(`update coupons set claimed = 1 where id = 'one'`)
    })
  )
  expect(given).toBeGreaterThan(1)
})

test('a member who taps 100 times gets as many as one may have, and the counter agrees', async () => {
  const token = tokens[99] ?? ''
  const answers = await Promise.all(tokens.map(() => shop.ask('receiveCoupon', { couponId: 'half' }, token)))
  expect(good(answers)).toBeLessThanOrEqual(2)
  while (good([await shop.ask('receiveCoupon', { couponId: 'half' }, token)])) continue
  expect(
    await shop.row(`select claimed, (select count(*)::int from coupon_receives where coupon_id = 'half') as held
      from coupons where id = 'half'`)
  ).toEqual({ claimed: 2, held: 2 })
})

test('one coupon in 100 orders at once: one order has it, the stock of the others is untouched', async () => {
  const token = tokens[0] ?? ''
  const { data } = await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId: 'cut' }, token)
  const input = { kind: 'product', itemId: 'many', quantity: 5, couponReceiveId: data.couponReceiveId }
  const answers = await Promise.all(tokens.map(() => shop.ask('createOrder', input, token)))
  expect(good(answers)).toBe(1)
  expect(new Set(answers.map(({ resultCode }) => resultCode))).toEqual(new Set(['100', '906']))
  expect(await shop.row(`select stock from products where id = 'many'`)).toEqual({ stock: 995 })
  expect(await shop.row('select state from coupon_receives where id = $1', [data.couponReceiveId])).toEqual({
    state: 'locked'
  })
})

test('a claim that comes again after a crash before its answer was kept gives the same coupon', async () => {
  const token = tokens[50] ?? ''
  const claim = (key: string, couponId = 'half') =>
    shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId }, token, { key })
  const first = await claim('claim-once-1')
  await shop.database.pool.query('delete from idempotency_keys')
  const again = await claim('claim-once-1')
  expect(again.data.couponReceiveId).toBe(first.data.couponReceiveId)
  expect(
    await shop.row(
      `select count(*)::int as held from coupon_receives where member_id = 'm50' and coupon_id = 'half'`
    )
  ).toEqual({ held: 1 })

  // the last one that the member may have, asked again
  const second = await claim('claim-once-2')
  expect(second.data.couponReceiveId).not.toBe(first.data.couponReceiveId)
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await claim('claim-once-2')).data.couponReceiveId).toBe(second.data.couponReceiveId)
  expect((await claim('claim-once-3')).resultCode).toBe('902')
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await claim('claim-once-2', 'cut')).resultCode).toBe('910')
})

test('one claim repeated 50 times at once by callers that keep no answers is one coupon', async () => {
  const { db } = shop.database
  const claim = {
    memberId: 'm51',
    couponId: 'half',
    channel: 'main',
    requestKey: 'twins',
    now: shop.clock.now()
  }
  const ids = await Promise.all(tokens.slice(0, 50).map(() => receiveCoupon(db, claim)))
  expect(new Set(ids).size).toBe(1)
  expect(
    await shop.row(
      `select count(*)::int as held from coupon_receives where member_id = 'm51' and coupon_id = 'half'`
    )
  ).toEqual({ held: 1 })
})
