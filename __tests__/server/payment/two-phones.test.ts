import type { PayParameters } from '../../../contract/types'
import { WechatCodeRefused } from '../../../server/gateways/wechat/wechat-gateway'
import { hashToken } from '../../../server/core/session-token'
import { openShop, type Shop } from './shop'

let shop: Shop
let token: string

/** Codes like `phone-1`, each good once, as WeChat's are. */
const used = new Set<string>()
const codeToSession = async (code: string) => {
  if (used.has(code)) throw new WechatCodeRefused(40163)
  used.add(code)
  return { openId: `o_${code.split('-')[0]}`, unionId: null }
}

beforeAll(async () => {
  const phoneNumber = () => Promise.reject(new WechatCodeRefused(40029))
  const uploadShipping = () => Promise.resolve()
  const sendMessage = jest.fn()
  shop = await openShop({
    wechat: { appId: 'mini', codeToSession, phoneNumber, uploadShipping, sendMessage, miniCode: jest.fn() }
  })
  token = await shop.login('buyer', '13800000001')
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

interface Attempt {
  readonly state: string
  readonly trade: string | null
  readonly payer: string | null
}
const attempts = async (orderNo: string) =>
  (
    await shop.database.pool.query<Attempt>(
      `select p.state, t.state as trade, t.payer_open_id as payer from payments p
       left join sandbox_trades t using (out_trade_no) where p.order_no = $1 order by p.out_trade_no`,
      [orderNo]
    )
  ).rows
const payInMini = (orderNo: string, loginCode: string) =>
  shop.ask<PayParameters>('payOrder', { orderNo, way: 'mini', loginCode }, token)

test('begun on one phone, paid on another: the other WeChat pays, and the first payment is taken no more', async () => {
  const order = await shop.order(token)
  const phone = await shop.begin(token, order.orderNo, 'jsapi')
  const tablet = await shop.login('buyer', '13800000001')
  await shop.database.pool.query('insert into session_payers values ($1, $2, $3)', [
    hashToken(tablet),
    shop.pay.appIdOf('jsapi'),
    'o_tablet'
  ])
  const params = await shop.begin(tablet, order.orderNo, 'jsapi')
  expect(params.packageInfo).not.toBe(phone.packageInfo)
  expect(await shop.confirm(phone)).not.toBe('requestPayment:ok')
  expect(await shop.confirm(params)).toBe('requestPayment:ok')
  expect(await shop.stateOf(order.orderNo)).toBe('fulfilled')
  const paid = await shop.row<{ payer: string; count: number }>(
    `select max(t.payer_open_id) as payer, count(*)::int as count from payments p
     join sandbox_trades t using (out_trade_no) where p.order_no = $1 and t.state = 'SUCCESS'`,
    [order.orderNo]
  )
  expect(paid).toEqual({ payer: 'o_tablet', count: 1 })
})

test('in the mini-program: whose phone goes on pays, with a code that is good once', async () => {
  const known = [shop.pay.appIdOf('mini'), 'o_first', 'buyer']
  await shop.database.pool.query(
    'insert into wechat_identities(app_id, open_id, member_id) values ($1, $2, $3)',
    known
  )
  const order = await shop.order(token)
  await payInMini(order.orderNo, 'first-1')
  expect((await payInMini(order.orderNo, 'second-1')).resultCode).toBe('100')
  expect(await attempts(order.orderNo)).toEqual([
    { state: 'closed', trade: 'CLOSED', payer: 'o_first' },
    { state: 'created', trade: 'NOTPAY', payer: 'o_second' }
  ])
})

test('a payment of another way while the first is on its way to the channel: only one can be paid', async () => {
  const order = await shop.order(token)
  const openPrepay = shop.pay.openPrepay.bind(shop.pay)
  let arrive: () => void = () => undefined
  const held = new Promise<void>((resolve) => (arrive = resolve))
  jest.spyOn(shop.pay, 'openPrepay').mockImplementationOnce(async (...trade) => {
    await held
    return openPrepay(...trade)
  })
  const slow = payInMini(order.orderNo, 'slow-1')
  while ((await attempts(order.orderNo)).length === 0) await new Promise((resume) => setTimeout(resume, 5))
  const h5 = await shop.begin(token, order.orderNo, 'h5')
  expect(h5.mwebUrl).not.toBe('')
  arrive()
  const begun = await slow
  const open = (await attempts(order.orderNo)).filter(({ trade }) => trade === 'NOTPAY')
  expect(open).toHaveLength(1)
  // what the slow call got is what can be paid, and is booked even where its notice is lost
  expect(await shop.confirm(begun.data, 'lost')).toBe('requestPayment:ok')
  const { data } = await shop.ask<{ state: string }>('getPayState', { orderNo: order.orderNo }, token)
  expect(['paid', 'fulfilled']).toContain(data.state)
})

test('an order cancelled while its payment is on its way to the channel can not be paid', async () => {
  const order = await shop.order(token)
  const openPrepay = shop.pay.openPrepay.bind(shop.pay)
  jest.spyOn(shop.pay, 'openPrepay').mockImplementationOnce(async (...trade) => {
    await shop.ask('cancelOrder', { orderNo: order.orderNo }, token)
    return openPrepay(...trade)
  })
  expect((await payInMini(order.orderNo, 'late-1')).resultCode).toBe('907')
  expect(await attempts(order.orderNo)).toEqual([{ state: 'closed', trade: 'CLOSED', payer: 'o_late' }])
})
