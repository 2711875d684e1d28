import { RemoteError } from '../../../server/gateways/remote-json'
import { createWechatWebApi, readWechatWebSettings } from '../../../server/gateways/wechat/wechat-web-api'
import { WechatCodeRefused } from '../../../server/gateways/wechat/wechat-gateway'
import { startFakeRemote, type RemoteAnswer, type RemoteRequest } from './fake-remote'

let answers: Record<string, (request: RemoteRequest) => RemoteAnswer>
let fake: Awaited<ReturnType<typeof startFakeRemote>>
let time = 0

beforeAll(async () => {
  fake = await startFakeRemote((request) => answers[request.path]?.(request) ?? 404)
})
afterAll(() => fake.close())
beforeEach(() => {
  time = 1_000_000
  fake.requests.length = 0
  let tokens = 0
  answers = {
    '/cgi-bin/stable_token': () => ({ access_token: `token${(tokens += 1)}`, expires_in: 7200 }),
    '/cgi-bin/ticket/getticket': () => ({ errcode: 0, errmsg: 'ok', ticket: 'ticket1', expires_in: 7200 }),
    '/sns/oauth2/access_token': () => ({ openid: 'o_web', unionid: 'u_web', access_token: 'unused' }),
    '/wxa/generatescheme': () => ({ errcode: 0, openlink: 'weixin://dl/business/?t=abc' })
  }
})

const ENV = {
  WECHAT_APP_ID: 'wxmini',
  WECHAT_APP_SECRET: 'mini-secret',
  WECHAT_ORIGINAL_ID: 'gh_1',
  WECHAT_PAY_OFFICIAL_APP_ID: 'wxofficial',
  WECHAT_OFFICIAL_APP_SECRET: 'official-secret',
  WECHAT_TGJ_APP_ID: 'wxtgj',
  WECHAT_TGJ_APP_SECRET: 'tgj-secret'
}
const api = (more: Record<string, string> = {}) =>
  createWechatWebApi(
    readWechatWebSettings({ ...ENV, WECHAT_BASE_URL: fake.baseUrl.href, ...more }),
    () => time
  )
const asked = (path: string) => fake.requests.filter((request) => request.path === path)

test('the login page is addressed to the letter', () => {
  expect(
    api().authorizeUrl({ appId: 'wxofficial', redirectUri: 'https://vip.example.com/cb', state: 's1' })
  ).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wxofficial&redirect_uri=https%3A%2F%2Fvip.example.com%2Fcb&response_type=code&scope=snsapi_base&state=s1#wechat_redirect'
  )
})

test.each([
  ['official', 'wxofficial', 'official-secret'],
  ['tgj', 'wxtgj', 'tgj-secret']
] as const)('a code of %s becomes an identity', async (account, appid, secret) => {
  expect(await api().webIdentity(account, 'c1')).toEqual({ openId: 'o_web', unionId: 'u_web' })
  const [request] = asked('/sns/oauth2/access_token')
  expect(Object.fromEntries(request?.query ?? [])).toEqual({
    appid,
    secret,
    code: 'c1',
    grant_type: 'authorization_code'
  })
})

test.each([40029, 40163])('errcode %s means the code is no good', async (errcode) => {
  answers['/sns/oauth2/access_token'] = () => ({ errcode })
  await expect(api().webIdentity('official', 'c')).rejects.toThrow(WechatCodeRefused)
})

test.each<[string, () => RemoteAnswer]>([
  ['busy', () => ({ errcode: -1 })],
  ['HTTP 502', () => 502],
  ['another shape', () => ({ hello: 1 })]
])('%s is WeChat being out of reach', async (_what, answer) => {
  answers['/sns/oauth2/access_token'] = answer
  await expect(api().webIdentity('official', 'c')).rejects.toThrow(RemoteError)
})

test('an account without its secret is not set up', async () => {
  const web = api({ WECHAT_OFFICIAL_APP_SECRET: '', WECHAT_TGJ_APP_ID: '' })
  expect([web.appIdOf('official'), web.appIdOf('tgj')]).toEqual([null, null])
  await expect(web.webIdentity('official', 'c')).rejects.toThrow(RemoteError)
  await expect(web.jsTicket()).rejects.toThrow(RemoteError)
})

test('the ticket is asked once by many, and again shortly before its end', async () => {
  const web = api()
  const tickets = await Promise.all(Array.from({ length: 64 }, () => web.jsTicket()))
  expect(new Set(tickets.map(({ ticket }) => ticket))).toEqual(new Set(['ticket1']))
  expect(tickets[0]?.appId).toBe('wxofficial')
  expect([asked('/cgi-bin/stable_token').length, asked('/cgi-bin/ticket/getticket').length]).toEqual([1, 1])
  time += (7200 - 121) * 1000
  await web.jsTicket()
  expect(asked('/cgi-bin/ticket/getticket')).toHaveLength(1)
  time += 2000
  await web.jsTicket()
  expect(asked('/cgi-bin/ticket/getticket')).toHaveLength(2)
})

test('a token that WeChat no longer takes is replaced, once', async () => {
  answers['/wxa/generatescheme'] = ({ query }) =>
    query.get('access_token') === 'token1' ? { errcode: 42001 } : { errcode: 0, openlink: 'weixin://two' }
  expect(await api().miniScheme('pages/a/index', 'x=1')).toBe('weixin://two')
  expect(JSON.parse(asked('/wxa/generatescheme')[0]?.body ?? '')).toMatchObject({
    jump_wxa: { path: '/pages/a/index', query: 'x=1' }
  })
  answers['/wxa/generatescheme'] = () => ({ errcode: 42001 })
  await expect(api().miniScheme('pages/a/index', '')).rejects.toThrow(RemoteError)
})
