import type { Data } from '../../../contract/types'
import type { RechargeGateway, RechargeOutcome } from '../../../server/gateways/recharge/recharge-gateway'
import { openShop, type Shop } from './shop'

let shop: Shop
let buyers = 0
const asked: string[] = []
let answer: (call: number) => RechargeOutcome | Error
const recharge: RechargeGateway = {
  async submit({ requestId }) {
    asked.push(requestId)
    const outcome = answer(asked.length)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
}
const REFUSED: RechargeOutcome = { state: 'refused', reason: '号码已停机' }

beforeAll(async () => {
  shop = await openShop({ max: 30, recharge })
  await shop.database.pool
    .query(`insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen,
      face_text, rules_html, usage_html, validity_days, delivery)
    values ('phone', 'recharge', 'b', '话费', '', '/p.webp', '{}', 5000, '', '', '', 30, 'account')`)
  await shop.database.pool
    .query(`insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock,
      privilege_id, on_sale, sort)
    values ('bill', '话费 50 元', '', '/p.webp', 4950, 5000, 100, 'phone', true, 1),
      ('bonus', '话费 0 元', '', '/p.webp', 0, 5000, null, 'phone', true, 1)`)
})
afterAll(() => shop.close())
beforeEach(() => {
  asked.length = 0
  answer = () => ({ state: 'done' })
})

const login = async () => {
  const n = (buyers += 1)
  return shop.login(`b${n}`, `138000${String(n).padStart(5, '0')}`)
}
/** What is done in the background is done. */
const settled = () => shop.jobs.stop()

async function buy(token: string, input: Record<string, unknown> = {}) {
  const order = await shop.order(token, { itemId: 'bill', ...input })
  if (order.payFen > 0) await shop.confirm(await shop.begin(token, order.orderNo))
  await settled()
  return order.orderNo
}
const detail = async (token: string, orderNo: string) =>
  (await shop.ask<Data<'orderDetail'>>('orderDetail', { orderNo }, token)).data
const records = (orderNo: string) =>
  shop.row<{ states: string[] }>(
    'select array_agg(state order by order_seq) as states from receive_records where order_no = $1',
    [orderNo]
  )
const goods = () =>
  shop.row<{ stock: number; sold: number }>(`select stock, sold from products where id = 'bill'`)
const refundsOf = (orderNo: string) =>
  shop.row<{ n: number; fen: number }>(
    'select count(*)::int as n, coalesce(sum(amount_fen), 0)::int as fen from refunds where order_no = $1',
    [orderNo]
  )

test('a bought recharge is sent when the payment is booked, before any job', async () => {
  const token = await login()
  const orderNo = await buy(token)
  expect(asked).toHaveLength(1)
  expect(await records(orderNo)).toEqual({ states: ['issued'] })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('before it is paid the buyer is told which number it goes to, and without one is asked for one', async () => {
  const token = await shop.login('told', '13800138000')
  const preview = async (itemId: string) =>
    (await shop.ask<Data<'previewOrder'>>('previewOrder', { kind: 'product', itemId }, token)).data
  expect(await preview('bill')).toMatchObject({ rechargeTo: '138****8000', needMobile: false })
  expect(await preview('tea')).not.toHaveProperty('rechargeTo')
  await shop.database.pool.query(`update members set mobile = null where id = 'told'`)
  expect(await preview('bill')).toMatchObject({ needMobile: true })
  expect(await preview('tea')).toMatchObject({ needMobile: false })
})

test('one that costs nothing is sent as well', async () => {
  const orderNo = await buy(await login(), { itemId: 'bonus' })
  expect(await records(orderNo)).toEqual({ states: ['issued'] })
})

test('one that fails for good goes back in full, with stock and coupon, and the buyer reads why', async () => {
  answer = () => REFUSED
  const token = await login()
  const before = await goods()
  const { data } = await shop.ask<{ couponReceiveId: string }>('receiveCoupon', { couponId: 'cut' }, token)
  const orderNo = await buy(token, { couponReceiveId: data.couponReceiveId })
  expect(await shop.stateOf(orderNo)).toBe('refunding')
  await shop.jobs.run('carry out refunds')
  const { order, refund, history } = await detail(token, orderNo)
  expect(order.state).toBe('refunded')
  expect(refund).toMatchObject({ amountFen: 4750, reason: '充值失败，原路退回', state: 'done' })
  expect(history.map(({ state }) => state)).toEqual(['unpaid', 'paid', 'fulfilled', 'refunding', 'refunded'])
  expect(await goods()).toEqual(before)
  expect(await shop.row('select state from coupon_receives where id = $1', [data.couponReceiveId])).toEqual({
    state: 'usable'
  })
  expect(
    await shop.row('select refunded_fen from sandbox_trades where out_trade_no like $1', [`${orderNo}%`])
  ).toEqual({ refunded_fen: 4750 })
})

test('free and failed: there is nothing to give back, and the order says so', async () => {
  answer = () => REFUSED
  const orderNo = await buy(await login(), { itemId: 'bonus' })
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await refundsOf(orderNo)).toEqual({ n: 0, fen: 0 })
})

test('of three, two fail: their share goes back when the last one has ended, and the order keeps the third', async () => {
  answer = (call) => (call === 1 ? { state: 'processing' } : call === 2 ? { state: 'done' } : REFUSED)
  const token = await login()
  const before = await goods()
  const orderNo = await buy(token, { quantity: 3 })
  expect(await records(orderNo)).toEqual({ states: ['processing', 'issued', 'failed'] })
  expect(await refundsOf(orderNo)).toEqual({ n: 0, fen: 0 })
  shop.clock.advance(15_000)
  await shop.jobs.run('go on with recharges')
  expect(await records(orderNo)).toEqual({ states: ['failed', 'issued', 'failed'] })
  await shop.jobs.run('carry out refunds')
  const { order, refund } = await detail(token, orderNo)
  expect(order.state).toBe('fulfilled')
  expect(refund).toMatchObject({ amountFen: 9900, state: 'done' })
  const after = await goods()
  expect([after.stock, after.sold]).toEqual([before.stock - 1, before.sold + 1])
})

test('a gateway that is away leaves it to the job; 20 jobs at once over 20 orders refund each once', async () => {
  answer = () => new Error('no route')
  const orders = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => buy(await login(), { quantity: (n % 3) + 1 }))
  )
  answer = () => REFUSED
  shop.clock.advance(15_000)
  await Promise.all(Array.from({ length: 20 }, () => shop.jobs.run('go on with recharges')))
  await Promise.all(Array.from({ length: 5 }, () => shop.jobs.run('carry out refunds')))
  for (const [n, orderNo] of orders.entries()) {
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await refundsOf(orderNo)).toEqual({ n: 1, fen: 4950 * ((n % 3) + 1) })
    expect(
      await shop.row('select refunded_fen from sandbox_trades where out_trade_no like $1', [`${orderNo}%`])
    ).toEqual({ refunded_fen: 4950 * ((n % 3) + 1) })
  }
})
