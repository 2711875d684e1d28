/** Adults and children in one order: their prices, their rules, their money back. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Data, RefundRule, Visitor } from '../../../contract/types'
import { call } from '../../support/server/call'
import { CHILD, CHILD_PRICE, DAY, KIND, openTicketShop, PRICE, type TicketShop } from './ticket-shop'

let shop: TicketShop
let token = ''
let anna: Visitor
let ben: Visitor
let carl: Visitor

beforeAll(async () => {
  shop = await openTicketShop()
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  token = await shop.login('buyer')
  anna = await shop.visitor(token, '安娜')
  ben = await shop.visitor(token, '本宁')
  carl = await shop.visitor(token, '卡尔')
})
beforeEach(async () => {
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await shop.database.clear('orders', 'rate_hits', 'coupon_receives')
  await setChildRule({ freeHours: null, feePercent: 100 })
  await shop.database.pool.query('update ticket_days set stock = 10, sold = 0')
})
afterAll(() => shop.close())

const setChildRule = (rule: RefundRule) =>
  shop.database.pool.query('update ticket_kinds set refund_rule = $2 where id = $1', [
    CHILD,
    JSON.stringify(rule)
  ])
const claim = (couponId: string) =>
  shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId }, token)
const sumOf = (fen: readonly (number | null)[]) => fen.reduce<number>((sum, one) => sum + (one ?? 0), 0)

const family = () => [
  { kindId: KIND, visitorId: anna.visitorId },
  { kindId: CHILD, visitorId: ben.visitorId },
  { kindId: KIND, visitorId: carl.visitorId }
]
const FAMILY = 2 * PRICE + CHILD_PRICE
const preview = (kinds: readonly { kindId: string; quantity: number }[], more: object = {}) =>
  call<Data<'previewTicketOrder'>>(shop, calls.previewTicketOrder, { day: DAY, kinds, ...more }, { token })
const both = [
  { kindId: KIND, quantity: 2 },
  { kindId: CHILD, quantity: 1 }
]

test('two adults and a child are one order: each with a ticket of their kind, its price and its rule', async () => {
  const order = await shop.bought(token, [], { tickets: family(), seenFen: FAMILY })
  expect(order.kinds.map(({ kindId, name, refundRule }) => [kindId, name, refundRule.feePercent])).toEqual([
    [KIND, '成人票', 20],
    [CHILD, '儿童票', 100]
  ])
  expect(
    order.tickets.map(({ visitorName, kindId, payFen, refund }) => [
      visitorName,
      kindId,
      payFen,
      refund?.backFen
    ])
  ).toEqual([
    ['安娜', KIND, PRICE, PRICE],
    ['本宁', CHILD, CHILD_PRICE, undefined],
    ['卡尔', KIND, PRICE, PRICE]
  ])
  expect(await shop.stockOf()).toEqual({ stock: 8, sold: 2 })
  expect(await shop.stockOf(DAY, CHILD)).toEqual({ stock: 9, sold: 1 })
})

test('coupons for the whole order: the best one is taken, others say why not, and what can be claimed is told', async () => {
  const before = (await preview(both)).data
  expect(before).toMatchObject({ coupons: [], couponReceiveId: null, totalFen: FAMILY, payFen: FAMILY })
  expect(before.claimable.map(({ coupon, offFen }) => [coupon.couponId, offFen])).toEqual([['cut', 200]])
  expect(before.lines.map(({ name, unitFen, quantity }) => [name, unitFen, quantity])).toEqual([
    ['成人票', PRICE, 2],
    ['儿童票', CHILD_PRICE, 1]
  ])
  const { couponReceiveId } = (await claim('cut')).data
  await claim('half')
  const after = (await preview(both)).data
  expect(after).toMatchObject({ couponReceiveId, claimable: [], discountFen: 200, payFen: FAMILY - 200 })
  expect(after.coupons.map(({ usable, reason }) => [usable, reason])).toEqual([
    [true, null],
    [false, '不适用于此类商品']
  ])
  expect(sumOf(after.lines.map(({ payFen }) => payFen))).toBe(after.payFen)
  expect((await preview(both, { couponReceiveId: null })).data.payFen).toBe(FAMILY)
})

test('each ticket given back by itself: the parts are what was paid, each day has its piece again, and the coupon comes back', async () => {
  await setChildRule({ freeHours: 24, feePercent: 20 })
  const { couponReceiveId } = (await claim('cut')).data
  const order = await shop.bought(token, [], { tickets: family(), seenFen: FAMILY - 200, couponReceiveId })
  expect(sumOf(order.tickets.map(({ payFen }) => payFen))).toBe(FAMILY - 200)
  for (const { ticketId } of order.tickets)
    expect((await shop.refund(token, order.orderNo, [ticketId])).resultCode).toBe('100')
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
  expect(await shop.stockOf(DAY, CHILD)).toEqual({ stock: 10, sold: 0 })
  await shop.carryOut()
  const { tickets } = (await shop.orderOf(token, order.orderNo)).data
  expect(sumOf(tickets.map(({ refundFen }) => refundFen))).toBe(FAMILY - 200)
  expect(await shop.stateOf(order.orderNo)).toBe('refunded')
  expect(
    await shop.row(
      'select claimed_pieces::int as pieces, quantity from order_lines where order_no = $1 and line_no = 2',
      [order.orderNo]
    )
  ).toEqual({ pieces: 1, quantity: 1 })
  expect(await shop.row('select state from coupon_receives where id = $1', [couponReceiveId])).toEqual({
    state: 'usable'
  })
})

test('a ticket whose own rule lets nothing back stays, while another of the same order goes back', async () => {
  const order = await shop.bought(token, [], { tickets: family(), seenFen: FAMILY })
  const [adult, child] = order.tickets
  expect(
    await shop.refund(token, order.orderNo, [adult?.ticketId ?? '', child?.ticketId ?? ''])
  ).toMatchObject({
    resultCode: '907',
    resultMsg: '本宁的门票按退款规则不可退'
  })
  expect((await shop.refund(token, order.orderNo, [adult?.ticketId ?? ''])).resultCode).toBe('100')
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

test('whatever a coupon takes off and whoever goes: the tickets add up to what was paid', async () => {
  const people = [anna, ben, carl]
  await shop.database.pool.query('update ticket_days set stock = 100')
  for (let case_ = 0; case_ < 8; case_++) {
    await shop.database.clear('orders', 'rate_hits', 'coupon_receives')
    const withCoupon = case_ % 2 === 0
    const { couponReceiveId } = withCoupon ? (await claim('cut')).data : { couponReceiveId: undefined }
    const tickets = people.map(({ visitorId }, index) => ({
      kindId: (case_ >> index) & 1 ? CHILD : KIND,
      visitorId
    }))
    const price = sumOf(tickets.map(({ kindId }) => (kindId === CHILD ? CHILD_PRICE : PRICE)))
    const seenFen = price - (withCoupon ? 200 : 0)
    const order = await shop.bought(token, [], { tickets, seenFen, couponReceiveId })
    expect(sumOf(order.tickets.map(({ payFen }) => payFen))).toBe(seenFen)
    expect(order.tickets.map(({ kindId }) => kindId)).toEqual(tickets.map(({ kindId }) => kindId))
  }
})

test('nothing is held where one of the kinds cannot be had, is of another sight, or costs something else now', async () => {
  await shop.database.pool.query(`update ticket_days set stock = 0 where kind_id = '${CHILD}'`)
  const sold = await shop.book(token, [], { tickets: family(), seenFen: FAMILY })
  expect(sold).toMatchObject({ resultCode: '901', resultMsg: '该日儿童票已卖完，请选择其他日期' })
  await shop.database.pool.query(`update ticket_days set stock = 10 where kind_id = '${CHILD}'`)
  expect((await shop.book(token, [], { tickets: family(), seenFen: FAMILY - 1 })).resultCode).toBe('922')
  await shop.database.pool.query(`
    insert into sights select 'other', name, pinyin, category, city_code, city, district, address, lng, lat, level, hours, closed_on,
      phone, subtitle, pictures, intro_html, notice_html, hot, on_sale, channel_codes from sights where id = 'tower'`)
  await shop.database.pool.query(`update ticket_kinds set sight_id = 'other' where id = '${CHILD}'`)
  expect((await shop.book(token, [], { tickets: family(), seenFen: FAMILY })).resultMsg).toBe(
    '不同景点的门票请分开下单'
  )
  await shop.database.pool.query(`update ticket_kinds set sight_id = 'tower' where id = '${CHILD}'`)
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
  expect(await shop.stockOf(DAY, CHILD)).toEqual({ stock: 10, sold: 0 })
})
