import { createHmac } from 'node:crypto'
import { signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import {
  createPartnerRecharge,
  readRechargeSettings
} from '../../../server/gateways/recharge/partner-recharge'
import { RemoteError } from '../../../server/gateways/remote-json'
import { startFakeRemote, type RemoteAnswer } from '../wechat/fake-remote'

const SECRET = 'partner-secret'
const NOW = 1_795_000_000_000
const request = { requestId: 'r-1', account: '13800138000', amountFen: 5000, productName: '话费 50 元' }

let answer: (orderNo: string) => RemoteAnswer
let fake: Awaited<ReturnType<typeof startFakeRemote>>

beforeAll(async () => {
  fake = await startFakeRemote(({ body }) => answer(new URLSearchParams(body).get('order_no') ?? ''))
})
afterAll(() => fake.close())

const submit = (address = fake.baseUrl.href) =>
  createPartnerRecharge(
    readRechargeSettings({
      RECHARGE_BASE_URL: address,
      RECHARGE_MERCHANT: 'shop-7',
      RECHARGE_SECRET: SECRET
    }),
    () => NOW
  ).submit(request, new Date(NOW))

const signed = (fields: Record<string, string>, secret = SECRET) => {
  const whole = { time: String(NOW / 1000), nonce: 'n', ...fields }
  return { ...whole, sign: signatureOf(whole, secret) }
}

test('asks with every parameter, signed over the sorted ones, each time with another nonce', async () => {
  answer = (orderNo) => signed({ code: 'OK', order_no: orderNo, status: 'success' })
  await submit()
  await submit(`${fake.baseUrl.href}v2/`)
  const [first, second] = fake.requests.map(({ body }) => new URLSearchParams(body))
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /recharge',
    'POST /v2/recharge'
  ])
  const { nonce = '', sign, ...rest } = Object.fromEntries(first ?? [])
  expect(rest).toEqual({
    merchant: 'shop-7',
    order_no: 'r-1',
    account: '13800138000',
    amount: '5000',
    product: '话费 50 元',
    time: '1795000000'
  })
  // written out by hand, as a partner would compute it
  const text = `account=13800138000&amount=5000&merchant=shop-7&nonce=${nonce}&order_no=r-1&product=%E8%AF%9D%E8%B4%B9%2050%20%E5%85%83&time=1795000000`
  expect(sign).toBe(createHmac('sha256', SECRET).update(text).digest('hex'))
  expect(second?.get('nonce')).not.toBe(nonce)
})

test.each([
  [{ code: 'OK', status: 'success' }, { state: 'done' }],
  [{ code: 'OK', status: 'processing' }, { state: 'processing' }],
  [
    { code: 'OK', status: 'failed', reason: '号码已停机' },
    { state: 'refused', reason: '号码已停机' }
  ],
  [{ code: 'REFUSED' }, { state: 'refused', reason: '充值未成功' }],
  [{ code: 'MONTH_LIMIT' }, { state: 'limit' }]
])('%j is %j', async (fields, outcome) => {
  answer = (orderNo) => signed({ ...fields, order_no: orderNo })
  expect(await submit()).toEqual(outcome)
})

test.each<[string, (orderNo: string) => RemoteAnswer]>([
  [
    'unsigned',
    (orderNo) => ({ code: 'OK', order_no: orderNo, status: 'success', time: '1795000000', sign: '' })
  ],
  ['signed by somebody else', (orderNo) => signed({ code: 'REFUSED', order_no: orderNo }, 'other')],
  ['changed on the way', (orderNo) => ({ ...signed({ code: 'REFUSED', order_no: orderNo }), code: 'OK' })],
  ['about another recharge', () => signed({ code: 'OK', order_no: 'r-2', status: 'success' })],
  ['old', (orderNo) => signed({ code: 'OK', order_no: orderNo, status: 'success', time: '1794999000' })],
  ['of an unknown code', (orderNo) => signed({ code: 'BALANCE_LOW', order_no: orderNo })],
  ['of another shape', () => ({ ok: true })],
  ['an HTTP error', () => 502]
])('an answer that is %s settles nothing: it is asked for again later', async (_, wrong) => {
  answer = wrong
  await expect(submit()).rejects.toThrow(RemoteError)
})

test('its settings are named when they are missing or wrong', () => {
  expect(() => readRechargeSettings({})).toThrow(
    /RECHARGE_BASE_URL[\s\S]*RECHARGE_MERCHANT[\s\S]*RECHARGE_SECRET/
  )
  expect(() =>
    readRechargeSettings({ RECHARGE_BASE_URL: 'ftp://x', RECHARGE_MERCHANT: 'm', RECHARGE_SECRET: 's' })
  ).toThrow(/RECHARGE_BASE_URL: must be/)
})
