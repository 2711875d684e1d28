/** The real client of the warehouse against a host that checks its signatures and shapes, and signs its answers. */
import { createHmac } from 'node:crypto'
import {
  createPartnerWarehouse,
  readWarehouseSettings
} from '../../../server/gateways/warehouse/partner-warehouse'
import { RemoteError } from '../../../server/gateways/remote-json'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from '../wechat/fake-remote'

const SECRET = 'warehouse-secret'
const NOW = 1_795_000_000_000
const SECONDS = String(NOW / 1000)

let fake: Awaited<ReturnType<typeof startFakeRemote>>
let answer: (request: RemoteRequest) => RemoteAnswer
beforeAll(async () => {
  fake = await startFakeRemote((request) => answer(request))
})
beforeEach(() => {
  fake.requests.length = 0
  answer = () => signed({ code: 'OK', body: '' })
})
afterAll(() => fake.close())

/** As the warehouse computes it, written out by hand: names sorted, values percent-encoded, what is empty left out. */
function handSigned(fields: Readonly<Record<string, string>>, secret = SECRET): string {
  const names = Object.keys(fields).filter((name) => name !== 'sign' && fields[name] !== '')
  const text = names.sort().map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
  return createHmac('sha256', secret).update(text.join('&')).digest('hex')
}

const signed = (fields: Record<string, string>, secret = SECRET) => {
  const whole = { time: SECONDS, ...fields }
  return { ...whole, sign: handSigned(whole, secret) }
}

const client = (address = fake.baseUrl.href) =>
  createPartnerWarehouse(
    readWarehouseSettings({
      WAREHOUSE_BASE_URL: address,
      WAREHOUSE_MERCHANT: 'shop-7',
      WAREHOUSE_SECRET: SECRET
    }),
    () => NOW
  )

const formOf = ({ body }: RemoteRequest) => Object.fromEntries(new URLSearchParams(body))
const ORDER = {
  orderNo: '20261123000000000001',
  receiver: { name: '王小明', mobile: '13800138000', city: '上海市', address: '上海市静安区长乐路 1 号' },
  lines: [{ lineNo: 1, itemId: 'tea-s', name: '龙井 小罐', quantity: 2 }],
  note: '请放门口 & 勿按铃'
}
const now = new Date(NOW)

test('an order is placed as a signed form; each call has a nonce of its own', async () => {
  await client().place(ORDER, now)
  await client(`${fake.baseUrl.href}v2/`).place(ORDER, now)
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /place',
    'POST /v2/place'
  ])
  const forms = fake.requests.map(formOf)
  for (const form of forms) {
    expect(form.sign).toBe(handSigned(form))
    expect(form).toMatchObject({ merchant: 'shop-7', time: SECONDS })
    expect(JSON.parse(form.body ?? '')).toEqual({
      order_no: ORDER.orderNo,
      receiver: ORDER.receiver,
      note: ORDER.note,
      lines: [{ line_no: 1, quantity: 2, item_id: 'tea-s', name: '龙井 小罐' }]
    })
  }
  expect(forms[0]?.nonce).not.toBe(forms[1]?.nonce)
})

test('parcels are read with their pieces', async () => {
  answer = () =>
    signed({
      code: 'OK',
      body: JSON.stringify([
        {
          parcel_no: 1,
          carrier: 'shunfeng',
          tracking_no: 'SF1234567890',
          sent_at: '2026-11-23T10:00:00+08:00',
          lines: [{ line_no: 1, quantity: 2 }]
        }
      ])
    })
  expect(await client().parcels(ORDER.orderNo, now)).toEqual([
    {
      parcelNo: 1,
      carrier: 'shunfeng',
      trackingNo: 'SF1234567890',
      sentAt: new Date('2026-11-23T02:00:00Z'),
      lines: [{ lineNo: 1, quantity: 2 }]
    }
  ])
  expect(JSON.parse(fake.requests.map(formOf)[0]?.body ?? '')).toEqual({ order_no: ORDER.orderNo })
})

test('a withdrawal names its request, and is kept back or too late', async () => {
  const ask = () => client().withdraw(ORDER.orderNo, 'request-1', [{ lineNo: 1, quantity: 1 }], now)
  expect(await ask()).toBe(true)
  answer = () => signed({ code: 'SENT', body: '' })
  expect(await ask()).toBe(false)
  expect(JSON.parse(fake.requests.map(formOf)[0]?.body ?? '')).toEqual({
    order_no: ORDER.orderNo,
    request_id: 'request-1',
    lines: [{ line_no: 1, quantity: 1 }]
  })
})

const LOST = JSON.stringify([{ parcel_no: 1, carrier: 'shunfeng', tracking_no: 'SF1' }])
test.each<[string, () => RemoteAnswer]>([
  ['unsigned', () => ({ code: 'OK', body: '[]', time: SECONDS, sign: '' })],
  ['signed by somebody else', () => signed({ code: 'OK', body: '[]' }, 'other')],
  ['changed on the way', () => ({ ...signed({ code: 'OK', body: '[]' }), code: 'SENT' })],
  ['old', () => signed({ code: 'OK', body: '[]', time: String(NOW / 1000 - 301) })],
  ['of an unknown code', () => signed({ code: 'BUSY', body: '[]' })],
  ['of parcels without their pieces', () => signed({ code: 'OK', body: LOST })],
  ['of a body that is no JSON', () => signed({ code: 'OK', body: '<html>' })],
  ['an HTTP error', () => 503],
  ['no JSON at all', () => 'down']
])('an answer that is %s settles nothing: it is asked for again', async (_, wrong) => {
  answer = wrong
  await expect(client().parcels(ORDER.orderNo, now)).rejects.toThrow(RemoteError)
})

test('its settings are named when they are missing or wrong', () => {
  expect(() => readWarehouseSettings({})).toThrow(
    /WAREHOUSE_BASE_URL[\s\S]*WAREHOUSE_MERCHANT[\s\S]*WAREHOUSE_SECRET/
  )
  const wrong = { WAREHOUSE_BASE_URL: 'ftp://x', WAREHOUSE_MERCHANT: 'm', WAREHOUSE_SECRET: 's' }
  expect(() => readWarehouseSettings(wrong)).toThrow(/WAREHOUSE_BASE_URL: must be/)
})
