import { generateKeyPairSync } from 'node:crypto'
import type { Merchant } from '../../../server/gateways/pay/merchant'
import { PayRefused, PayUnreachable, type NewTrade } from '../../../server/gateways/pay/pay-gateway'
import { isSignedBy, payMessage } from '../../../server/gateways/pay/wechat-crypto'
import { createWechatPay } from '../../../server/gateways/pay/wechat-pay'
import { sandboxPayKeys } from '../../../server/sandbox/pay/keys'
import { SANDBOX_PLATFORM_SERIAL, sandboxMerchant } from '../../../server/sandbox/pay/sandbox-merchant'
import { testSettings } from '../../support/server/test-app'
import { openShop, type Shop } from '../payment/shop'

let shop: Shop
let merchant: Merchant
const keys = sandboxPayKeys(testSettings().dataDir)

beforeAll(async () => {
  shop = await openShop()
  merchant = sandboxMerchant({ ...testSettings(), port: Number(new URL(shop.origin).port) })
})
afterAll(() => shop.close())

const client = (over: Partial<Merchant> = {}) =>
  createWechatPay({ ...merchant, ...over }, () => shop.clock.now().getTime())

let number = 0
const trade = (over: Partial<NewTrade> = {}): NewTrade => ({
  outTradeNo: `TRADE${(number += 1)}`.padEnd(10, '0'),
  description: '会员卡',
  amountFen: 990,
  expiresAt: new Date(shop.clock.now().getTime() + 60_000),
  ...over
})

async function paid(over: Partial<NewTrade> = {}) {
  const opened = trade(over)
  const prepayId = await client().openPrepay(opened, 'mini', 'o')
  const params = client().signPrepay(prepayId, 'mini')
  const response = await fetch(`${shop.origin}/sandbox/wechat-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payParams: params, result: 'pay', notice: 'lost' })
  })
  expect(await response.json()).toEqual({ errMsg: 'requestPayment:ok' })
  return opened
}

test('a trade goes from open to paid to refunded, and a refund asked twice is one', async () => {
  const opened = trade()
  expect(await client().query(opened.outTradeNo)).toEqual({ state: 'unknown' })
  const prepayId = await client().openPrepay(opened, 'mini', 'o')
  expect(await client().openPrepay(opened, 'mini', 'o')).toBe(prepayId)
  expect(await client().query(opened.outTradeNo)).toEqual({ state: 'open' })

  const { outTradeNo } = await paid()
  expect(await client().query(outTradeNo)).toMatchObject({ state: 'paid', amountFen: 990 })
  const refund = { outTradeNo, outRefundNo: `${outTradeNo}R`, amountFen: 990, totalFen: 990, reason: '退款' }
  expect(await client().refund(refund)).toBe('done')
  expect(await client().refund(refund)).toBe('done')
  expect(await client().refund({ ...refund, outRefundNo: 'OTHER' })).toBe('elsewhere')
  await expect(client().refund({ ...refund, amountFen: 1 })).rejects.toThrow(PayRefused)
  expect(await client().query(outTradeNo)).toMatchObject({ state: 'refunded', amountFen: 990 })
})

test('a closed trade takes no money, a paid one cannot be closed', async () => {
  const opened = trade()
  const prepayId = await client().openPrepay(opened, 'jsapi', 'o')
  await client().close(opened.outTradeNo)
  await client().close(opened.outTradeNo)
  expect(await client().query(opened.outTradeNo)).toEqual({ state: 'closed' })
  await expect(client().openPrepay(opened, 'jsapi', 'o')).rejects.toMatchObject({ code: 'ORDER_CLOSED' })
  expect(await confirm({ ...client().signPrepay(prepayId, 'jsapi') })).toMatch(/fail/)
  const { outTradeNo } = await paid()
  await expect(client().close(outTradeNo)).rejects.toMatchObject({ code: 'ORDERPAID' })
})

test('a number used for another amount is refused', async () => {
  const opened = trade()
  await client().openPrepay(opened, 'mini', 'o')
  await expect(client().openPrepay({ ...opened, amountFen: 1 }, 'mini', 'o')).rejects.toMatchObject({
    code: 'OUT_TRADE_NO_USED'
  })
})

test('paySign is what WeChat documents, and any change of what it signs is noticed', async () => {
  const prepayId = await client().openPrepay(trade(), 'mini', 'o')
  const params = client().signPrepay(prepayId, 'mini')
  const { appId, timeStamp, nonceStr, packageInfo, paySign } = params
  expect(timeStamp).toMatch(/^\d{10}$/)
  expect(isSignedBy(keys.merchantPublic, payMessage(appId, timeStamp, nonceStr, packageInfo), paySign)).toBe(
    true
  )
  for (const change of [
    { timeStamp: String(Number(timeStamp) + 1) },
    { nonceStr: `${nonceStr}0` },
    { packageInfo: 'prepay_id=wx0' },
    { appId: 'wx0' },
    { signType: 'MD5' }
  ]) {
    expect(await confirm({ ...params, ...change })).toMatch(/fail/)
  }
  expect(await confirm(params)).toBe('requestPayment:ok')
})

test('requests that a stranger signs are refused', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await expect(client({ privateKey }).query('TRADE')).rejects.toMatchObject({
    code: 'SIGN_ERROR',
    status: 401
  })
  await expect(client({ serial: '0' }).query('TRADE')).rejects.toMatchObject({ code: 'SIGN_ERROR' })
})

test('an answer that the platform did not sign is no answer', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { outTradeNo } = await paid()
  const deaf = client({ platformKeys: { [SANDBOX_PLATFORM_SERIAL]: publicKey } })
  await expect(deaf.query(outTradeNo)).rejects.toThrow(PayUnreachable)
  await expect(client({ platformKeys: {} }).query(outTradeNo)).rejects.toThrow(PayUnreachable)
})

test('a channel that is not there is said to be unreachable', async () => {
  await expect(client({ baseUrl: 'http://127.0.0.1:9' }).query('TRADE')).rejects.toThrow(PayUnreachable)
  await expect(client({ baseUrl: `${shop.origin}/nowhere` }).query('TRADE1')).rejects.toThrow()
})

test('a request repeated byte for byte is refused', async () => {
  const sent: [URL, RequestInit][] = []
  const real = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    sent.push([url as URL, init ?? {}])
    return real(url, init)
  })
  await client().query('TRADE-NONE')
  jest.restoreAllMocks()
  const [url, init] = sent[0] as [URL, RequestInit]
  const again = await fetch(url, init)
  expect(again.status).toBe(401)
})

async function confirm(payParams: object): Promise<string> {
  const response = await fetch(`${shop.origin}/sandbox/wechat-pay/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payParams, result: 'pay', notice: 'lost' })
  })
  return ((await response.json()) as { errMsg: string }).errMsg
}
