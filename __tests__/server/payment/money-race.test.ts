import { PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import { fulfilmentOver } from '../../../server/modules/fulfilment/fulfilment'
import { settle } from '../../../server/modules/payment/settle'
import { byLevel } from '../../support/depth'
import { openShop, type Shop } from './shop'

/** Orders that are paid and ended at once. */
const RACES = byLevel(10, 50)

let shop: Shop
const tokens: string[] = []

beforeAll(async () => {
  shop = await openShop({ max: 40 })
  for (let n = 0; n < 100; n++) tokens.push(await shop.login(`m${n}`))
})
afterAll(() => shop.close())

const token = (n: number) => tokens[n] ?? ''
const MINUTE = 60_000

/** As the server does it, but that nobody else is told. */
function handOverQuietly() {
  const { db } = shop.database
  const untold = { sendRecharges: () => undefined, notifyPartner: () => undefined }
  return { db, ...fulfilmentOver({ db, log: shop.server.log, ...untold }) }
}

/** Books a payment as a notice would, as if the channel had sent it. */
async function pays(orderNo: string, attempt = 1): Promise<unknown> {
  const outTradeNo = `${orderNo}P0${attempt}`
  const now = shop.clock.now()
  const { db, handOver } = handOverQuietly()
  return settle({ db, handOver }, { outTradeNo, transactionId: `4200${outTradeNo}`, paidAt: now, now })
}

/** Everything that must be true of orders and money at any moment. */
async function expectBooksInOrder(): Promise<void> {
  const wrong = await shop.database.pool.query(`
    select o.order_no, o.state, 'fulfilled without goods' as what from orders o where o.state = 'fulfilled'
      and not exists (select 1 from receive_records r where r.order_no = o.order_no)
      and not exists (select 1 from card_terms c where c.order_no = o.order_no)
    union all
    select o.order_no, o.state, 'goods without payment' from orders o join receive_records r on r.order_no = o.order_no
      where o.state <> 'fulfilled'
    union all
    select o.order_no, o.state, 'kept money' from orders o join payments p on p.order_no = o.order_no
      where p.state = 'paid' and o.state not in ('paid', 'fulfilled')
    union all
    select order_no, '', 'charged twice' from payments where state = 'paid' group by order_no having count(*) > 1
    union all
    select p.order_no, p.state, 'refund missing' from payments p where p.state in ('refunding', 'refunded')
      and not exists (select 1 from refunds r where r.out_trade_no = p.out_trade_no)`)
  expect(wrong.rows).toEqual([])
}

afterEach(expectBooksInOrder)

test('100 notices of one payment at once: paid once, handed over once', async () => {
  const order = await shop.order(token(0))
  await shop.begin(token(0), order.orderNo)
  const outcomes = await Promise.all(tokens.map(() => pays(order.orderNo)))
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(99)
  const got = await shop.row('select count(*)::int as n from receive_records where order_no = $1', [
    order.orderNo
  ])
  expect(got).toEqual({ n: 1 })
})

test('ruoyi-vue-pro 1152: an order paid by two payments keeps one and gives the other back', async () => {
  const order = await shop.order(token(1))
  await shop.begin(token(1), order.orderNo)
  // The second payment was begun on another device while the channel could not be asked to close the first.
  await shop.database.pool.query(
    `insert into payments (out_trade_no, order_no, way, amount_fen, state, expires_at) values ($1, $2, 'h5', 990, 'created', $3)`,
    [`${order.orderNo}P02`, order.orderNo, shop.clock.now()]
  )
  const outcomes = await Promise.all([pays(order.orderNo, 1), pays(order.orderNo, 2)])
  expect(outcomes.sort()).toEqual(['paid', 'refunding'])
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
  const payments = await shop.row(
    `select array_agg(state order by state) as states from payments where order_no = $1`,
    [order.orderNo]
  )
  expect(payments).toEqual({ states: ['paid', 'refunding'] })
})

/** Deadlocks that PostgreSQL broke up in this database so far. */
async function deadlocks(): Promise<number> {
  // counted by each connection when it is idle for a moment
  await new Promise((resume) => setTimeout(resume, 1500))
  const { n } = await shop.row<{ n: number }>(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()'
  )
  return n
}

test('one card, paid by many buyers at once: none of them stands in the way of another', async () => {
  const buyers = tokens.slice(10, byLevel(30, 70))
  const orders = await Promise.all(buyers.map((buyer) => shop.order(buyer, { kind: 'card', itemId: 'gold' })))
  await Promise.all(buyers.map((buyer, n) => shop.begin(buyer, orders[n]?.orderNo ?? '')))
  const before = await deadlocks()
  // a bought card names its product, which locks that row against being taken away, beside counting it as sold
  const outcomes = await Promise.all(orders.map(({ orderNo }) => pays(orderNo)))
  expect(outcomes).toEqual(orders.map(() => 'paid'))
  expect(await Promise.all(orders.map(({ orderNo }) => shop.stateOf(orderNo)))).toEqual(
    orders.map(() => 'fulfilled')
  )
  expect(await deadlocks()).toBe(before)
})

test('100 taps on pay begin one payment', async () => {
  const order = await shop.order(token(2))
  const begun = await Promise.all(tokens.map(() => shop.begin(token(2), order.orderNo)))
  expect(new Set(begun.map((params) => params.packageInfo)).size).toBe(1)
  const made = await shop.row('select count(*)::int as n from payments where order_no = $1', [order.orderNo])
  expect(made).toEqual({ n: 1 })
})

test('going on in another way closes the first payment, so that it cannot be paid any more', async () => {
  const order = await shop.order(token(3))
  const first = await shop.begin(token(3), order.orderNo, 'mini')
  await shop.begin(token(3), order.orderNo, 'h5')
  expect(await shop.confirm(first)).toMatch(/fail/)
})

test('paid in the first way and then begun in another: nothing is left to pay', async () => {
  const order = await shop.order(token(4))
  await shop.confirm(await shop.begin(token(4), order.orderNo, 'mini'), 'lost')
  expect(await shop.begin(token(4), order.orderNo, 'h5')).toMatchObject({ settled: true })
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

test('litemall 271: repeated and late notices throw nothing back', async () => {
  const order = await shop.order(token(5))
  await shop.confirm(await shop.begin(token(5), order.orderNo), 'twice')
  await pays(order.orderNo)
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
  const events = await shop.row(
    'select array_agg(state order by id) as s from order_events where order_no = $1',
    [order.orderNo]
  )
  expect(events).toEqual({ s: ['unpaid', 'paid', 'fulfilled'] })
})

test('a payment that comes after the order was cancelled goes back by itself, once', async () => {
  const order = await shop.order(token(6))
  const params = await shop.begin(token(6), order.orderNo)
  // The order was ended by us without the channel knowing: the worst case.
  await shop.database.pool.query(`update orders set state = 'cancelled' where order_no = $1`, [order.orderNo])
  expect(await shop.confirm(params)).toBe('requestPayment:ok')
  expect(await shop.stateOf(order.orderNo)).toBe('refunding')
  await Promise.all([1, 2, 3].map(() => shop.jobs.run('carry out refunds')))
  expect(await shop.stateOf(order.orderNo)).toBe('refunded')
  const trade = await shop.row('select state, refunded_fen from sandbox_trades where out_trade_no = $1', [
    `${order.orderNo}P01`
  ])
  expect(trade).toEqual({ state: 'REFUND', refunded_fen: 990 })
  const { data } = await shop.ask<{ refund: unknown }>('orderDetail', { orderNo: order.orderNo }, token(6))
  expect(data.refund).toMatchObject({ amountFen: 990, state: 'done' })
})

test('a refund that fails is tried again under the same number', async () => {
  const order = await shop.order(token(7))
  const params = await shop.begin(token(7), order.orderNo)
  await shop.database.pool.query(`update orders set state = 'closed' where order_no = $1`, [order.orderNo])
  await shop.confirm(params)
  const refund = jest.spyOn(shop.pay, 'refund').mockRejectedValueOnce(new PayUnreachable('down'))
  await shop.jobs.run('carry out refunds')
  expect(await shop.stateOf(order.orderNo)).toBe('refunding')
  await shop.jobs.run('carry out refunds')
  expect(refund).toHaveBeenCalledTimes(1)
  shop.clock.advance(6_000)
  await shop.jobs.run('carry out refunds')
  expect(await shop.stateOf(order.orderNo)).toBe('refunded')
  refund.mockRestore()
})

test('cancel and payment at once, again and again: paid or cancelled, never both, stock in step', async () => {
  await shop.database.pool.query(`update products set stock = 1000 where id = 'many'`)
  await Promise.all(
    tokens.slice(0, RACES).map(async (buyer, index) => {
      const order = await shop.order(buyer, { itemId: 'many' })
      const params = await shop.begin(buyer, order.orderNo)
      const pay = () => shop.confirm(params)
      const cancel = () => shop.ask('cancelOrder', { orderNo: order.orderNo }, buyer)
      await Promise.all(index % 2 ? [pay(), cancel()] : [cancel(), pay()])
    })
  )
  await shop.jobs.run('carry out refunds')
  expect(await bookedPieces()).toEqual({ stock: 1000 - (await sold()), pending: 0 })
})

test('the closing job and payments at once, again and again: paid or closed, never both, stock in step', async () => {
  await shop.database.pool.query(`update products set stock = 1000 where id = 'many'`)
  const base = await sold()
  const begun = await Promise.all(
    tokens.slice(0, RACES).map(async (buyer) => {
      const order = await shop.order(buyer, { itemId: 'many' })
      return { ...order, params: await shop.begin(buyer, order.orderNo) }
    })
  )
  // Half are paid in time with the notice lost, the others race the job with a notice in flight.
  await Promise.all(begun.slice(0, RACES / 2).map(({ params }) => shop.confirm(params, 'lost')))
  shop.clock.advance(16 * MINUTE)
  await Promise.all([
    shop.jobs.run('close overdue orders'),
    shop.jobs.run('close overdue orders'),
    ...begun.slice(RACES / 2).map(({ orderNo }) => pays(orderNo))
  ])
  for (const { orderNo } of begun.slice(0, RACES / 2)) expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  expect(await bookedPieces()).toEqual({ stock: 1000 - ((await sold()) - base), pending: 0 })
})

test('an order whose channel cannot be asked is not closed; it is when the channel is back', async () => {
  const order = await shop.order(token(8))
  await shop.begin(token(8), order.orderNo)
  shop.clock.advance(16 * MINUTE)
  const query = jest.spyOn(shop.pay, 'query').mockRejectedValue(new PayUnreachable('down'))
  await shop.jobs.run('close overdue orders')
  expect(await shop.stateOf(order.orderNo)).toBe('unpaid')
  query.mockRestore()
  await shop.jobs.run('close overdue orders')
  expect(await shop.stateOf(order.orderNo)).toBe('closed')
})

test('who pays and goes away gets it without asking: lost notices are found', async () => {
  const order = await shop.order(token(9))
  await shop.confirm(await shop.begin(token(9), order.orderNo), 'lost')
  shop.clock.advance(31_000)
  await shop.jobs.run('watch open payments')
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

test('a slow notice comes when it comes', async () => {
  const order = await shop.order(token(10))
  await shop.confirm(await shop.begin(token(10), order.orderNo), 'slow')
  await shop.jobs.run('send sandbox notices')
  expect(await shop.stateOf(order.orderNo)).toBe('unpaid')
  shop.clock.advance(11_000)
  await shop.jobs.run('send sandbox notices')
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

test('what cannot be handed over stays paid, and a job hands it over later', async () => {
  const order = await shop.order(token(11))
  const params = await shop.begin(token(11), order.orderNo)
  await shop.database.pool.query(
    `alter table receive_records add constraint broken check (member_id <> 'm11') not valid`
  )
  await shop.confirm(params)
  expect(await shop.stateOf(order.orderNo)).toBe('paid')
  await shop.database.pool.query('alter table receive_records drop constraint broken')
  await shop.jobs.run('fulfil paid orders')
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
})

test('the state is asked of the channel once a second at most', async () => {
  const order = await shop.order(token(12))
  await shop.begin(token(12), order.orderNo)
  const query = jest.spyOn(shop.pay, 'query')
  await Promise.all(tokens.map(() => shop.ask('getPayState', { orderNo: order.orderNo }, token(12))))
  expect(query).toHaveBeenCalledTimes(1)
  shop.clock.advance(1001)
  await shop.ask('getPayState', { orderNo: order.orderNo }, token(12))
  expect(query).toHaveBeenCalledTimes(2)
  query.mockRestore()
})

const bookedPieces = () =>
  shop.row(`select stock, (select count(*)::int from orders o join order_lines l on l.order_no = o.order_no
    where l.item_id = 'many' and o.state in ('unpaid', 'paid', 'refunding')) as pending from products where id = 'many'`)

const sold = async () =>
  (
    await shop.row<{
      n: number
    }>(`select count(*)::int as n from orders o join order_lines l on l.order_no = o.order_no
      where l.item_id = 'many' and o.state = 'fulfilled'`)
  ).n
