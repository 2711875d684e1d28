import { openBazaar, type Bazaar } from './bazaar'
import { byLevel } from '../../support/depth'

let bazaar: Bazaar
let token: string
const MINUTE = 60_000
const HUNDRED = Array.from({ length: 100 }, (_, index) => index)

beforeAll(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
  // the first of anything is slow: modules load, connections open, statements are prepared
  const { data } = await bazaar.create(token, await bazaar.orderAt(token))
  const connect = () => bazaar.database.pool.query('select pg_sleep(0.01)')
  await Promise.all([bazaar.pay(token, data.orderNo), ...HUNDRED.map(connect)])
  await becomes(data.orderNo, 'fulfilled')
})
afterEach(async () => bazaar.setMode('hdz', {}))
afterAll(() => bazaar.close())

const siteOrder = (partnerOrderNo: string) =>
  bazaar.row<{ state: string; told: number; trade_no: string | null }>(
    'select state, told, trade_no from sandbox_partner_orders where order_no = $1',
    [partnerOrderNo]
  )
const wasInVain = (orderNo: string) =>
  bazaar.logLines.some((line) => line.includes('partner could not be told') && line.includes(orderNo))
const becomes = (orderNo: string, state: string) =>
  bazaar.until(async () => (await bazaar.stateOf(orderNo)) === state)
const refunds = (orderNo: string) =>
  bazaar.row<{ count: number; fen: number }>(
    'select count(*)::int as count, coalesce(sum(amount_fen), 0)::int as fen from refunds where order_no = $1',
    [orderNo]
  )

/** Asks again while the partner does not answer in time, as a busy machine has it. */
async function createPatiently(partnerOrderNo: string): ReturnType<Bazaar['create']> {
  for (;;) {
    const answer = await bazaar.create(token, partnerOrderNo)
    if (answer.resultCode !== '913') return answer
  }
}

test('a hundred calls for one partner order at once: one order of ours', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const answers = await Promise.all(HUNDRED.map(() => createPatiently(partnerOrderNo)))
  expect(answers.map(({ resultCode }) => resultCode).filter((code) => code !== '100')).toEqual([])
  expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1)
  const lines = await bazaar.row<{ count: number }>(
    'select count(*)::int as count from order_lines where item_id = $1',
    [partnerOrderNo]
  )
  expect(lines.count).toBe(1)
})

test('control: looking first and inserting then, without the UNIQUE key, makes many', async () => {
  const { pool } = bazaar.database
  await pool.query('create table naive_orders (partner_order_no text, order_no serial)')
  await Promise.all(
    HUNDRED.map(async () => {
      const known = await pool.query('select 1 from naive_orders where partner_order_no = $1', ['P'])
      if (!known.rowCount) await pool.query('insert into naive_orders (partner_order_no) values ($1)', ['P'])
    })
  )
  const { count } = await bazaar.row<{ count: number }>('select count(*)::int as count from naive_orders')
  expect(count).toBeGreaterThan(1)
})

test('a hundred calls after ours was cancelled: one fresh order', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const first = await bazaar.create(token, partnerOrderNo)
  await bazaar.ask('cancelOrder', { orderNo: first.data.orderNo }, token)
  const answers = await Promise.all(HUNDRED.map(() => createPatiently(partnerOrderNo)))
  const numbers = new Set(answers.map(({ data }) => data.orderNo))
  expect(numbers.size).toBe(1)
  expect(numbers).not.toContain(first.data.orderNo)
})

test('a hundred confirmations at once: the partner books one payment, the order is done once', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  await bazaar.setMode('hdz', { unreachable: true })
  await bazaar.pay(token, data.orderNo)
  await becomes(data.orderNo, 'paid')
  // the call that is under way as soon as the order is paid has to be in vain as well
  await bazaar.until(async () => wasInVain(data.orderNo))
  await bazaar.setMode('hdz', {})
  bazaar.clock.advance(MINUTE)
  await Promise.all(HUNDRED.map(() => bazaar.jobs.run('confirm partner orders')))
  expect(await bazaar.stateOf(data.orderNo)).toBe('fulfilled')
  expect(await siteOrder(partnerOrderNo)).toEqual({ state: 'paid', told: 1, trade_no: data.orderNo })
  const events = await bazaar.row<{ count: number }>(
    `select count(*)::int as count from order_events where order_no = $1 and state = 'fulfilled'`,
    [data.orderNo]
  )
  expect(events.count).toBe(1)
})

test('what the partner did and could not tell in time is not done twice', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  await bazaar.setMode('hdz', { slow: true })
  await bazaar.pay(token, data.orderNo)
  await bazaar.until(async () => (await siteOrder(partnerOrderNo)).state === 'paid')
  expect(await bazaar.stateOf(data.orderNo)).toBe('paid')
  // while that call still waits for its answer, in vain, the next try comes
  await bazaar.setMode('hdz', {})
  bazaar.clock.advance(MINUTE)
  await bazaar.jobs.run('confirm partner orders')
  expect(await bazaar.stateOf(data.orderNo)).toBe('fulfilled')
  expect((await siteOrder(partnerOrderNo)).told).toBe(2)
  expect(await refunds(data.orderNo)).toEqual({ count: 0, fen: 0 })
})

test('a partner that refuses for good: everything goes back, and it is told so', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  await bazaar.setMode('hdz', { refuses: true })
  await bazaar.pay(token, data.orderNo)
  await becomes(data.orderNo, 'refunding')
  await bazaar.jobs.run('carry out refunds')
  expect(await bazaar.stateOf(data.orderNo)).toBe('refunded')
  expect(await refunds(data.orderNo)).toEqual({ count: 1, fen: data.payFen })
  await bazaar.jobs.run('confirm partner orders')
  expect((await siteOrder(partnerOrderNo)).state).toBe('refunded')
  const seen = await bazaar.ask('hdzGetUrlByOrderNo', { orderNo: partnerOrderNo }, token)
  expect(seen.data.order.state).toBe('refunded')
  expect(await bazaar.create(token, partnerOrderNo)).toMatchObject({ resultCode: '907' })
  const { data: detail } = await bazaar.ask('orderDetail', { orderNo: data.orderNo }, token)
  expect(detail.refund).toMatchObject({ reason: '合作方未能接单，原路退回', state: 'done' })
  expect(detail.actions).toEqual(['delete'])
})

test('cancelled at the partner after it was paid with us: the money goes back', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  const params = await bazaar.begin(token, data.orderNo)
  const browser = await bazaar.visit(token, 'getLoginUrl')
  await browser.post('/sandbox/partner/hdz/cancel', { orderNo: partnerOrderNo })
  await bazaar.confirm(params)
  await becomes(data.orderNo, 'refunding')
  expect(await refunds(data.orderNo)).toEqual({ count: 1, fen: data.payFen })
})

test('the amount changed at the partner between order and payment: the money goes back', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  await bazaar.database.pool.query(
    'update sandbox_partner_orders set pay_fen = pay_fen + 1 where order_no = $1',
    [partnerOrderNo]
  )
  await bazaar.pay(token, data.orderNo)
  await becomes(data.orderNo, 'refunding')
})

test('a notice that arrives while the order is cancelled, again and again: paid and told, or given back, never both', async () => {
  const buyers = await Promise.all(HUNDRED.slice(0, 10).map((_, index) => bazaar.login(`racer${index}`)))
  const orders = await Promise.all(
    HUNDRED.slice(0, byLevel(16, 50)).map(async (_, index) => {
      // as many as a member may have open at once
      const buyer = buyers[index % buyers.length] ?? ''
      const partnerOrderNo = await bazaar.orderAt(buyer)
      const { data } = await bazaar.create(buyer, partnerOrderNo)
      const { orderNo } = data
      return { buyer, partnerOrderNo, orderNo, params: await bazaar.begin(buyer, orderNo) }
    })
  )
  await Promise.all(
    orders.map(({ buyer, orderNo, params }, index) => {
      const both = [() => bazaar.confirm(params), () => bazaar.ask('cancelOrder', { orderNo }, buyer)]
      return Promise.all((index % 2 ? both : both.reverse()).map((work) => work()))
    })
  )
  bazaar.clock.advance(MINUTE)
  await bazaar.jobs.run('watch open payments')
  await bazaar.jobs.run('confirm partner orders')
  const wrong = await bazaar.database.pool.query(
    `select o.order_no, o.state, s.state as partner, t.state as trade from orders o
     join partner_orders p on p.order_no = o.order_no join sandbox_partner_orders s on s.order_no = p.partner_order_no
     left join sandbox_trades t on t.out_trade_no = o.order_no || 'P01'
     where o.order_no = any($1) and not (
       o.state = 'fulfilled' and s.state = 'paid' and t.state = 'SUCCESS'
       or o.state = 'cancelled' and s.state = 'unpaid' and t.state <> 'SUCCESS'
       or o.state in ('refunding', 'refunded') and s.state = 'unpaid')`,
    [orders.map(({ orderNo }) => orderNo)]
  )
  expect(wrong.rows).toEqual([])
})

test('dead between paid and confirmed: another process confirms, once', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  // The process that books the payment dies right after its commit: nothing runs in the background.
  await bazaar.begin(token, data.orderNo)
  const { settle } = await import('../../../server/modules/payment/settle')
  const now = bazaar.clock.now()
  const outTradeNo = `${data.orderNo}P01`
  await settle(
    { db: bazaar.database.db, handOver: () => Promise.resolve(() => undefined) },
    { outTradeNo, transactionId: `4200${outTradeNo}`, paidAt: now, now }
  )
  expect(await bazaar.stateOf(data.orderNo)).toBe('paid')
  expect((await siteOrder(partnerOrderNo)).told).toBe(0)
  await bazaar.jobs.run('confirm partner orders')
  await bazaar.jobs.run('confirm partner orders')
  expect(await bazaar.stateOf(data.orderNo)).toBe('fulfilled')
  expect((await siteOrder(partnerOrderNo)).told).toBe(1)
})

test('dead between the partner’s yes and our note of it: asked again, the partner says the same', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const { data } = await bazaar.create(token, partnerOrderNo)
  const { user_id: user } = await bazaar.row<{ user_id: string }>(
    'select user_id from sandbox_partner_orders where order_no = $1',
    [partnerOrderNo]
  )
  const payment = { partnerOrderNo, user, tradeNo: data.orderNo, amountFen: data.payFen }
  expect(await bazaar.partners.hdz.confirmPaid(payment)).toEqual({ state: 'done' })
  await bazaar.pay(token, data.orderNo)
  await becomes(data.orderNo, 'fulfilled')
  expect((await siteOrder(partnerOrderNo)).told).toBe(2)
})
