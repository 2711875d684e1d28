/** Money that a person gave back at the merchant platform: taken in once, in any order with refunds of ours. */
import fc from 'fast-check'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { PayRefused } from '../../../server/gateways/pay/pay-gateway'
import { refundPartially } from '../../../server/modules/payment/book-refund'
import { openPointsShop, type PointsShop } from '../points/points-shop'
import { notifyRefund, type ToldRefund } from './notify'
import { byLevel } from '../../support/depth'

let shop: PointsShop
let token = ''
let serial = 0

beforeAll(async () => {
  shop = await openPointsShop()
})
beforeEach(async () => {
  const memberId = `hand${(serial += 1)}`
  token = await shop.login(memberId)
  await shop.address(memberId)
})
afterEach(async () => {
  jest.restoreAllMocks()
  expect(await shop.astray()).toBe(0)
})
afterAll(() => shop.close())

const trade = (orderNo: string, totalFen: number) => ({ outTradeNo: `${orderNo}P01`, totalFen })
const byHand = (orderNo: string, totalFen: number, refundFen: number, over: Partial<ToldRefund> = {}) =>
  notifyRefund(shop, { ...trade(orderNo, totalFen), outRefundNo: `hand${(serial += 1)}`, refundFen, ...over })

const part = (orderNo: string, key: string, amountFen: number) =>
  withTransaction(shop.database.db, (tx) =>
    refundPartially(tx, {
      orderNo: orderNo as OrderNo,
      refundKey: `test:${key}`,
      amountFen,
      lines: [],
      reason: '退款',
      now: shop.clock.now()
    })
  )

const payment = (orderNo: string) =>
  shop.row<{ state: string; refunded: number; explained: number }>(
    `select state, refunded_fen as refunded, (select coalesce(sum(r.amount_fen - r.covered_fen), 0)::int from refunds r
       where r.out_trade_no = p.out_trade_no) as explained from payments p where order_no = $1`,
    [orderNo]
  )
const refundOf = (orderNo: string, key: string) =>
  shop.row<{ state: string; covered: number; left: number; no: string }>(
    `select state, covered_fen as covered, amount_fen - covered_fen as left, out_refund_no as no from refunds
     where order_no = $1 and refund_key = $2`,
    [orderNo, key]
  )
const balance = async () => (await shop.points(token)).balance

describe('all of it', () => {
  test('the order is refunded, the right is gone, stock and points are back; told twice it is one', async () => {
    const before = await shop.row<{ sold: number }>(`select sold from products where id = 'tea'`)
    const { orderNo, payFen } = await shop.paid(token, { quantity: 2 })
    expect(await balance()).toBe(19)
    const told = { ...trade(orderNo, payFen), outRefundNo: 'whole-1', refundFen: payFen }
    expect(await notifyRefund(shop, told)).toBe(204)
    expect(await notifyRefund(shop, told)).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await payment(orderNo)).toEqual({ state: 'refunded', refunded: payFen, explained: payFen })
    expect(await balance()).toBe(0)
    expect(
      await shop.row(
        `select count(*) filter (where state = 'issued')::int as n from receive_records where order_no = $1`,
        [orderNo]
      )
    ).toEqual({ n: 0 })
    expect(await shop.row(`select sold from products where id = 'tea'`)).toEqual(before)
    const detail = await shop.ask<{ refund: unknown }>('orderDetail', { orderNo }, token)
    expect(detail.data.refund).toMatchObject({ amountFen: payFen, reason: '商家退款', state: 'done' })
  })

  test('by the form of the sandbox’s merchant platform', async () => {
    const { orderNo, payFen } = await shop.paid(token, {})
    const give = (yuan: string) =>
      fetch(`${shop.origin}/sandbox/pay/refund`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ out_trade_no: `${orderNo}P01`, yuan })
      })
    expect((await give('9.91')).status).toBe(400)
    expect((await give('9.90')).status).toBe(303)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await payment(orderNo)).toEqual({ state: 'refunded', refunded: payFen, explained: payFen })
  })

  test('goods that wait are not sent any more', async () => {
    const { orderNo, payFen } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
    expect(await byHand(orderNo, payFen, payFen)).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    await shop.sendAll()
    expect(await shop.row('select state from shipments where order_no = $1', [orderNo])).toEqual({
      state: 'cancelled'
    })
  })

  test('of which the notice of the payment never came: it was paid first', async () => {
    const { orderNo, payFen } = await shop.order(token)
    await shop.confirm(await shop.begin(token, orderNo), 'lost')
    expect(await byHand(orderNo, payFen, payFen)).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
  })

  test('query state REFUND is a payment that was made: no goods, and what is left of it goes back', async () => {
    const { orderNo, payFen } = await shop.order(token)
    await shop.confirm(await shop.begin(token, orderNo), 'lost')
    await shop.database.pool.query(
      `update sandbox_trades set state = 'REFUND', refunded_fen = total_fen, refunds = '{"by-hand": 990}' where out_trade_no = $1`,
      [`${orderNo}P01`]
    )
    shop.clock.advance(31_000)
    await shop.jobs.run('watch open payments')
    expect(await shop.stateOf(orderNo)).toBe('refunding')
    expect(
      await shop.row('select count(*)::int as n from receive_records where order_no = $1', [orderNo])
    ).toEqual({ n: 0 })
    await shop.refundAll()
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await refundOf(orderNo, `payment:${orderNo}P01`)).toMatchObject({ state: 'covered' })
    // and its notice comes after all
    expect(await byHand(orderNo, payFen, payFen)).toBe(204)
    expect(await payment(orderNo)).toEqual({ state: 'refunded', refunded: payFen, explained: payFen })
    expect(await balance()).toBe(0)
  })
})

describe('a part of it', () => {
  test('goes off what can be asked back; the order and its rights stay, earned points go by their share', async () => {
    const { orderNo, payFen } = await shop.paid(token, { quantity: 10 })
    expect(payFen).toBe(9900)
    expect(await balance()).toBe(99)
    expect(await byHand(orderNo, payFen, 4900)).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('fulfilled')
    expect(await balance()).toBe(50)
    const lines = [{ lineNo: 1, quantity: 10 }]
    const seen = await shop.preview(token, { orderNo, lines })
    expect(seen.amountFen).toBe(5000)
    expect((await shop.apply(token, { orderNo, kind: 'refund', lines })).resultCode).toBe('100')
    await shop.refundAll()
    expect(await shop.givenBack(orderNo)).toBe(5000)
    expect(await payment(orderNo)).toEqual({ state: 'refunded', refunded: payFen, explained: payFen })
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await balance()).toBe(0)
  })

  test('while a request of the buyer is open: it is paid what is left', async () => {
    const { orderNo, payFen } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
    await shop.sendAll()
    const lines = [{ lineNo: 1, quantity: 1 }]
    const asked = await shop.apply(token, { orderNo, kind: 'refund', lines })
    expect(asked.data.amountFen).toBe(9900)
    expect(await byHand(orderNo, payFen, payFen)).toBe(204)
    await shop.merchant(asked.data.afterSaleId, 'approve')
    await shop.refundAll()
    expect(await shop.detail(token, asked.data.afterSaleId)).toMatchObject({ state: 'done' })
    expect(await shop.givenBack(orderNo)).toBe(0)
    expect(await payment(orderNo)).toMatchObject({ refunded: payFen, explained: payFen })
  })
})

describe('beside refunds of ours', () => {
  test('one that the channel gave up is that money, and is done', async () => {
    const { orderNo, payFen } = await shop.paid(token, { quantity: 10 })
    await part(orderNo, 'closed', 3000)
    jest.spyOn(shop.pay, 'refund').mockResolvedValueOnce('closed')
    await shop.refundAll()
    expect(await refundOf(orderNo, 'test:closed')).toMatchObject({ state: 'failed' })
    expect(await byHand(orderNo, payFen, 3000)).toBe(204)
    expect(await refundOf(orderNo, 'test:closed')).toMatchObject({ state: 'covered', left: 0 })
    expect(await payment(orderNo)).toEqual({ state: 'paid', refunded: 3000, explained: 3000 })
  })

  test('one that was to be sent is sent no more where its money went by hand; its rest goes under another number', async () => {
    const { orderNo, payFen } = await shop.paid(token, { quantity: 10 })
    await part(orderNo, 'waiting', 6000)
    const { no } = await refundOf(orderNo, 'test:waiting')
    expect(await byHand(orderNo, payFen, 5000)).toBe(204)
    const rest = await refundOf(orderNo, 'test:waiting')
    expect(rest).toMatchObject({ state: 'processing', left: 4900 })
    expect(rest.no).not.toBe(no)
    await shop.refundAll()
    expect(await shop.givenBack(orderNo)).toBe(4900)
    expect(await payment(orderNo)).toEqual({ state: 'refunded', refunded: payFen, explained: payFen })
  })

  test('more than was paid is refused, and changes nothing', async () => {
    const { orderNo, payFen } = await shop.paid(token, {})
    await part(orderNo, 'done', 500)
    await shop.refundAll()
    expect(await byHand(orderNo, payFen, 500)).toBe(401)
    expect(await byHand(orderNo, payFen + 1, 10)).toBe(401)
    expect(await payment(orderNo)).toEqual({ state: 'paid', refunded: 500, explained: 500 })
  })

  test('in any order and at once: never more than was paid, all of it explained, points with the money', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ own: fc.boolean(), fen: fc.integer({ min: 1, max: 5000 }) }), {
          minLength: 1,
          maxLength: 6
        }),
        fc.boolean(),
        async (steps, atOnce) => {
          token = await shop.login(`hand${(serial += 1)}`)
          const { orderNo, payFen } = await shop.paid(token, { quantity: 10 })
          const one = async ({ own, fen }: { own: boolean; fen: number }) => {
            if (own) await part(orderNo, String((serial += 1)), fen).catch(() => undefined)
            else await byHand(orderNo, payFen, fen)
          }
          if (atOnce) await Promise.all(steps.map(one))
          else for (const step of steps) await one(step)
          await shop.refundAll()
          const now = await payment(orderNo)
          expect(now.refunded).toBeLessThanOrEqual(payFen)
          expect(now.explained).toBe(now.refunded)
          expect(await balance()).toBe(Math.floor((99 * (payFen - now.refunded)) / payFen))
          expect(await shop.stateOf(orderNo)).toBe(now.refunded === payFen ? 'refunded' : 'fulfilled')
        }
      ),
      { numRuns: byLevel(5, 25) }
    )
  })
})

describe('a refund of ours that the channel does not carry out', () => {
  const failed = async (state: 'abnormal' | 'closed') => {
    const { orderNo, payFen } = await shop.paid(token, {})
    const lines = [{ lineNo: 1, quantity: 1 }]
    const { data } = await shop.apply(token, { orderNo, kind: 'refund', lines })
    const refund = jest.spyOn(shop.pay, 'refund').mockResolvedValue(state)
    await shop.refundAll()
    return { orderNo, payFen, refund, afterSaleId: data.afterSaleId }
  }

  test.each(['abnormal', 'closed'] as const)(
    '%s: asked once, the member reads who sees to it',
    async (state) => {
      const { orderNo, refund, afterSaleId } = await failed(state)
      for (let day = 0; day < 3; day++) await shop.refundAll()
      expect(refund).toHaveBeenCalledTimes(1)
      const { data } = await shop.ask<{ refund: unknown }>('orderDetail', { orderNo }, token)
      expect(data.refund).toMatchObject({ state: 'failed' })
      const { log, state: request } = await shop.detail(token, afterSaleId)
      expect(request).toBe('refunding')
      expect(log.map(({ note }) => note)).toContain('款项未能原路退回，客服会与您联系处理')
    }
  )

  test('a person carries it out there under our number: it is done', async () => {
    const { orderNo, payFen, afterSaleId } = await failed('abnormal')
    const { no } = await refundOf(orderNo, `aftersale:${afterSaleId}`)
    expect(await byHand(orderNo, payFen, payFen, { outRefundNo: no })).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await shop.detail(token, afterSaleId)).toMatchObject({ state: 'done' })
  })

  test('its notice says so as well as its answer', async () => {
    const { orderNo, payFen } = await shop.paid(token, {})
    await part(orderNo, 'told', payFen)
    const { no } = await refundOf(orderNo, 'test:told')
    const told = { ...trade(orderNo, payFen), outRefundNo: no, refundFen: payFen }
    expect(await notifyRefund(shop, { ...told, status: 'ABNORMAL' })).toBe(204)
    expect(await refundOf(orderNo, 'test:told')).toMatchObject({ state: 'failed' })
    expect(await notifyRefund(shop, told)).toBe(204)
    expect(await refundOf(orderNo, 'test:told')).toMatchObject({ state: 'done' })
  })

  test('a code that asking again does not change ends it; a month of nothing does too', async () => {
    const { orderNo } = await shop.paid(token, { quantity: 2 })
    await part(orderNo, 'refused', 100)
    await part(orderNo, 'silent', 100)
    const refund = jest.spyOn(shop.pay, 'refund')
    refund.mockImplementation(({ outRefundNo }) =>
      outRefundNo.endsWith('R01')
        ? Promise.reject(new PayRefused('USER_ACCOUNT_ABNORMAL', 403, '账户注销'))
        : Promise.resolve('processing')
    )
    await shop.refundAll()
    expect(await refundOf(orderNo, 'test:refused')).toMatchObject({ state: 'failed' })
    expect(await refundOf(orderNo, 'test:silent')).toMatchObject({ state: 'processing' })
    shop.clock.advance(31 * 86_400_000)
    await shop.refundAll()
    expect(await refundOf(orderNo, 'test:silent')).toMatchObject({ state: 'failed' })
  })

  test('one by hand that failed changes nothing', async () => {
    const { orderNo, payFen } = await shop.paid(token, {})
    expect(await byHand(orderNo, payFen, payFen, { status: 'ABNORMAL' })).toBe(204)
    expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  })
})
