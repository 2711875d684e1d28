/** YueTu over the wire: the real client against a host of theirs that checks and signs, and their gates at our door. */
import { createPartnerYuetu, readYuetuSettings } from '../../../server/gateways/yuetu/partner-yuetu'
import { signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import { GATE_PATH } from '../../../server/modules/lounge/yuetu-gate-route'
import { codeOf } from '../../../server/modules/lounge/code'
import { loungeModule } from '../../../server/modules/lounge/routes'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from '../wechat/fake-remote'
import { SIGNING } from './lounge-shop'

const SECRET = 'yuetu-secret'
const MERCHANT = 'shop-7'
const now = new Date('2026-11-21T10:00:00+08:00')
const SECONDS = String(now.getTime() / 1000)
const PASS = '123456789012'

let fake: Awaited<ReturnType<typeof startFakeRemote>>
let answer: (request: RemoteRequest) => RemoteAnswer
let app: TestApp

const signed = (fields: Record<string, string>, secret = SECRET) => {
  const whole = { time: SECONDS, ...fields }
  return { ...whole, sign: signatureOf(whole, secret) }
}
const yuetu = () =>
  createPartnerYuetu(
    readYuetuSettings({
      YUETU_BASE_URL: fake.baseUrl.href,
      YUETU_MERCHANT: MERCHANT,
      YUETU_SECRET: SECRET
    }),
    () => now.getTime()
  )

beforeAll(async () => {
  fake = await startFakeRemote((request) => answer(request))
  app = await buildTestApp({ seeded: true, modules: [loungeModule], gateways: { yuetu: yuetu() } })
  await app.login('traveller')
  const { pool } = app.database
  await pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     values ('20261121000000000001', 'traveller', 'main', 'lounge', 'fulfilled', 100, 0, 100, $1)`,
    [now]
  )
  await pool.query(
    `insert into lounge_passes (pass_no, order_no, member_id, plan_id, plan_name, state, visits, guests, guests_at_once, starts_at, expires_at)
     values ('${PASS}', '20261121000000000001', 'traveller', 'yuetu-three', '悦途三次卡', 'active', 3, 1, 1, $1, $2)`,
    [now, new Date(now.getTime() + 86_400_000)]
  )
})
beforeEach(() => {
  app.clock.set(now)
  fake.requests.length = 0
  answer = () => signed({ code: 'OK', body: '' })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const told = { passNo: PASS, planName: '悦途三次卡', visits: 3, guests: 1, expiresAt: now }

test('a membership is told, and taken back, as a signed form without anything of the member', async () => {
  await yuetu().open(told)
  await yuetu().close(PASS, now)
  expect(fake.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /open', 'POST /close'])
  const [opened] = fake.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  const { sign, ...rest } = opened ?? {}
  expect(sign).toBe(signatureOf(rest, SECRET))
  expect(JSON.parse(rest['body'] ?? '')).toEqual({
    ...{ pass_no: PASS, plan: '悦途三次卡', visits: 3, guests: 1, expires_at: now.toISOString() }
  })
})

test.each([
  ['not signed', () => ({ ...signed({ code: 'OK', body: '' }), sign: 'x' }), /not signed/],
  ['of another secret', () => signed({ code: 'OK', body: '' }, 'other'), /not signed/],
  ['old', () => signed({ code: 'OK', body: '', time: '1700000000' }), /not of this time/],
  ['a no', () => signed({ code: 'BUSY', body: '' }), /BUSY/],
  ['of another shape', () => ({ ok: true }), /unknown shape/]
])('an answer that is %s is no answer', async (_, given, message) => {
  answer = given
  await expect(yuetu().open(told)).rejects.toThrow(message)
})

const gate = async (body: object, over: Record<string, string> = {}, secret = SECRET) => {
  const form = { merchant: MERCHANT, body: JSON.stringify(body), time: SECONDS, nonce: 'n1', ...over }
  const response = await app.server.inject({
    method: 'POST',
    url: GATE_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form, sign: signatureOf(form, secret) }).toString()
  })
  const sent: Record<string, string> = response.json()
  const text = sent['body'] ?? ''
  return { status: response.statusCode, sent, body: text === '' ? null : (JSON.parse(text) as unknown) }
}
const asked = (scan: string) => ({ code: codeOf(PASS, now, SIGNING), lounge: 'pek-1', guests: 0, scan })

test('their gate asks, signed, and reads our signed answer; the same scan again gets the same', async () => {
  const first = await gate(asked('s-1'))
  expect(first).toMatchObject({ status: 200, body: { verdict: 'passed', visits_left: 2, guests_left: 1 } })
  expect(first.sent['sign']).toBe(signatureOf(first.sent, SECRET))
  expect((await gate(asked('s-1'))).body).toEqual(first.body)
  expect((await gate(asked('s-2'))).body).toEqual({ verdict: 'used' })
})

test.each([
  ['signed by somebody else', () => gate(asked('x'), {}, 'wrong')],
  ['of another merchant', () => gate(asked('x'), { merchant: 'shop-8' })],
  ['from long ago', () => gate(asked('x'), { time: String(Number(SECONDS) - 301) })],
  ['without a code', () => gate({ lounge: 'pek-1', guests: 0, scan: 'x' })],
  ['with guests below nothing', () => gate({ ...asked('x'), guests: -1 })]
])('a request that is %s opens nothing', async (_, send) => {
  expect((await send()).status).toBe(401)
  const used = await app.database.pool.query('select visits_used from lounge_passes')
  expect(used.rows).toEqual([{ visits_used: 1 }])
})

test('settings that are missing or wrong are named', () => {
  expect(() => readYuetuSettings({})).toThrow(/YUETU_BASE_URL[\s\S]*YUETU_MERCHANT[\s\S]*YUETU_SECRET/)
  const wrong = { YUETU_BASE_URL: 'ftp://x', YUETU_MERCHANT: 'm', YUETU_SECRET: 's' }
  expect(() => readYuetuSettings(wrong)).toThrow(/YUETU_BASE_URL: must be/)
})
