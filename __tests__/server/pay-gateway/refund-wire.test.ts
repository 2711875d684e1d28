/** Refunds as the real client asks for them, against a host that checks the merchant's signature and signs its answers. */
import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Merchant } from '../../../server/gateways/pay/merchant'
import { PayRefused, PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import { createWechatPay } from '../../../server/gateways/pay/wechat-pay'

const NOW = 1_795_000_000_000
const merchantKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const platformKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PLATFORM = 'PUB_KEY_ID_0000000000000000000001'

interface Asked {
  readonly line: string
  /** `Wechatpay-Serial`. */
  readonly keyId: string | undefined
  readonly body: Record<string, unknown>
}

let server: Server
let baseUrl = ''
let asked: Asked[] = []
let answer: () => { status: number; body: object; unsigned?: boolean }
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    let raw = ''
    incoming.on('data', (chunk: Buffer) => (raw += chunk.toString('utf8')))
    incoming.on('end', () => {
      const { method = '', url = '', headers } = incoming
      const { status, body, unsigned } = isSigned(method, url, headers, raw)
        ? answer()
        : { status: 401, body: { code: 'SIGN_ERROR', message: '签名错误' }, unsigned: true }
      if (status !== 401) {
        const keyId = headers['wechatpay-serial']?.toString()
        asked.push({ line: `${method} ${url}`, keyId, body: JSON.parse(raw) as Asked['body'] })
      }
      const text = JSON.stringify(body)
      outgoing.writeHead(status, unsigned ? {} : signature(text))
      outgoing.end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = []
  answer = () => ({ status: 200, body: { status: 'PROCESSING' } })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** As the documentation of API v3 has it, by node:crypto alone. */
function isSigned(method: string, url: string, headers: IncomingHttpHeaders, body: string): boolean {
  const [scheme, list = ''] = (headers.authorization ?? '').split(/ (.*)/s)
  const fields = Object.fromEntries(
    [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  )
  const {
    mchid,
    serial_no: serial,
    timestamp,
    nonce_str: nonce,
    signature: sign
  } = fields as Record<string, string>
  const message = `${method}\n${url}\n${timestamp}\n${nonce}\n${body}\n`
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    mchid === '1900000001' &&
    serial === 'MERCHANT1' &&
    createVerify('RSA-SHA256')
      .update(message)
      .verify(merchantKeys.publicKey, sign ?? '', 'base64')
  )
}

function signature(body: string, key = platformKeys.privateKey): Record<string, string> {
  const timestamp = String(NOW / 1000)
  const sign = createSign('RSA-SHA256').update(`${timestamp}\nnonce\n${body}\n`).sign(key, 'base64')
  return {
    'wechatpay-serial': PLATFORM,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'nonce',
    'wechatpay-signature': sign
  }
}

const merchant = (over: Partial<Merchant> = {}): Merchant => ({
  baseUrl,
  mchId: '1900000001',
  appIds: { mini: 'wxMini', jsapi: 'wxMini', h5: 'wxMini' },
  serial: 'MERCHANT1',
  privateKey: merchantKeys.privateKey,
  apiV3Key: 'k'.repeat(32),
  platformKeys: { [PLATFORM]: platformKeys.publicKey },
  platformKeyId: PLATFORM,
  notifyUrl: 'https://shop.example/unionbuy-server/payment/wechat/notify',
  ...over
})
const client = (privateKey = merchantKeys.privateKey) => createWechatPay(merchant({ privateKey }), () => NOW)

const REFUND = {
  outTradeNo: '2026112300000000000101',
  outRefundNo: '2026112300000000000101R1',
  amountFen: 990,
  totalFen: 10_700,
  reason: '售后退款，原路退回'
}

test('a part of a payment is asked back under one number, with what the payment was of', async () => {
  expect(await client().refund(REFUND)).toBe('processing')
  answer = () => ({ status: 200, body: { status: 'SUCCESS' } })
  expect(await client().refund(REFUND)).toBe('done')
  expect(asked[1]).toEqual(asked[0])
  expect(asked[0]).toEqual({
    line: 'POST /v3/refund/domestic/refunds',
    keyId: PLATFORM,
    body: {
      out_trade_no: REFUND.outTradeNo,
      out_refund_no: REFUND.outRefundNo,
      reason: REFUND.reason,
      notify_url: 'https://shop.example/unionbuy-server/payment/wechat/notify',
      amount: { refund: 990, total: 10_700, currency: 'CNY' }
    }
  })
})

test('the public key is named in every call, and no certificate is', async () => {
  await client().refund(REFUND)
  const CERTIFICATE = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
  const { platformKeyId: _, ...certificates } = merchant({
    platformKeys: { [CERTIFICATE]: platformKeys.publicKey }
  })
  await expect(createWechatPay(certificates, () => NOW).refund(REFUND)).rejects.toThrow(
    'unknown platform key'
  )
  expect(asked.map(({ keyId }) => keyId)).toEqual([PLATFORM, undefined])
})

test('what the buyer reads is cut between characters, in the bytes that the channel takes', async () => {
  answer = () => ({ status: 200, body: { prepay_id: 'wx1' } })
  const trade = {
    outTradeNo: 'T00001',
    description: `${'茶'.repeat(41)}🍵`,
    amountFen: 1,
    expiresAt: new Date(NOW)
  }
  await client().openPrepay(trade, 'mini', 'o')
  expect(asked[0]?.body['description']).toBe(`${'茶'.repeat(41)}🍵`)
  await client().openPrepay({ ...trade, description: `${'茶'.repeat(41)}a🍵` }, 'mini', 'o')
  expect(asked[1]?.body['description']).toBe(`${'茶'.repeat(41)}a`)
  answer = () => ({ status: 200, body: { status: 'PROCESSING' } })
  await client().refund({ ...REFUND, reason: `${'退'.repeat(26)}👨‍👩‍👧‍👦` })
  expect(asked[2]?.body['reason']).toBe('退'.repeat(26))
})

test.each([
  ['CLOSED', 'closed'],
  ['ABNORMAL', 'abnormal']
])('%s is an end, and no money that is back', async (status, state) => {
  answer = () => ({ status: 200, body: { status } })
  expect(await client().refund(REFUND)).toBe(state)
})

test('a trade that has gone back as a whole is known by the words of its refusal', async () => {
  const refused = (message: string) => () => ({
    status: 400,
    body: { code: 'INVALID_REQUEST', message },
    unsigned: true
  })
  answer = refused('订单已全额退款')
  expect(await client().refund(REFUND)).toBe('elsewhere')
  answer = refused('请求重入时，参数与首次请求时不一致')
  await expect(client().refund(REFUND)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('a refusal has its code; the signature of somebody else is one', async () => {
  answer = () => ({ status: 403, body: { code: 'NOT_ENOUGH', message: '余额不足' }, unsigned: true })
  await expect(client().refund(REFUND)).rejects.toMatchObject({ name: PayRefused.name, code: 'NOT_ENOUGH' })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await expect(client(privateKey).refund(REFUND)).rejects.toMatchObject({ code: 'SIGN_ERROR', status: 401 })
})

test.each([
  ['an answer that nobody signed', { status: 200, body: { status: 'SUCCESS' }, unsigned: true }],
  ['an answer of another shape', { status: 200, body: { refund_status: 'SUCCESS' } }],
  ['a fault of the host', { status: 500, body: { code: 'SYSTEM_ERROR', message: '系统错误' } }]
])('%s books nothing: it is asked for again', async (_, wrong) => {
  answer = () => wrong
  await expect(client().refund(REFUND)).rejects.toThrow(PayUnreachable)
})
