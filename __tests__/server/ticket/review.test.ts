/** Tickets given back on their day: a gate that does not report may have let the visitor in, so that staff decide. */
import { ticketEndpoints } from '../../../contract/ticket/endpoints'
import type { Data, TicketOrder, Visitor } from '../../../contract/types'
import { walletEndpoints } from '../../../contract/wallet/endpoints'
import { ticketModule } from '../../../server/composition'
import { approve, refuse } from '../../../server/modules/aftersale'
import { passGate } from '../../../server/modules/ticket'
import { walletModule } from '../../../server/modules/wallet/routes'
import { call } from '../../support/server/call'
import { DAY, openTicketShop, SIGNING, type TicketShop } from './ticket-shop'

let shop: TicketShop
let token = ''
let anna: Visitor
let ben: Visitor

beforeAll(async () => {
  shop = await openTicketShop({ modules: [ticketModule, walletModule] })
  token = await shop.login('buyer')
  anna = await shop.visitor(token, '安娜')
  ben = await shop.visitor(token, '本宁')
})
beforeEach(async () => {
  shop.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await shop.setRule({ freeHours: 24, feePercent: 20 })
})
afterAll(() => shop.close())

const fetchKeys = (orderNo: string) =>
  call<Data<'getLiveKeys'>>(shop, walletEndpoints.getLiveKeys, { kind: 'tickets', id: orderNo }, { token })
const onTheDay = () => shop.clock.set(new Date(`${DAY}T12:00:00+08:00`))
const idsOf = ({ tickets }: TicketOrder) => tickets.map(({ ticketId }) => ticketId)
const preview = (orderNo: string, ticketIds: readonly string[]) =>
  call<Data<'previewTicketRefund'>>(
    shop,
    ticketEndpoints.previewTicketRefund,
    { orderNo, ticketIds },
    { token }
  )
const requestOf = async (orderNo: string) =>
  (
    await shop.row<{ id: string }>(
      `select id from after_sales where order_no = $1 order by created_at desc limit 1`,
      [orderNo]
    )
  ).id
const backOf = async (orderNo: string) =>
  (await shop.row<{ fen: number }>('select refunded_fen as fen from payments where order_no = $1', [orderNo]))
    .fen
const gate = async (ticketId: string) =>
  passGate(
    { db: shop.database.db, signing: SIGNING },
    { code: await shop.codeNow(ticketId), scan: `scan-${ticketId}`, day: DAY },
    shop.clock.now()
  )
const stateOf = async (orderNo: string) => (await shop.orderOf(token, orderNo)).data.tickets[0]?.state

test('before its day a ticket goes back at once, also where its code was on a device', async () => {
  const order = await shop.bought(token, [anna])
  await fetchKeys(order.orderNo)
  expect((await preview(order.orderNo, idsOf(order))).data).toMatchObject({ review: null, amountFen: 9999 })
  const back = await shop.refund(token, order.orderNo, idsOf(order))
  expect(back.data.tickets[0]).toMatchObject({ state: 'refunded', refundFen: 9999 })
})

test('on its day one whose code was on no device goes back at once', async () => {
  const order = await shop.bought(token, [anna])
  onTheDay()
  const back = await shop.refund(token, order.orderNo, idsOf(order))
  expect(back.data.tickets[0]).toMatchObject({ state: 'refunded', refundFen: 8000 })
})

test('on its day one whose code was on a device waits for staff, and lets nobody in meanwhile', async () => {
  const order = await shop.bought(token, [anna, ben])
  const { orderNo } = order
  const [first = '', second = ''] = idsOf(order)
  await fetchKeys(orderNo)
  onTheDay()
  expect((await preview(orderNo, [first])).data).toMatchObject({
    review: '票码已展示过，景区核实未入园后退款，2 天内答复',
    amountFen: 8000,
    feeFen: 1999
  })
  const key = 'one-press-of-the-button-9'
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => shop.refund(token, orderNo, [first], { key })),
    shop.refund(token, orderNo, [first])
  ])
  for (const { resultCode } of answers) expect(resultCode).toBe('100')
  expect(await stateOf(orderNo)).toBe('refunding')
  expect(await backOf(orderNo)).toBe(0)
  expect((await gate(first)).verdict).toBe('refunded')
  expect((await shop.refund(token, orderNo, [first, second])).resultCode).toBe('100')
  const { held } = await shop.row<{ held: number }>(
    `select count(*)::int as held from after_sales where order_no = $1 and state = 'applied'`,
    [orderNo]
  )
  expect(held).toBe(2)
})

test('staff say no: the ticket is good again; they say yes: the money goes, less the fee, and the place is free', async () => {
  const order = await shop.bought(token, [anna])
  const { orderNo } = order
  const [id = ''] = idsOf(order)
  await fetchKeys(orderNo)
  onTheDay()
  const sold = (await shop.stockOf()).sold
  await shop.refund(token, orderNo, [id])
  await refuse(shop.database.db, await requestOf(orderNo), '已入园', 'merchant', shop.clock.now())
  expect(await stateOf(orderNo)).toBe('issued')
  shop.clock.advance(60_000)
  await shop.refund(token, orderNo, [id])
  expect(await backOf(orderNo)).toBe(0)
  await approve(shop.database.db, await requestOf(orderNo), 'merchant', shop.clock.now())
  expect(await stateOf(orderNo)).toBe('refunded')
  expect(await backOf(orderNo)).toBe(8000)
  expect((await shop.stockOf()).sold).toBe(sold - 1)
})

test('silence decides nothing, and a rule that lets nothing back is asked first', async () => {
  const waiting = await shop.bought(token, [anna])
  await shop.setRule({ freeHours: 24, feePercent: 100 })
  const strict = await shop.bought(token, [ben])
  for (const { orderNo } of [waiting, strict]) await fetchKeys(orderNo)
  onTheDay()
  await shop.refund(token, waiting.orderNo, idsOf(waiting))
  expect((await shop.refund(token, strict.orderNo, idsOf(strict))).resultCode).toBe('907')
  shop.clock.advance(40 * 86_400_000)
  await shop.jobs.run('expire tickets')
  const { state } = await shop.row<{ state: string }>('select state from tickets where order_no = $1', [
    waiting.orderNo
  ])
  expect(state).toBe('refunding')
  expect(await backOf(waiting.orderNo)).toBe(0)
})

test('where another amount goes back than was seen, nothing does', async () => {
  const order = await shop.bought(token, [anna])
  const input = { orderNo: order.orderNo, ticketIds: idsOf(order), seenFen: 9998 }
  expect((await call(shop, ticketEndpoints.refundTickets, input, { token })).resultCode).toBe('922')
  expect(await stateOf(order.orderNo)).toBe('issued')
  expect(await backOf(order.orderNo)).toBe(0)
})
