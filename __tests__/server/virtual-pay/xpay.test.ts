/** The real client against an xpay on loopback, which checks each call by itself with Node's crypto. */
import { createHmac } from 'node:crypto'
import { asJson, listen, type Loopback, type OutsideRequest } from '../../../e2e/support/outside/loopback'
import { SettingsError } from '../../../server/config/settings-error'
import { PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import { createVirtualPay, readXpay } from '../../../server/gateways/virtual-pay/create-virtual-pay'
import type { VirtualPayGateway } from '../../../server/gateways/virtual-pay/virtual-pay-gateway'
import { XpayRefused } from '../../../server/gateways/virtual-pay/xpay-call'
import { testSettings } from '../../support/server/test-app'

const APP_KEY = 'app-key-of-the-merchant'
const NOW = Date.UTC(2026, 10, 28)

let world: Loopback
let gateway: VirtualPayGateway
let env: Record<string, string>
/** What each path answers, and what it was asked. */
const answers = new Map<string, object[]>()
const asked: { path: string; body: Record<string, unknown> }[] = []
let token = 'token-1'
let tokensGiven = 0

/** Files that xpay's answers name, in the order of its lists. */
let files: string[] = []

function answer({ url, body }: OutsideRequest) {
  if (url.pathname === '/file') return { body: files[Number(url.searchParams.get('of'))] ?? '' }
  if (url.pathname === '/cgi-bin/stable_token') {
    tokensGiven += 1
    return asJson({ access_token: token, expires_in: 7200 })
  }
  if (url.searchParams.get('access_token') !== token) return asJson({ errcode: 40001, errmsg: 'invalid' })
  const expected = createHmac('sha256', APP_KEY).update(`${url.pathname}&${body}`).digest('hex')
  if (url.searchParams.get('pay_sig') !== expected) return asJson({ errcode: 268490003, errmsg: 'sign' })
  asked.push({ path: url.pathname, body: JSON.parse(body) as Record<string, unknown> })
  const next = answers.get(url.pathname)?.shift()
  return asJson(next ?? { errcode: 268490002, errmsg: 'not found' })
}

beforeAll(async () => {
  world = await listen(answer)
  env = {
    WECHAT_BASE_URL: world.origin,
    WECHAT_APP_ID: 'wx1234567890abcdef',
    WECHAT_APP_SECRET: 'secret',
    VIRTUAL_PAY_OFFER_ID: '1450019686',
    VIRTUAL_PAY_APP_KEY: APP_KEY,
    WECHAT_PUSH_TOKEN: 'push-token',
    WECHAT_PUSH_AES_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'
  }
  const { gateways } = testSettings()
  const settings = testSettings({
    gateways: { ...gateways, pay: 'real', wechat: 'real' },
    virtualGoods: ['card']
  })
  const made = await createVirtualPay(settings, () => NOW, env)
  if (!made) throw new Error('It is set up')
  gateway = made
})
afterAll(() => world.close())
beforeEach(() => {
  answers.clear()
  asked.length = 0
})

const say = (path: string, ...said: object[]) => answers.set(`/xpay/${path}`, said)
const order = (over: object) => ({
  errcode: 0,
  errmsg: 'ok',
  order: {
    order_id: 'order12345',
    status: 4,
    order_fee: 990,
    left_fee: 990,
    paid_time: NOW / 1000,
    wx_order_id: 'XPAY1',
    wxpay_order_id: '4200001',
    ...over
  }
})
const payer = { outTradeNo: 'order12345', openId: 'o_1' }
const refund = { ...payer, outRefundNo: 'order12345R01', amountFen: 400 }

test('a payment is signed with both keys, over one text', () => {
  const trade = { productId: 'card_gold_990', priceFen: 990, quantity: 1, sellingFen: 790 }
  const signed = gateway.sign({ ...trade, outTradeNo: 'order12345', attach: '金' }, 'session==')
  expect(signed.signData).toBe(
    '{"offerId":"1450019686","buyQuantity":1,"env":0,"currencyType":"CNY","productId":"card_gold_990","goodsPrice":990,"activitySellingPrice":790,"outTradeNo":"order12345","attach":"金"}'
  )
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text, 'utf8').digest('hex')
  expect(signed).toMatchObject({
    mode: 'short_series_goods',
    paySig: hmac(APP_KEY, `requestVirtualPayment&${signed.signData}`),
    signature: hmac('session==', signed.signData)
  })
})

test.each([
  [{ status: 0 }, { state: 'open' }],
  [{ status: 1 }, { state: 'open' }],
  [{ status: 6 }, { state: 'closed' }],
  [{ status: 2 }, { state: 'paid', transactionId: '4200001', amountFen: 990, paidAt: new Date(NOW) }],
  [
    { status: 4, wxpay_order_id: '' },
    { state: 'paid', transactionId: 'XPAY1' }
  ],
  [
    { status: 4, left_fee: 1 },
    { state: 'refunded', amountFen: 990 }
  ],
  [{ status: 5, left_fee: 0 }, { state: 'refunded' }]
])('an order with %j is %j', async (over, state) => {
  say('query_order', order(over))
  expect(await gateway.query(payer)).toMatchObject(state)
  expect(asked).toEqual([
    { path: '/xpay/query_order', body: { openid: 'o_1', env: 0, order_id: 'order12345' } }
  ])
})

test('what xpay does not know was never paid; about another order nothing is believed', async () => {
  expect(await gateway.query(payer)).toEqual({ state: 'unknown' })
  say('query_order', order({ order_id: 'order99999' }))
  await expect(gateway.query(payer)).rejects.toThrow(PayUnreachable)
})

test('a token that WeChat took back is replaced, and the call repeated', async () => {
  const before = tokensGiven
  token = 'token-2'
  say('query_order', order({}))
  expect(await gateway.query(payer)).toMatchObject({ state: 'paid' })
  expect(tokensGiven).toBe(before + 1)
})

test('WeChat is told once that goods were handed over, and only while it waits for that', async () => {
  say('query_order', order({ status: 4 }))
  await gateway.confirmDelivery(payer)
  expect(asked.map(({ path }) => path)).toEqual(['/xpay/query_order'])
  say('query_order', order({ status: 2 }), order({ status: 3 }))
  say('notify_provide_goods', { errcode: 0 }, { errcode: 268490004 })
  await gateway.confirmDelivery(payer)
  await gateway.confirmDelivery(payer)
  expect(asked.at(-1)).toEqual({
    path: '/xpay/notify_provide_goods',
    body: { order_id: 'order12345', env: 0 }
  })
})

test('a refund names what is left, and is asked about under its own number', async () => {
  say('query_order', { errcode: 268490002 }, order({ left_fee: 700 }))
  say('refund_order', { errcode: 0 })
  expect(await gateway.refund(refund)).toBe('processing')
  expect(asked.at(-1)).toEqual({
    path: '/xpay/refund_order',
    body: {
      openid: 'o_1',
      order_id: 'order12345',
      refund_order_id: 'order12345R01',
      left_fee: 700,
      refund_fee: 400,
      biz_meta: '',
      refund_reason: '5',
      req_from: '3',
      env: 0
    }
  })
  const known = (status: number) => order({ order_id: 'order12345R01', status })
  say('query_order', known(2), known(5), known(7))
  expect(await gateway.refund(refund)).toBe('processing')
  expect(await gateway.refund(refund)).toBe('done')
  expect(await gateway.refund(refund)).toBe('closed')
})

test('a refund that is under way, all gone, or refused', async () => {
  const missing = { errcode: 268490002 }
  say('query_order', missing, order({}), missing, order({ left_fee: 0 }), missing, order({ left_fee: 399 }))
  say('refund_order', { errcode: 268490014 })
  expect(await gateway.refund(refund)).toBe('processing')
  expect(await gateway.refund(refund)).toBe('elsewhere')
  await expect(gateway.refund(refund)).rejects.toMatchObject({ code: 'PARAM_ERROR' })
  // somebody else refunded meanwhile: later, with what is left then
  say('query_order', missing, order({}))
  say('refund_order', { errcode: 268490016 })
  await expect(gateway.refund(refund)).rejects.toThrow(PayUnreachable)
})

test('codes of xpay: later, or a refusal', async () => {
  for (const errcode of [-1, 268490011, 268490012, 268490015]) {
    say('query_order', { errcode })
    await expect(gateway.query(payer)).rejects.toThrow(PayUnreachable)
  }
  say('query_order', { errcode: 268490001, errmsg: 'openid' })
  await expect(gateway.query(payer)).rejects.toThrow(XpayRefused)
})

test('items are made and released in batches', async () => {
  say('start_upload_goods', { errcode: 0 })
  const goods = { productId: 'card_gold_990', name: '金卡', priceFen: 990, pictureUrl: 'https://x.cn/a.png' }
  await gateway.upload([goods])
  expect(asked.at(-1)?.body).toEqual({
    upload_item: [
      { id: 'card_gold_990', name: '金卡', price: 990, remark: '金卡', item_url: 'https://x.cn/a.png' }
    ],
    env: 0
  })
  say('query_upload_goods', {
    errcode: 0,
    status: 2,
    upload_item: [
      { id: 'a', upload_status: 0 },
      { id: 'b', upload_status: 1 },
      { id: 'c', upload_status: 2 },
      { id: 'd', upload_status: 3, errmsg: '图片无效' }
    ]
  })
  const { state, items } = await gateway.uploads()
  expect([state, ...[...items.values()].map((item) => item.state)]).toEqual([
    'failed',
    'running',
    'done',
    'done',
    'failed'
  ])
  expect(items.get('d')?.problem).toBe('图片无效')
  say('start_publish_goods', { errcode: 0 })
  await gateway.publish(['b'])
  expect(asked.at(-1)?.body).toEqual({ publish_item: [{ id: 'b' }], env: 0 })
  say('query_publish_goods', { errcode: 0, status: 3, publish_item: [{ id: 'b', publish_status: 2 }] })
  expect((await gateway.publications()).items.get('b')?.state).toBe('done')
})

test('settings: what is missing or wrong is named', async () => {
  expect(() => readXpay({ ...env, VIRTUAL_PAY_APP_KEY: '' })).toThrow(
    'VIRTUAL_PAY_APP_KEY: required when VIRTUAL_GOODS is set'
  )
  expect(() => readXpay({ ...env, WECHAT_PUSH_AES_KEY: 'short' })).toThrow(SettingsError)
  expect(() => readXpay({ ...env, VIRTUAL_PAY_ENV: '2' })).toThrow('VIRTUAL_PAY_ENV')
  expect(readXpay({ ...env, VIRTUAL_PAY_ENV: '1' }).env).toBe(1)
  const { gateways } = testSettings()
  const real = (virtualGoods: readonly 'card'[]) =>
    createVirtualPay(testSettings({ gateways: { ...gateways, pay: 'real' }, virtualGoods }), () => NOW, {})
  expect(await real([])).toBeNull()
  await expect(real(['card'])).rejects.toThrow('GATEWAY_WECHAT')
})

describe('lists of a day', () => {
  const PAYMENTS = '\uFEFF交易单号,商户单号,支付金额(元),支付时间,商品\r\n'
  const REFUNDS = '退款单号,商户退款单号,商户单号,退款金额(元),退款时间,退款状态\n'
  const done = (of: number, origin = world.origin) => ({
    errcode: 0,
    status: 2,
    download_url: `${origin}/file?of=${of}`
  })
  const begun = () =>
    say('start_download_order', ...[0, 1, 2, 3, 4, 5].map((id) => ({ errcode: 0, task_id: `t${id}` })))

  test('six are begun for one day, asked about until all are there, and read', async () => {
    begun()
    const running = { errcode: 0, status: 1 }
    say('query_download_order', done(0), done(1), running, done(3), done(4), done(5))
    files = [
      `${PAYMENTS}\t4200001,\torder12345,9.90,2026-11-27 10:00:00,"茶, 一盒"\r\n`,
      PAYMENTS,
      `${REFUNDS}50300001,order12345R01,order12345,4.00,2026-11-27 11:00:00,退款中\n`,
      // it was handed over between two lists: in both, once
      `${PAYMENTS}4200001,order12345,9.90,2026-11-27 10:00:00,茶\n`,
      PAYMENTS,
      `${REFUNDS}50300002,,order67890,1.00,2026-11-27 12:00:00,已退款\n`
    ]
    await expect(gateway.bill('2026-11-27')).rejects.toMatchObject({ code: 'STATEMENT_CREATING' })
    const lists = asked.filter(({ path }) => path === '/xpay/start_download_order').map(({ body }) => body)
    const day = { begin_ds: 20261127, end_ds: 20261127, env: 0 }
    expect(lists).toEqual([
      { ...day, order_type: 2, is_provided: true, pay_channel: 1 },
      { ...day, order_type: 2, is_provided: false, pay_channel: 1 },
      { ...day, order_type: 4, refund_status: 0, pay_channel: 1 },
      { ...day, order_type: 2, is_provided: true, pay_channel: 2 },
      { ...day, order_type: 2, is_provided: false, pay_channel: 2 },
      { ...day, order_type: 4, refund_status: 0, pay_channel: 2 }
    ])
    // later: they are asked about again, and not begun again
    say('query_download_order', done(0), done(1), done(2), done(3), done(4), done(5))
    const rows = await gateway.bill('2026-11-27')
    expect(asked.filter(({ body }) => body.task_id === 't2')).toHaveLength(2)
    expect(asked.filter(({ path }) => path === '/xpay/start_download_order')).toHaveLength(6)
    expect(rows).toEqual([
      expect.objectContaining({
        kind: 'payment',
        number: '4200001',
        outTradeNo: 'order12345',
        amountFen: 990
      }),
      expect.objectContaining({
        kind: 'refund',
        outRefundNo: 'order12345R01',
        amountFen: 400,
        state: 'PROCESSING'
      }),
      expect.objectContaining({
        kind: 'refund',
        outRefundNo: '50300002',
        outTradeNo: 'order67890',
        state: 'SUCCESS'
      })
    ])
    expect(rows[0]?.at).toEqual(new Date('2026-11-27T10:00:00+08:00'))
  })

  test.each([
    ['other columns', '订单,金额\n1,2\n', 'without 交易单号'],
    ['a workbook', 'PK\u0003\u0004', 'packed'],
    ['a line that is cut off', `${PAYMENTS}4200001,order1`, 'no CSV'],
    ['an amount that is none', `${PAYMENTS}1,2,many,2026-11-27 10:00:00,x`, 'amount']
  ])('%s: nothing is compared with it', async (_name, file, words) => {
    begun()
    say('query_download_order', ...[0, 1, 2, 3, 4, 5].map((of) => done(of)))
    files = [file, PAYMENTS, REFUNDS, PAYMENTS, PAYMENTS, REFUNDS]
    await expect(gateway.bill('2026-11-26')).rejects.toThrow(words)
  })

  test('a task that failed is begun anew; a file elsewhere is not fetched', async () => {
    begun()
    say('query_download_order', ...Array.from({ length: 6 }, () => ({ errcode: 0, status: 3 })))
    await expect(gateway.bill('2026-11-25')).rejects.toMatchObject({ code: 'TASK_FAILED' })
    begun()
    say('query_download_order', ...[0, 1, 2, 3, 4, 5].map((of) => done(of, 'http://198.51.100.1')))
    await expect(gateway.bill('2026-11-25')).rejects.toThrow(PayUnreachable)
  })
})
