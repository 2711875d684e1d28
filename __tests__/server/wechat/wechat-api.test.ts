import { SettingsError } from '../../../server/config/settings-error'
import { callRemote, RemoteError } from '../../../server/gateways/remote-json'
import { createWechatApi, readWechatSettings } from '../../../server/gateways/wechat/wechat-api'
import { WechatCodeRefused } from '../../../server/gateways/wechat/wechat-gateway'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from './fake-remote'

type Fake = Awaited<ReturnType<typeof startFakeRemote>>

let fake: Fake
let answers: Record<string, (request: RemoteRequest) => RemoteAnswer>
let time: number

beforeAll(async () => {
  fake = await startFakeRemote((request) =>
    request.path in answers ? (answers[request.path]?.(request) ?? null) : 404
  )
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.requests.length = 0
  time = 1_800_000_000_000
  let tokens = 0
  answers = {
    '/sns/jscode2session': () => ({ openid: 'oABC', session_key: 'secret', unionid: 'u1' }),
    '/cgi-bin/stable_token': () => ({ access_token: `token${(tokens += 1)}`, expires_in: 7200 }),
    '/wxa/business/getuserphonenumber': () => phone()
  }
})

const phone = (over: Record<string, unknown> = {}) => ({
  errcode: 0,
  errmsg: 'ok',
  phone_info: {
    phoneNumber: '13800138000',
    purePhoneNumber: '13800138000',
    countryCode: '86',
    watermark: { timestamp: 1, appid: 'wxApp' },
    ...over
  }
})
const api = () =>
  createWechatApi({ baseUrl: fake.baseUrl, appId: 'wxApp', appSecret: 'appSecret' }, () => time)
const asked = (path: string) => fake.requests.filter((request) => request.path === path)

test('a login code becomes an identity, with the key that signs payments of its session', async () => {
  expect(await api().codeToSession('code1')).toEqual({ openId: 'oABC', unionId: 'u1', sessionKey: 'secret' })
  expect(Object.fromEntries(asked('/sns/jscode2session')[0]?.query ?? [])).toEqual({
    appid: 'wxApp',
    secret: 'appSecret',
    js_code: 'code1',
    grant_type: 'authorization_code'
  })
})

test('an identity may have no unionid', async () => {
  answers['/sns/jscode2session'] = () => ({ openid: 'oABC', session_key: 'k' })
  expect(await api().codeToSession('c')).toEqual({ openId: 'oABC', unionId: null, sessionKey: 'k' })
})

test.each([40029, 40163, 40226])('errcode %d is a refused code', async (errcode) => {
  answers['/sns/jscode2session'] = () => ({ errcode, errmsg: 'no' })
  answers['/wxa/business/getuserphonenumber'] = () => ({ errcode, errmsg: 'no' })
  await expect(api().codeToSession('c')).rejects.toThrow(WechatCodeRefused)
  await expect(api().phoneNumber('c')).rejects.toThrow(WechatCodeRefused)
})

test.each<[string, () => RemoteAnswer]>([
  ['busy', () => ({ errcode: -1, errmsg: 'system error' })],
  ['too many calls', () => ({ errcode: 45011 })],
  ['HTTP 502', () => 502],
  ['not JSON', () => '<html>'],
  ['a list', () => []],
  ['another shape', () => ({ hello: 'world' })]
])('%s is WeChat being out of reach', async (_what, answer) => {
  answers['/sns/jscode2session'] = answer
  await expect(api().codeToSession('c')).rejects.toThrow(RemoteError)
})

test('a phone code becomes a number, asked with one token for many calls', async () => {
  const wechat = api()
  const numbers = await Promise.all(['a', 'b', 'c'].map((code) => wechat.phoneNumber(code)))
  expect(numbers).toEqual(['13800138000', '13800138000', '13800138000'])
  expect(asked('/cgi-bin/stable_token')).toHaveLength(1)
  const [request] = asked('/wxa/business/getuserphonenumber')
  expect(request?.query.get('access_token')).toBe('token1')
  expect(JSON.parse(request?.body ?? '')).toEqual({ code: 'a' })
})

test('the token is requested again shortly before its end', async () => {
  const wechat = api()
  await wechat.phoneNumber('a')
  time += (7200 - 121) * 1000
  await wechat.phoneNumber('b')
  expect(asked('/cgi-bin/stable_token')).toHaveLength(1)
  time += 2000
  await wechat.phoneNumber('c')
  expect(asked('/cgi-bin/stable_token')).toHaveLength(2)
})

test('a token that WeChat no longer takes is replaced, once', async () => {
  answers['/wxa/business/getuserphonenumber'] = ({ query }) =>
    query.get('access_token') === 'token1' ? { errcode: 40001 } : phone()
  expect(await api().phoneNumber('a')).toBe('13800138000')
  answers['/wxa/business/getuserphonenumber'] = () => ({ errcode: 42001 })
  await expect(api().phoneNumber('a')).rejects.toThrow(RemoteError)
})

test.each([{ countryCode: '852' }, { watermark: { appid: 'wxOther' } }])(
  'a number with %j is refused',
  async (over) => {
    answers['/wxa/business/getuserphonenumber'] = () => phone(over)
    await expect(api().phoneNumber('a')).rejects.toThrow(WechatCodeRefused)
  }
)

test('no answer in time is a failure that tells nothing of the address', async () => {
  answers['/slow'] = () => null
  const url = new URL('/slow?secret=canary', fake.baseUrl)
  const failure = callRemote({ system: 'Slow', base: fake.baseUrl, url, timeoutMs: 50 }).catch(
    (problem: Error) => problem.message
  )
  expect(await failure).toBe('Slow: no answer in time')
})

test('settings that are missing are named', () => {
  expect(() => readWechatSettings({ WECHAT_APP_ID: 'wx' })).toThrow(/WECHAT_APP_SECRET/)
  expect(() =>
    readWechatSettings({ WECHAT_APP_ID: 'wx', WECHAT_APP_SECRET: 's', WECHAT_BASE_URL: 'ftp://x' })
  ).toThrow(SettingsError)
})

const code = { page: 'pages/index/index', scene: 's-1' }
const CODES = '/wxa/getwxacodeunlimit'
/** The fake answers text: a picture begins with bytes that are no text, but for GIF-like ones; WebP is one. */
const WEBP = 'RIFF1234WEBPVP8 '

test('a code is a picture, asked for with its scene; a stale token is renewed', async () => {
  answers[CODES] = ({ query }) => (query.get('access_token') === 'token1' ? { errcode: 42001 } : WEBP)
  expect(await api().miniCode(code)).toEqual({ mime: 'image/webp', bytes: Buffer.from(WEBP) })
  expect(asked(CODES).map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { ...code, width: 280 },
    { ...code, width: 280 }
  ])
})

test.each([
  ['a code of a failure', { errcode: 41030 }, 'errcode 41030'],
  ['no picture', 'hello', 'not a picture'],
  ['half an object', '{"errcode":', 'not a JSON object'],
  ['an object without a code', {}, 'unknown shape'],
  ['another status', 502, 'HTTP 502']
])('%s is no code', async (_name, answer, words) => {
  answers[CODES] = () => answer
  const failure = await api()
    .miniCode(code)
    .catch((problem: unknown) => problem)
  expect(failure).toBeInstanceOf(RemoteError)
  expect((failure as Error).message).toContain(words)
})
