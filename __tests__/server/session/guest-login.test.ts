import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import type { LoginResult } from '../../../contract/types'
import { RemoteError } from '../../../server/gateways/remote-json'
import { issueGuest } from '../../../server/sandbox/guest/guests'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, loginBySms } from './support'

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear(
    'members',
    'entry_once',
    'partner_users',
    'sandbox_guest_codes',
    'sms_codes',
    'rate_hits'
  )
)

const issue = (system: 'lvyun' | 'jinjiang', mobile = MOBILE, type = system === 'lvyun' ? '1' : '') =>
  issueGuest(app.database.db, system, { mobile, type }, app.clock.now())
const lvyun = (token: string, type = '1') =>
  call<LoginResult>(app, entryEndpoints.lvyunLogin, { token, type }, { channel: 'lvyun' })
const jinjiang = (authCode: string) =>
  call<LoginResult>(app, entryEndpoints.jinJiangLogin, { authCode }, { channel: 'jinjiang' })

const ways = [
  ['lvyun', (code: string) => lvyun(code)],
  ['jinjiang', (code: string) => jinjiang(code)]
] as const

const REFUSED = { status: 200, resultCode: '914', data: null, resultMsg: '登录已失效，请返回重新进入' }

describe.each(ways)('%s', (system, enter) => {
  test('the guest is in, in the account of the number', async () => {
    const bySms = await loginBySms(app, MOBILE)
    const { data, resultCode } = await enter(await issue(system))
    expect([resultCode, data.memberId]).toEqual(['100', bySms.data.memberId])
  })

  test('a guest without a number has an account all the same', async () => {
    const first = await enter(await issue(system, ''))
    expect(first.data.isNew).toBe(true)
    expect((await enter(await issue(system, ''))).data).toMatchObject({
      memberId: first.data.memberId,
      isNew: false
    })
  })

  test('who tries texts one after the other is stopped, and nobody else', async () => {
    for (let i = 0; i < 120; i++) expect((await enter(`text-${i}`)).resultCode).toBe('914')
    const code = await issue(system)
    expect((await enter(code)).status).toBe(429)
    const endpoint = system === 'lvyun' ? entryEndpoints.lvyunLogin : entryEndpoints.jinJiangLogin
    const input = system === 'lvyun' ? { token: code, type: '1' } : { authCode: code }
    const other = await call(app, endpoint, input, { channel: system, ip: '10.1.2.3' })
    expect(other.resultCode).toBe('100')
  })

  test('a code is good once and for five minutes; no other text is one', async () => {
    const code = await issue(system)
    expect((await enter(code)).resultCode).toBe('100')
    expect(await enter(code)).toMatchObject(REFUSED)
    const late = await issue(system)
    app.clock.advance(300_000)
    expect(await enter(late)).toMatchObject(REFUSED)
    expect(await enter('made-up')).toMatchObject(REFUSED)
  })

  test('one code, 64 callers: one session', async () => {
    const code = await issue(system)
    const results = await Promise.all(Array.from({ length: 64 }, () => enter(code)))
    expect(results.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
    expect(results.filter(({ resultCode }) => resultCode === '914')).toHaveLength(63)
    expect(await countRows(app, 'sessions')).toBe(1)
  })
})

test('a code of one system, or of another type, is none of the other', async () => {
  expect((await lvyun(await issue('jinjiang'))).resultCode).toBe('914')
  expect((await jinjiang(await issue('lvyun'))).resultCode).toBe('914')
  expect((await lvyun(await issue('lvyun'), '2')).resultCode).toBe('914')
})

describe('whatever the other system does', () => {
  let broken: TestApp
  const guest = { mobile: MOBILE, userId: 'u1' }
  beforeAll(async () => {
    broken = await buildAppWithSandboxes({
      max: 20,
      gateways: {
        lvyun: { guestOf: () => Promise.reject(new RemoteError('Lvyun', 'not reached')) },
        jinjiang: { memberOf: async () => guest }
      }
    })
  })
  afterAll(() => broken.close())

  test('out of reach, it says so', async () => {
    const answer = await call(broken, entryEndpoints.lvyunLogin, { token: 't', type: '1' })
    expect(answer).toMatchObject({ status: 503, resultMsg: '酒店系统暂时连不上，请稍后再试' })
  })

  test('a code that it takes many times is good once here, of 64 at once too', async () => {
    const results = await Promise.all(
      Array.from({ length: 64 }, () =>
        call(broken, entryEndpoints.jinJiangLogin, { authCode: 'again-and-again' })
      )
    )
    expect(results.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  })
})

test.each([
  [
    '/sandbox/distributor',
    'channel=candy&mobile=13800138000&targetUrl=pages%2Findex%2Findex&cardNumber=99',
    /^\/pages\/distributorUnionLogin\/index\?channel=candy&sign=[\w.-]+&targetUrl=pages%2Findex%2Findex&cardNumber=99$/
  ],
  ['/sandbox/lvyun', 'mobile=13800138000&type=1', /^\/\?channel=lvyun&token=[\w-]{1,149}&type=1$/],
  [
    '/sandbox/jinjiang',
    'mobile=13800138000',
    /^\/pages\/activityPage\/activity-jingjiang-01\?channel=jinjiang&authCode=[\w-]+$/
  ]
])('the site %s sends its user on', async (url, payload, where) => {
  expect((await app.server.inject({ url })).payload).toContain('<form')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await app.server.inject({ method: 'POST', url, headers, payload })
  expect([sent.statusCode, String(sent.headers.location)]).toEqual([303, expect.stringMatching(where)])
  const query = new URL(String(sent.headers.location), 'http://x').searchParams
  const channel = query.get('channel') ?? ''
  const given = {
    sign: query.get('sign'),
    token: query.get('token'),
    type: '1',
    authCode: query.get('authCode')
  }
  const endpoint = given.sign
    ? entryEndpoints.unionLogin
    : given.token
      ? entryEndpoints.lvyunLogin
      : entryEndpoints.jinJiangLogin
  expect((await call(app, endpoint, given, { channel })).resultCode).toBe('100')
  const wrong = await app.server.inject({
    method: 'POST',
    url,
    headers,
    payload: 'mobile=1&channel=candy&type=1'
  })
  expect([wrong.statusCode, wrong.payload.includes('请填写正确的手机号')]).toEqual([400, true])
})

test('the sites are listed', async () => {
  const list = (await app.server.inject({ url: '/sandbox' })).payload
  const sites = ['/sandbox/distributor', '/sandbox/lvyun', '/sandbox/jinjiang', '/sandbox/wechat']
  for (const site of sites) expect(list).toContain(`href="${site}"`)
})
