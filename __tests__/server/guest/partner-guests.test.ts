import { GuestRefused } from '../../../server/gateways/guest/guest-gateway'
import { createJinjiang } from '../../../server/gateways/jinjiang/create-jinjiang'
import { createLvyun, createRealLvyun } from '../../../server/gateways/lvyun/create-lvyun'
import { createRealJinjiang } from '../../../server/gateways/jinjiang/create-jinjiang'
import { isSigned, signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import { RemoteError } from '../../../server/gateways/remote-json'
import type { Queryable } from '../../../server/db/client'
import { testSettings } from '../../support/server/test-app'
import { startFakeRemote, type RemoteAnswer } from '../wechat/fake-remote'

const SECRET = 'shared-with-the-hotel'
const NOW = Date.parse('2026-11-21T02:00:00Z')

let fake: Awaited<ReturnType<typeof startFakeRemote>>
/** What the hotel says of a question, before it is signed, and what becomes of the signed answer. */
let says: Record<string, string>
let change: (answer: Record<string, string>) => RemoteAnswer

beforeAll(async () => {
  fake = await startFakeRemote(({ body }) => {
    const question = Object.fromEntries(new URLSearchParams(body))
    if (!isSigned(question, SECRET)) return 403
    const answer = { nonce: question.nonce ?? '', time: String(NOW / 1000), ...says }
    return change({ ...answer, sign: signatureOf(answer, SECRET) })
  })
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.requests.length = 0
  says = { code: 'OK', user_id: 'u1', mobile: '13800138000' }
  change = (answer) => answer
})

const env = (more: Record<string, string> = {}) => ({
  LVYUN_BASE_URL: `${fake.baseUrl.href}api`,
  LVYUN_MERCHANT: 'centre',
  LVYUN_SECRET: SECRET,
  JINJIANG_BASE_URL: `${fake.baseUrl.href}api/`,
  JINJIANG_MERCHANT: 'centre',
  JINJIANG_SECRET: SECRET,
  ...more
})
const ask = () => createRealLvyun(env(), () => NOW).guestOf('token-1', '1')

test('the question is signed and carries the credential in its body; the answer tells who it is', async () => {
  expect(await ask()).toEqual({ mobile: '13800138000', userId: 'u1' })
  const [request] = fake.requests
  expect([request?.method, request?.path, [...(request?.query.keys() ?? [])]]).toEqual([
    'POST',
    '/api/guest',
    []
  ])
  expect(new URLSearchParams(request?.body).get('token')).toBe('token-1')
  expect(await createRealJinjiang(env(), () => NOW).memberOf('code-1')).toMatchObject({ userId: 'u1' })
  expect(new URLSearchParams(fake.requests[1]?.body).get('auth_code')).toBe('code-1')
})

test('a guest may have no number', async () => {
  says = { code: 'OK', user_id: 'u1', mobile: '' }
  expect(await ask()).toEqual({ mobile: null, userId: 'u1' })
})

test('a refusal is one', async () => {
  says = { code: 'REFUSED' }
  await expect(ask()).rejects.toThrow(GuestRefused)
})

test.each<[string, (answer: Record<string, string>) => RemoteAnswer]>([
  ['not signed', ({ sign: _sign, ...rest }) => rest],
  ['changed on its way', (answer) => ({ ...answer, mobile: '13900139000' })],
  ['HTTP 500', () => 500],
  ['no JSON', () => '<html>'],
  ['an error page of JSON', () => ({ error: true })]
])('an answer that is %s is none', async (_what, changed) => {
  change = changed
  await expect(ask()).rejects.toThrow(RemoteError)
})

test.each([
  ['to another question', { nonce: 'other' }],
  ['of another time', { time: String(NOW / 1000 - 301) }],
  ['about nobody', { user_id: '' }],
  ['with an unknown code', { code: 'MAYBE' }]
])('an answer %s is none', async (_what, more) => {
  says = { ...says, ...more }
  await expect(ask()).rejects.toThrow(RemoteError)
})

test('settings that are missing are named', () => {
  expect(() => createRealLvyun({})).toThrow(/LVYUN_BASE_URL.*\n?.*LVYUN_MERCHANT.*\n?.*LVYUN_SECRET/)
  expect(() => createRealJinjiang(env({ JINJIANG_BASE_URL: 'ftp://x' }))).toThrow(/JINJIANG_BASE_URL/)
})

test('on a public server that is no demo the sandboxes let nobody in', async () => {
  const settings = testSettings({ demo: false })
  const db = {} as Queryable
  await expect((await createLvyun(settings, db)).guestOf('t', '1')).rejects.toThrow(RemoteError)
  await expect((await createJinjiang(settings, db)).memberOf('c')).rejects.toThrow(RemoteError)
})
