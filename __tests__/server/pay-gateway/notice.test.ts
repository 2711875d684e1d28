import { generateKeyPairSync, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { encrypt, newNonce, platformMessage, sign } from '../../../server/gateways/pay/wechat-crypto'
import { sandboxPayKeys } from '../../../server/sandbox/pay/keys'
import {
  SANDBOX_MCH_ID,
  SANDBOX_PLATFORM_SERIAL,
  sandboxMerchant
} from '../../../server/sandbox/pay/sandbox-merchant'
import { testSettings } from '../../support/server/test-app'
import { openShop, type Shop } from '../payment/shop'

const NOTIFY = '/unionbuy-server/payment/wechat/notify'

let shop: Shop
let buyers = 0
const settings = testSettings()
const keys = sandboxPayKeys(settings.dataDir)
const { appIds, apiV3Key } = sandboxMerchant(settings)

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What of a notice a forger may change. */
interface Forgery {
  readonly transaction?: Record<string, unknown>
  readonly eventType?: string
  readonly apiV3Key?: string
  readonly platformKey?: typeof keys.platformPrivate
  readonly headers?: Record<string, string>
  readonly ageSeconds?: number
  /** Changes the body after it was signed. */
  readonly after?: (body: string) => string
}

async function notify(outTradeNo: string, forgery: Forgery = {}) {
  const paid = {
    mchid: SANDBOX_MCH_ID,
    appid: appIds.mini,
    out_trade_no: outTradeNo,
    transaction_id: `4200${outTradeNo}`,
    trade_state: 'SUCCESS',
    amount: { total: 990, payer_total: 990, currency: 'CNY' },
    ...forgery.transaction
  }
  const body = JSON.stringify({
    id: randomUUID(),
    event_type: forgery.eventType ?? 'TRANSACTION.SUCCESS',
    resource: encrypt(JSON.stringify(paid), forgery.apiV3Key ?? apiV3Key, 'transaction')
  })
  const timestamp = String(Math.floor(shop.clock.now().getTime() / 1000) - (forgery.ageSeconds ?? 0))
  const nonce = newNonce()
  const response = await shop.server.inject({
    method: 'POST',
    url: NOTIFY,
    headers: {
      'content-type': 'application/json',
      'wechatpay-serial': SANDBOX_PLATFORM_SERIAL,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': sign(
        platformMessage(timestamp, nonce, body),
        forgery.platformKey ?? keys.platformPrivate
      ),
      ...forgery.headers
    },
    payload: forgery.after ? forgery.after(body) : body
  })
  return { status: response.statusCode, body: response.body }
}

/** Of a buyer of its own: a member has few unpaid orders at once. */
async function unpaidTrade() {
  const token = await shop.login(`buyer${(buyers += 1)}`)
  const { orderNo } = await shop.order(token)
  await shop.begin(token, orderNo)
  return { orderNo, outTradeNo: `${orderNo}P01` }
}

test('a true notice is answered with 204 and pays the order', async () => {
  const { orderNo, outTradeNo } = await unpaidTrade()
  expect(await notify(outTradeNo)).toEqual({ status: 204, body: '' })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

test.each<[string, Forgery]>([
  ['signed by a stranger', { platformKey: stranger }],
  ['with an unknown serial', { headers: { 'wechatpay-serial': 'PUB_KEY_ID_0' } }],
  ['with a serial that is a property of every object', { headers: { 'wechatpay-serial': 'constructor' } }],
  ['six minutes old', { ageSeconds: 360 }],
  ['six minutes in the future', { ageSeconds: -360 }],
  ['changed after signing', { after: (body) => body.replace('SUCCESS', 'SUCCESs') }],
  ['with one more space', { after: (body) => `${body} ` }],
  ['of another merchant', { transaction: { mchid: '1' } }],
  ['of another app', { transaction: { appid: 'wx0' } }],
  ['of another amount', { transaction: { amount: { total: 1, currency: 'CNY' } } }],
  ['in another currency', { transaction: { amount: { total: 990, currency: 'USD' } } }],
  ['encrypted with another key', { apiV3Key: 'k'.repeat(32) }],
  ['about an unknown payment', { transaction: { out_trade_no: '20261121100000000000P01' } }],
  ['without an amount', { transaction: { amount: undefined } }]
])('a notice %s is refused and changes nothing', async (_, forgery) => {
  const { orderNo, outTradeNo } = await unpaidTrade()
  const answer = await notify(outTradeNo, forgery)
  expect(answer.status).toBe(401)
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'FAIL' })
  expect(await shop.stateOf(orderNo)).toBe('unpaid')
})

test('a true notice that tells of no payment is taken and changes nothing', async () => {
  const { orderNo, outTradeNo } = await unpaidTrade()
  expect((await notify(outTradeNo, { eventType: 'COUPON.USE' })).status).toBe(204)
  expect((await notify(outTradeNo, { transaction: { trade_state: 'NOTPAY' } })).status).toBe(204)
  expect(await shop.stateOf(orderNo)).toBe('unpaid')
})

test('when the database fails the channel is told to send again, and the second time works', async () => {
  const { orderNo, outTradeNo } = await unpaidTrade()
  await shop.database.pool.query('alter table payments rename to payments_away')
  expect(await notify(outTradeNo)).toMatchObject({
    status: 500,
    body: expect.stringContaining('FAIL') as string
  })
  await shop.database.pool.query('alter table payments_away rename to payments')
  expect((await notify(outTradeNo)).status).toBe(204)
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('no body whatever makes the route fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.json(), fc.constant('')),
      fc.dictionary(
        fc.constantFrom('wechatpay-serial', 'wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature'),
        fc.stringMatching(/^[\x21-\x7e]{0,40}$/)
      ),
      async (payload, headers) => {
        const answer = await shop.server.inject({ method: 'POST', url: NOTIFY, headers, payload })
        expect(answer.statusCode).toBe(401)
      }
    ),
    { numRuns: 200 }
  )
})
