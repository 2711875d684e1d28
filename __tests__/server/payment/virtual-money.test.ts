/** Money of virtual payments: messages that come often, late, or from somebody else; refunds, and what only Apple gives back. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Data } from '../../../contract/types'
import { PUSH_PATH } from '../../../server/gateways/virtual-pay/create-virtual-pay'
import { openMessage, sealMessage } from '../../../server/gateways/virtual-pay/message-push'
import { listVirtualMessages, refundableOf, refundByStaff } from '../../../server/modules/payment'
import { outcomeMetric } from '../../../server/jobs/outcomes'
import { aftersaleModule } from '../../../server/modules/aftersale/routes'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { sandboxXpay } from '../../../server/sandbox/virtual-pay/account'
import { openIdOf } from '../../../server/sandbox/wechat/codes'
import { testSettings } from '../../support/server/test-app'
import {
  ANDROID,
  beginInMini,
  inMini,
  IPHONE,
  moneyOf,
  openVirtualShop,
  orderInMini,
  paidInMini,
  paymentsOf,
  releaseItems,
  type VirtualShop
} from './virtual-shop'

const TEA = { kind: 'product', itemId: 'tea' }
const CARD = { kind: 'card', itemId: 'gold' }
const ACCOUNT = sandboxXpay(testSettings()).account.push

let shop: VirtualShop
let token: string

beforeAll(async () => {
  shop = await openVirtualShop({ modules: [aftersaleModule] })
  await releaseItems(shop)
  token = await shop.login('buyer', '13800000001')
})
afterAll(() => shop.close())

/** A message as WeChat pushes it. */
async function pushed(message: object, account = ACCOUNT) {
  const { query, body } = sealMessage(account, { MsgType: 'event', ...message }, shop.clock.now().getTime())
  return shop.server.inject({ method: 'POST', url: PUSH_PATH, query, payload: body })
}
const push = async (...told: Parameters<typeof pushed>): Promise<number> => (await pushed(...told)).statusCode

/** Apple asks about a refund; gives what WeChat reads in the answer. */
async function inquire(outTradeNo: string) {
  const asked = {
    Event: 'xpay_subscribe_ios_refund_query_notify',
    pay_order_id: outTradeNo,
    refund_request_reason: 'UNINTENDED_PURCHASE',
    provide_status: '1'
  }
  const { statusCode, body } = await pushed(asked)
  if (statusCode !== 200) return statusCode
  const { Encrypt, MsgSignature, TimeStamp, Nonce } = JSON.parse(body) as Record<string, string | number>
  const query = { timestamp: String(TimeStamp), nonce: Nonce, msg_signature: MsgSignature }
  return openMessage(ACCOUNT, query, JSON.stringify({ Encrypt })) as { result_code: number; evidence: string }
}
const messages = async () => (await listVirtualMessages({ pageSize: 50 }, shop.database.db)).rows

const delivery = (outTradeNo: string, over: object = {}) => ({
  Event: 'xpay_goods_deliver_notify',
  OpenId: openIdOf(ANDROID.name),
  OutTradeNo: outTradeNo,
  Env: 0,
  ...over
})

const refundMessage = (outTradeNo: string, fen: number, over: object = {}) => ({
  Event: 'xpay_refund_notify',
  OpenId: openIdOf(ANDROID.name),
  WxRefundId: `5030${randomBytes(8).toString('hex')}`,
  MchOrderId: outTradeNo,
  RefundFee: fen,
  RetCode: 0,
  ...over
})

/** What is due is carried out at WeChat, and its message is received. */
async function carryOut() {
  await shop.jobs.run('carry out refunds')
  await shop.jobs.run('send sandbox messages')
}

const byStaff = (orderNo: string, amountFen: number) =>
  withTransaction(shop.database.db, (tx) =>
    refundByStaff(
      tx,
      {
        orderNo: orderNo as OrderNo,
        amountFen,
        reason: '协商退款',
        key: randomUUID(),
        now: shop.clock.now()
      },
      async () => undefined
    )
  )

test('twenty messages at once settle it once', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  await shop.sheet(await beginInMini(shop, token, orderNo), { notice: 'lost' })
  const statuses = await Promise.all(Array.from({ length: 20 }, () => push(delivery(`${orderNo}P01`))))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  const rights = await shop.row<{ count: number }>(
    'select count(*)::int as count from receive_records where order_no = $1',
    [orderNo]
  )
  expect(rights.count).toBe(1)
  expect(await moneyOf(shop, orderNo)).toEqual({ virtual: 990, goods: -990 })
})

test('a message is believed only if WeChat sealed it, for a payment that WeChat says was made', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  const parameters = await beginInMini(shop, token, orderNo)
  const number = `${orderNo}P01`
  // not yet paid: it is to be sent again
  expect(await push(delivery(number))).toBe(500)
  expect(await push(delivery(number), { ...ACCOUNT, key: randomBytes(32) })).toBe(401)
  expect(await push(delivery(number), { ...ACCOUNT, token: 'other' })).toBe(401)
  expect(await push(delivery(number, { Env: 1 }))).toBe(401)
  expect(await push(delivery(number, { OpenId: 'o_somebody' }))).toBe(401)
  expect(await push(delivery('26110100000000000000P01'))).toBe(401)
  expect(await push(refundMessage(number, 990))).toBe(500)
  // a message of another kind is taken, and changes nothing
  expect(await push({ Event: 'user_enter_tempsession' })).toBe(200)
  expect(await shop.stateOf(orderNo)).toBe('unpaid')
  await shop.sheet(parameters)
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('a message that nothing deals with is acknowledged, counted and shown to staff, once', async () => {
  const paid = await paidInMini(shop, token, TEA)
  const complaint = { Event: 'xpay_complaint_notify', OutTradeNo: `${paid}P01`, RequestId: '1' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => pushed(complaint)))
  for (const { statusCode, body } of answers)
    expect([statusCode, JSON.parse(body)]).toEqual([200, { ErrCode: 0, ErrMsg: 'success' }])
  expect(await push({ Event: 'xpay_something_new', RequestId: '2' })).toBe(200)
  // anybody's message is none
  expect(await push({ Event: 'xpay_something_else' }, { ...ACCOUNT, token: 'other' })).toBe(401)
  expect(await messages()).toMatchObject([
    { event: 'xpay_something_new', outTradeNo: null, orderNo: null, answer: null, times: 1 },
    { event: 'xpay_complaint_notify', outTradeNo: `${paid}P01`, orderNo: paid, answer: null, times: 20 }
  ])
  const { values } = await outcomeMetric.get()
  const unknown = values.find(({ labels }) => labels.kind === 'message' && labels.end === 'unknown')
  expect(unknown?.value).toBe(21)
})

test('WeChat registers our address', async () => {
  const { query } = sealMessage(ACCOUNT, {}, shop.clock.now().getTime())
  const good = await shop.server.inject({
    method: 'GET',
    url: PUSH_PATH,
    query: { ...query, echostr: '4711' }
  })
  expect([good.statusCode, good.body]).toEqual([200, '4711'])
  const bad = await shop.server.inject({ method: 'GET', url: PUSH_PATH, query: { ...query, signature: 'x' } })
  expect(bad.statusCode).toBe(401)
})

test('what is paid after the order was cancelled goes back', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  const parameters = await beginInMini(shop, token, orderNo)
  expect((await shop.ask('cancelOrder', { orderNo }, token)).resultCode).toBe('100')
  await shop.sheet(parameters)
  expect(await shop.stateOf(orderNo)).toBe('refunding')
  await carryOut()
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await paymentsOf(shop, orderNo)).toEqual([{ way: 'virtual', state: 'refunded', refunded: 990 }])
})

test('a part, then the rest, is refunded; asked for twice it is refunded once', async () => {
  const orderNo = await paidInMini(shop, token, TEA)
  await byStaff(orderNo, 400)
  await shop.jobs.run('carry out refunds')
  // the message is late: the job asks again, under the same number
  shop.clock.advance(60_000)
  await shop.jobs.run('carry out refunds')
  const done = () =>
    shop.row<{ states: string[] }>(
      'select array_agg(state order by created_at) as states from refunds where order_no = $1',
      [orderNo]
    )
  expect(await done()).toEqual({ states: ['done'] })
  await carryOut()
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  expect(await moneyOf(shop, orderNo)).toMatchObject({ virtual: 590 })
  await byStaff(orderNo, 590)
  await carryOut()
  expect(await done()).toEqual({ states: ['done', 'done'] })
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  const { refunded } = await shop.row<{ refunded: number }>(
    'select refunded_fen as refunded from sandbox_virtual_orders where out_trade_no = $1',
    [`${orderNo}P01`]
  )
  expect(refunded).toBe(990)
  // nothing of virtual payment is looked for in the bills of WeChat Pay, and the ledger agrees
  expect(await moneyOf(shop, orderNo)).not.toHaveProperty('virtual')
})

test('a refund by hand at WeChat is booked once, and never more than was paid', async () => {
  const orderNo = await paidInMini(shop, token, TEA)
  const told = refundMessage(`${orderNo}P01`, 990)
  expect(await push(told)).toBe(200)
  expect(await push(told)).toBe(200)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await push(refundMessage(`${orderNo}P01`, 990))).toBe(401)
  expect(await paymentsOf(shop, orderNo)).toEqual([{ way: 'virtual', state: 'refunded', refunded: 990 }])
})

test('a message of a failed refund hands it to staff', async () => {
  const orderNo = await paidInMini(shop, token, TEA)
  await byStaff(orderNo, 100)
  const { number } = await shop.row<{ number: string }>(
    'select out_refund_no as number from refunds where order_no = $1',
    [orderNo]
  )
  const failed = { MchRefundId: number, RetCode: 7, RetMsg: '账户异常' }
  expect(await push(refundMessage(`${orderNo}P01`, 100, failed))).toBe(200)
  expect(await shop.row('select state, failure from refunds where out_refund_no = $1', [number])).toEqual({
    state: 'failed',
    failure: 'closed'
  })
})

describe('on iOS', () => {
  let orderNo: string

  test('a card is paid through Apple, whose message has no number of WeChat Pay', async () => {
    orderNo = await paidInMini(shop, token, CARD, IPHONE)
    expect(await shop.stateOf(orderNo)).toBe('fulfilled')
    expect(await paymentsOf(shop, orderNo)).toMatchObject([{ way: 'apple', state: 'paid' }])
  })

  test('neither the buyer nor staff can have it refunded here: they are told where', async () => {
    const words = '这笔订单由 Apple 收款，退款须由购买者在 App Store 申请'
    const preview = await shop.ask<Data<'previewAfterSale'>>('previewAfterSale', { orderNo }, token)
    expect(preview.data).toMatchObject({ kinds: [], why: words })
    const lines = [{ lineNo: 1, quantity: 1 }]
    const applied = { orderNo, kind: 'refund', lines, reason: '不想要了' }
    expect(await shop.ask('applyAfterSale', applied, token)).toMatchObject({
      resultCode: '907',
      resultMsg: words
    })
    expect(await refundableOf(orderNo as OrderNo, shop.database.db)).toMatchObject({ leftFen: 0, why: words })
    await expect(byStaff(orderNo, 100)).rejects.toThrow(words)
  })

  test('Apple asks first: a refund is advised until something was taken', async () => {
    const number = `${orderNo}P01`
    expect(await inquire(number)).toMatchObject({
      result_code: 0,
      result_info: '建议退款',
      evidence: expect.stringContaining('商品已交付，尚未使用') as string
    })
    await shop.database.pool.query(
      `insert into round_usages (member_plate_id, round_no, used, quota)
       select p.id, 1, 1, 2 from member_plates p join card_terms t on t.id = p.term_id where t.order_no = $1`,
      [orderNo]
    )
    expect(await inquire(number)).toMatchObject({
      result_code: 1,
      result_info: '建议拒绝退款',
      evidence: expect.stringContaining('权益已领取') as string
    })
    // it asks three times: one line for staff, with the last answer
    await inquire(number)
    expect((await messages())[0]).toMatchObject({
      event: 'xpay_subscribe_ios_refund_query_notify',
      outTradeNo: number,
      orderNo,
      times: 3,
      answer: { refund: false }
    })
  })

  test('before delivery a refund is advised, after a refund not; of what is not ours nothing is said', async () => {
    const { orderNo: open } = await orderInMini(shop, token, TEA, IPHONE)
    await beginInMini(shop, token, open, IPHONE)
    expect(await inquire(`${open}P01`)).toMatchObject({ result_code: 0 })
    const back = await paidInMini(shop, token, TEA, IPHONE)
    await push(refundMessage(`${back}P01`, 990, { OpenId: openIdOf(IPHONE.name) }))
    expect(await inquire(`${back}P01`)).toMatchObject({
      result_code: 1,
      evidence: expect.stringContaining('商家已退款') as string
    })
    expect(await inquire('26110100000000000000P01')).toBe(401)
    expect((await messages())[0]).toMatchObject({
      outTradeNo: '26110100000000000000P01',
      orderNo: null,
      answer: null
    })
  })

  test('Apple gives it back: the order and its goods follow', async () => {
    const told = refundMessage(`${orderNo}P01`, 19900, { OpenId: openIdOf(IPHONE.name) })
    expect(await push(told)).toBe(200)
    expect(await shop.stateOf(orderNo)).toBe('refunded')
    expect(await moneyOf(shop, orderNo)).not.toHaveProperty('virtual')
  })

  test('less than a yuan is refused before there is an order', async () => {
    await shop.database.pool.query(`update products set price_fen = 99 where id = 'many'`)
    await releaseItems(shop)
    const many = { kind: 'product', itemId: 'many' }
    const refused = await shop.ask('createOrder', many, token, inMini(IPHONE))
    expect(refused).toMatchObject({
      resultCode: '400',
      resultMsg: expect.stringContaining('¥1.00') as string
    })
    expect((await shop.ask('createOrder', many, token, inMini(ANDROID))).resultCode).toBe('100')
  })

  test('a second payment through Apple cannot be sent back by us: staff see it', async () => {
    const { orderNo: twice } = await orderInMini(shop, token, TEA, IPHONE)
    const first = await beginInMini(shop, token, twice, IPHONE)
    const tablet = { ...IPHONE, name: 'ipad' }
    const second = await beginInMini(shop, token, twice, tablet)
    await shop.sheet(second, { phone: tablet })
    await shop.sheet(first, { phone: IPHONE })
    await shop.jobs.run('carry out refunds')
    expect(await shop.row('select state, failure from refunds where order_no = $1', [twice])).toEqual({
      state: 'failed',
      failure: 'refused'
    })
    expect(await shop.stateOf(twice)).toBe('fulfilled')
  })
})

test('an abandoned payment is watched for a day, then no longer', async () => {
  const { orderNo } = await orderInMini(shop, token, TEA)
  await beginInMini(shop, token, orderNo)
  shop.clock.advance(3 * 3_600_000)
  await shop.jobs.run('close overdue orders')
  await shop.jobs.run('watch open payments')
  expect(await paymentsOf(shop, orderNo)).toMatchObject([{ state: 'created' }])
  shop.clock.advance(25 * 3_600_000)
  await shop.jobs.run('watch open payments')
  expect(await paymentsOf(shop, orderNo)).toMatchObject([{ state: 'closed' }])
  expect(shop.logLines.filter((line) => line.includes('unanswered'))).toEqual([])
})
