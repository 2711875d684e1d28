/** Tickets from the order to the gate and back: stock of a day, codes, refunds by visitor. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Data, TicketOrder, Visitor } from '../../../contract/types'
import { dayInChina } from '../../../server/lib/china-time'
import { passGate } from '../../../server/modules/ticket'
import { call } from '../../support/server/call'
import { DAY, KIND, openTicketShop, PRICE, SIGNING, type TicketShop } from './ticket-shop'

let shop: TicketShop
let token = ''
let anna: Visitor
let ben: Visitor
let carl: Visitor
const start = new Date('2026-11-21T10:00:00+08:00')

beforeAll(async () => {
  shop = await openTicketShop()
  token = await shop.login('buyer')
  anna = await shop.visitor(token, '安娜')
  ben = await shop.visitor(token, '本宁')
  carl = await shop.visitor(token, '卡尔')
})
beforeEach(async () => {
  shop.clock.set(start)
  await shop.database.clear('orders', 'rate_hits')
  await shop.setRule({ freeHours: 24, feePercent: 20 })
  await shop.database.pool.query('update ticket_days set stock = 10, sold = 0')
})
afterAll(() => shop.close())

const state = async (day = DAY) => {
  const { data } = await call<Data<'getTicketCalendar'>>(shop, calls.getTicketCalendar, { kindId: KIND })
  return data.days.find((one) => one.day === day)
}
const scanned = (code: string, scan: string) =>
  passGate(
    { db: shop.database.db, signing: SIGNING },
    { code, scan, day: dayInChina(shop.clock.now()) },
    shop.clock.now()
  )
/** Holds the code of a ticket, as it stands now, before the gate. */
const gate = async (ticket: { readonly ticketId: string } | undefined, scan: string) =>
  scanned(await shop.codeNow(ticket?.ticketId), scan)
const statesOf = ({ tickets }: TicketOrder) => tickets.map((ticket) => ticket.state)

test('one ticket a visitor is issued when the order is paid, with a code of its own and the rule of that day', async () => {
  const made = await shop.book(token, [anna, ben])
  expect(made.data).toMatchObject({ kind: 'ticket', state: 'unpaid', payFen: 19_998 })
  const before = (await shop.orderOf(token, made.data.orderNo)).data
  expect(before.tickets).toEqual([])
  expect(before.visitors.map(({ name }) => name)).toEqual(['安娜', '本宁'])
  await shop.setRule({ freeHours: null, feePercent: 100 })
  await shop.confirm(await shop.begin(token, made.data.orderNo), 'twice')
  const order = (await shop.orderOf(token, made.data.orderNo)).data
  expect(statesOf(order)).toEqual(['issued', 'issued'])
  const codes = await Promise.all(order.tickets.map(({ ticketId }) => shop.codeNow(ticketId)))
  expect(new Set(codes).size).toBe(2)
  expect(order.kinds).toMatchObject([{ kindId: KIND, refundRule: { freeHours: 24, feePercent: 20 } }])
  expect(order.tickets[0]).toMatchObject({ payFen: 9999, refund: { backFen: 9999, feeFen: 0 } })
  expect(await shop.stockOf()).toEqual({ stock: 8, sold: 2 })
})

test('one order however often the button is pressed, also at once', async () => {
  const key = 'one-press-of-the-button-1'
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.book(token, [anna], {}, { key })))
  expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
  expect(await shop.stockOf()).toEqual({ stock: 9, sold: 0 })
})

test('held, gone and free are three words: who waits is told why', async () => {
  await shop.setStock(1)
  const other = await shop.login('other')
  const dora = await shop.visitor(other, '朵拉')
  expect((await state())?.state).toBe('free')
  expect((await shop.book(token, [anna, ben])).resultMsg).toBe('该日成人票仅剩 1 张，请减少出行人')
  const made = await shop.book(token, [anna])
  expect(await state()).toMatchObject({ state: 'held', left: 0 })
  expect((await shop.book(other, [dora])).resultMsg).toContain('有人正在付款')
  expect((await shop.book(token, [ben])).resultMsg).toBe(
    '该日成人票余票在您的待付款订单中，请先支付或取消该订单'
  )
  await shop.confirm(await shop.begin(token, made.data.orderNo))
  expect((await state())?.state).toBe('gone')
  expect(await shop.book(other, [dora])).toMatchObject({
    resultCode: '901',
    resultMsg: '该日成人票已卖完，请选择其他日期'
  })
})

test('plus-button-renews-hold: nothing that is pressed makes a hold longer, and at its end another buyer has the ticket', async () => {
  await shop.setStock(1)
  const key = 'one-press-of-the-button-2'
  const made = await shop.book(token, [anna], {}, { key })
  shop.clock.advance(10 * 60_000)
  await shop.begin(token, made.data.orderNo)
  expect((await shop.book(token, [anna], {}, { key })).data.expiresAt).toBe(made.data.expiresAt)
  expect((await shop.book(token, [anna, ben])).resultCode).toBe('901')
  shop.clock.advance(11 * 60_000)
  expect((await state())?.state).toBe('free')
  const other = await shop.login('other-2')
  const dora = await shop.visitor(other, '朵拉')
  expect((await shop.book(other, [dora])).resultCode).toBe('100')
  expect(await shop.stockOf()).toEqual({ stock: 0, sold: 0 })
})

test('the last ticket of a day goes to one of thirty who want it at once', async () => {
  await shop.setStock(1)
  const buyers = await Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const as = await shop.login(`rush-${index}`)
      return { as, visitor: await shop.visitor(as, '客人') }
    })
  )
  const answers = await Promise.all(buyers.map(({ as, visitor }) => shop.book(as, [visitor])))
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  for (const { resultCode } of answers) expect(['100', '901', '918']).toContain(resultCode)
  expect(await shop.stockOf()).toEqual({ stock: 0, sold: 0 })
})

test('what an order cannot be made of is said before anything is held', async () => {
  const other = await shop.login('stranger')
  const stranger = await shop.visitor(other, '朵拉')
  const refusals = [
    [await shop.book(token, [anna, anna]), '同一出行人只能选择一次'],
    [await shop.book(token, [stranger]), '出行人不存在或已删除，请重新选择'],
    [await shop.book(token, [anna], { day: '2026-11-20' }), '成人票在该日期不可预订，请重新选择'],
    [await shop.book(token, [anna], { day: '2027-11-20' }), '成人票在该日期不可预订，请重新选择'],
    [
      await shop.book(token, [anna], { tickets: [{ kindId: 'none', visitorId: anna.visitorId }] }),
      '门票不存在或已下架'
    ],
    [await shop.ask('createOrder', { kind: 'ticket', itemId: `${KIND}_20261128` }, token), undefined]
  ] as const
  for (const [answer, words] of refusals) {
    expect(answer.resultCode).not.toBe('100')
    if (words !== undefined) expect(answer.resultMsg).toBe(words)
  }
  await shop.database.pool.query(`update ticket_kinds set age_from = 60 where id = '${KIND}'`)
  expect((await shop.book(token, [anna])).resultMsg).toBe('安娜游玩当日 36 周岁，不适用成人票')
  await shop.database.pool.query(
    `update ticket_kinds set age_from = 18, most_an_order = 1 where id = '${KIND}'`
  )
  expect((await shop.book(token, [anna, ben])).resultCode).toBe('902')
  await shop.database.pool.query(`update ticket_kinds set most_an_order = 5 where id = '${KIND}'`)
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
})

test('cancel-keeps-quota: an order that is cancelled, and a ticket that is given back, free the day again', async () => {
  const { data } = await shop.book(token, [anna, ben])
  expect(await shop.stockOf()).toEqual({ stock: 8, sold: 0 })
  await shop.ask('cancelOrder', { orderNo: data.orderNo }, token)
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
  const order = await shop.bought(token, [anna, ben])
  const [first] = order.tickets
  await shop.refund(token, order.orderNo, [first?.ticketId ?? ''])
  expect(await shop.stockOf()).toEqual({ stock: 9, sold: 1 })
})

test('an order with a ticket that can be used stays in the list', async () => {
  const { orderNo, tickets } = await shop.bought(token, [anna, ben])
  const remove = async () => (await shop.ask('deleteOrder', { orderNo }, token)).resultCode
  const { data } = await shop.ask<{ actions: string[] }>('orderDetail', { orderNo }, token)
  expect(data.actions).toEqual(['viewTicket'])
  expect(await remove()).toBe('907')
  shop.clock.set(new Date(`${DAY}T10:00:00+08:00`))
  await gate(tickets[0], 'one-in')
  expect(await remove()).toBe('907')
  await gate(tickets[1], 'both-in')
  expect(await remove()).toBe('100')
})

test('cancel-visitor-then-order-below-zero: however tickets are given back, repeated and at once, nothing goes back twice', async () => {
  const order = await shop.bought(token, [anna, ben, carl])
  const ids = order.tickets.map(({ ticketId }) => ticketId)
  const [first = '', second = ''] = ids
  const key = 'one-press-of-the-button-3'
  await Promise.all([
    ...Array.from({ length: 5 }, () => shop.refund(token, order.orderNo, [first], { key })),
    ...Array.from({ length: 5 }, () => shop.refund(token, order.orderNo, [second, first])),
    ...Array.from({ length: 5 }, () => shop.refund(token, order.orderNo, [first]))
  ])
  expect(await shop.stockOf()).toEqual({ stock: 9, sold: 1 })
  const answer = await shop.refund(token, order.orderNo, ids)
  expect(statesOf(answer.data)).toEqual(['refunded', 'refunded', 'refunded'])
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
  await shop.carryOut()
  const paid = await shop.row<{ paid: number; back: number; refunds: number }>(
    `select p.amount_fen as paid, p.refunded_fen as back, (select count(*)::int from refunds r where r.order_no = p.order_no) as refunds
     from payments p where p.order_no = $1`,
    [order.orderNo]
  )
  expect(paid).toEqual({ paid: 29_997, back: 29_997, refunds: 3 })
  expect(await shop.stateOf(order.orderNo)).toBe('refunded')
  expect(await shop.stockOf()).toEqual({ stock: 10, sold: 0 })
})

test('after the free hours a fee stays, and what was used, or is over, brings nothing back', async () => {
  const order = await shop.bought(token, [anna, ben, carl])
  const [first, second, third] = order.tickets
  shop.clock.set(new Date('2026-11-27T12:00:00+08:00'))
  const late = await shop.refund(token, order.orderNo, [first?.ticketId ?? ''])
  expect(late.data.tickets[0]).toMatchObject({ state: 'refunded', refundFen: 8000, refund: null })
  shop.clock.set(new Date('2026-11-28T12:00:00+08:00'))
  expect((await gate(second, 'scan-1')).verdict).toBe('passed')
  expect(await shop.refund(token, order.orderNo, [second?.ticketId ?? ''])).toMatchObject({
    resultCode: '907',
    resultMsg: '本宁的门票已使用，不能退票'
  })
  // all or none
  expect(
    (await shop.refund(token, order.orderNo, [third?.ticketId ?? '', second?.ticketId ?? ''])).resultCode
  ).toBe('907')
  shop.clock.set(new Date('2026-11-29T00:00:00+08:00'))
  expect(statesOf((await shop.orderOf(token, order.orderNo)).data)).toEqual(['refunded', 'used', 'expired'])
  expect((await shop.refund(token, order.orderNo, [third?.ticketId ?? ''])).resultCode).toBe('907')
  await shop.jobs.run('expire tickets')
  expect((await gate(third, 'scan-9')).verdict).toBe('expired')
})

describe('the gate', () => {
  test('same-scan-sent-twice: a scan that is sent again passes again, another scan of the same code does not', async () => {
    const order = await shop.bought(token, [anna, ben])
    const [first, second] = order.tickets
    expect((await gate(first, 'scan-1')).verdict).toBe('early')
    shop.clock.set(new Date('2026-11-28T09:30:00+08:00'))
    const scans = await Promise.all(Array.from({ length: 5 }, () => gate(first, 'scan-1')))
    expect(scans.map(({ verdict }) => verdict)).toEqual(Array(5).fill('passed'))
    expect((await gate(first, 'scan-2')).verdict).toBe('used')
    const rush = await Promise.all(Array.from({ length: 8 }, (_, index) => gate(second, `rush-${index}`)))
    expect(rush.filter(({ verdict }) => verdict === 'passed')).toHaveLength(1)
  })

  test('a picture of a code is told by its age, the code of the step before still opens, and one from a wrong clock does not', async () => {
    const order = await shop.bought(token, [anna])
    const { ticketId = '' } = order.tickets[0] ?? {}
    shop.clock.set(new Date('2026-11-28T09:30:00+08:00'))
    const from = (ms: number) => shop.codeNow(ticketId, ms)
    expect(await scanned(await from(-60_000), 'picture')).toMatchObject({ verdict: 'old', ageSeconds: 60 })
    expect((await scanned(await from(60_000), 'wrong clock')).verdict).toBe('ahead')
    expect(statesOf((await shop.orderOf(token, order.orderNo)).data)).toEqual(['issued'])
    const slow = await from(-30_000)
    expect((await scanned(slow, 'slow hand')).verdict).toBe('passed')
    // a gate that lost the answer asks again later: it is the same scan
    shop.clock.advance(600_000)
    expect((await scanned(slow, 'slow hand')).verdict).toBe('passed')
    expect((await scanned(slow, 'picture')).verdict).toBe('used')
  })

  test('revoked-shown-as-used: a ticket that was given back is told from one that was used', async () => {
    const order = await shop.bought(token, [anna, ben])
    await shop.refund(token, order.orderNo, [order.tickets[0]?.ticketId ?? ''])
    shop.clock.set(new Date('2026-11-28T09:30:00+08:00'))
    await gate(order.tickets[1], 'scan-1')
    expect((await gate(order.tickets[0], 'scan-2')).verdict).toBe('refunded')
    expect(statesOf((await shop.orderOf(token, order.orderNo)).data)).toEqual(['refunded', 'used'])
  })

  test('unsigned-qr-accepted: digits that we did not sign open no gate, whoever they name', async () => {
    const order = await shop.bought(token, [anna])
    shop.clock.set(new Date('2026-11-28T09:30:00+08:00'))
    const code = await shop.codeNow(order.tickets[0]?.ticketId)
    const forged = [
      code.slice(0, 12),
      `${code.slice(0, 31)}${(Number(code[31]) + 1) % 10}`,
      order.orderNo,
      'x',
      ''
    ]
    for (const one of forged) expect((await scanned(one, 'scan')).verdict).toBe('forged')
    expect(statesOf((await shop.orderOf(token, order.orderNo)).data)).toEqual(['issued'])
  })
})

test('another member and an anonymous caller see and give back nothing', async () => {
  const order = await shop.bought(token, [anna])
  const ids = order.tickets.map(({ ticketId }) => ticketId)
  const other = await shop.login('nosy')
  expect((await shop.orderOf(other, order.orderNo)).resultCode).toBe('404')
  expect((await shop.refund(other, order.orderNo, ids)).resultCode).toBe('404')
  const own = await shop.bought(other, [await shop.visitor(other, '朵拉')])
  expect((await shop.refund(other, own.orderNo, ids)).resultCode).toBe('404')
  for (const endpoint of [calls.getTicketOrder, calls.refundTickets, calls.createTicketOrder]) {
    const input = {
      orderNo: order.orderNo,
      ticketIds: ids,
      day: DAY,
      tickets: [{ kindId: KIND, visitorId: anna.visitorId }],
      phone: '13800000001',
      seenFen: PRICE
    }
    expect((await call(shop, endpoint, input)).resultCode).toBe('305')
  }
  expect(statesOf((await shop.orderOf(token, order.orderNo)).data)).toEqual(['issued'])
})
