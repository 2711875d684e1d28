/** What comes too late: payments of orders about to end, plates for cards that have ended. */
import type { Data, PayParameters } from '../../../contract/types'
import { openShop, type Shop } from './shop'

let shop: Shop
let token: string

beforeAll(async () => {
  shop = await openShop()
  token = await shop.login('buyer', '13800000001')
})
afterAll(() => shop.close())

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const pay = (orderNo: string) => shop.ask<PayParameters>('payOrder', { orderNo, way: 'mini' }, token)

test('an order that has 2 minutes left can be paid, one that has less is to be made again', async () => {
  const order = await shop.order(token)
  shop.clock.advance(13 * MINUTE)
  expect((await pay(order.orderNo)).resultCode).toBe('100')
  shop.clock.advance(1)
  expect(await pay(order.orderNo)).toMatchObject({
    resultCode: '907',
    resultMsg: '剩余支付时间不足 2 分钟，请重新下单'
  })
})

test('what was begun in time is taken to the end, and a lost notice is found when the buyer asks to pay again', async () => {
  const order = await shop.order(token)
  const params = await shop.begin(token, order.orderNo)
  shop.clock.advance(14 * MINUTE)
  expect(await shop.confirm(params, 'lost')).toBe('requestPayment:ok')
  expect((await pay(order.orderNo)).data).toMatchObject({ settled: true })
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

describe('a plate whose card ends before it is paid', () => {
  async function ordered(couponId?: string) {
    const card = await shop.order(token, { kind: 'card', itemId: 'gold' })
    await shop.confirm(await shop.begin(token, card.orderNo))
    const { memberCardId } = (
      await shop.ask<Data<'getPayState'>>('getPayState', { orderNo: card.orderNo }, token)
    ).data
    // as bought a year ago, less five minutes
    await shop.database.pool.query('update member_cards set expires_at = $2 where id = $1', [
      memberCardId,
      new Date(shop.clock.now().getTime() + 5 * MINUTE)
    ])
    const claimed =
      couponId && (await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId }, token)).data
    const order = await shop.order(token, {
      kind: 'plate',
      itemId: 'extra',
      memberCardId,
      ...(claimed && { couponReceiveId: claimed.couponReceiveId })
    })
    return { memberCardId, ...order, couponReceiveId: claimed && claimed.couponReceiveId }
  }
  const platesOn = (memberCardId: string | null) =>
    shop.row(`select count(*)::int as n from member_plates where member_card_id = $1 and source = 'bought'`, [
      memberCardId
    ])

  test('is refunded: no plate without time, and the coupon is back', async () => {
    const order = await ordered('cut')
    const params = await shop.begin(token, order.orderNo)
    shop.clock.advance(6 * MINUTE)
    await shop.confirm(params)
    expect(await shop.stateOf(order.orderNo)).toBe('refunding')
    await shop.jobs.run('carry out refunds')
    const { data } = await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo: order.orderNo }, token)
    expect(data.order.state).toBe('refunded')
    expect(data.refund).toMatchObject({ amountFen: 2790, reason: '会员卡已到期，原路退回', state: 'done' })
    expect(data.history.map(({ state }) => state)).toEqual(['unpaid', 'paid', 'refunding', 'refunded'])
    expect(await platesOn(order.memberCardId)).toEqual({ n: 0 })
    expect(
      await shop.row('select state from coupon_receives where id = $1', [order.couponReceiveId])
    ).toEqual({
      state: 'usable'
    })
    expect(await shop.row(`select sold from plates where id = 'extra'`)).toEqual({ sold: 0 })
  })

  test('and whose handing over had to wait for the job is refunded by it, once', async () => {
    const order = await ordered()
    const params = await shop.begin(token, order.orderNo)
    await shop.database.pool.query('alter table member_plates add constraint broken check (false) not valid')
    await shop.confirm(params)
    await shop.database.pool.query('alter table member_plates drop constraint broken')
    expect(await shop.stateOf(order.orderNo)).toBe('paid')
    shop.clock.advance(DAY)
    await Promise.all(Array.from({ length: 8 }, () => shop.jobs.run('fulfil paid orders')))
    await shop.jobs.run('carry out refunds')
    expect(await shop.stateOf(order.orderNo)).toBe('refunded')
    const refunds = await shop.row('select count(*)::int as n from refunds where order_no = $1', [
      order.orderNo
    ])
    expect(refunds).toEqual({ n: 1 })
    expect(await platesOn(order.memberCardId)).toEqual({ n: 0 })
  })
})
