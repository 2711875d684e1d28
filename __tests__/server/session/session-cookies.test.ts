import { z } from 'zod'
import { endpointPath, type Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { EndpointSchema } from '../../../contract/schema'
import type { Data } from '../../../contract/types'
import { hashToken, pageKeyOf } from '../../../server/core/session-token'
import { sessionCookies } from '../../../server/http/session-cookies'
import { readPageSession } from '../../../server/modules/session'
import { SESSION_MS } from '../../../server/modules/session/model'
import { issueIdentityTicket, issueMemberTicket } from '../../../server/modules/session/tickets'
import { unionSign } from '../../../server/modules/session/union-sign'
import { issueGuest } from '../../../server/sandbox/guest/guests'
import { SANDBOX_OFFICIAL_APP_ID } from '../../../server/sandbox/wechat/sandbox-wechat'
import { accountCode } from '../../support/server/account-code'
import { call, type CallResult } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode } from './support'

const MOBILE = '13800138000'
const PATH = endpointPath(sessionEndpoints.restoreSession)
/** What a page of this server sends with each of its calls. */
const PAGE = { 'x-platform': 'h5', origin: 'http://test.local', 'sec-fetch-site': 'same-origin' }
const THIRTY_DAYS = `Max-Age=${SESSION_MS / 1000}`
const SESSION = new RegExp(`^token=[\\w-]{43}; ${THIRTY_DAYS}; Path=${PATH}; HttpOnly; SameSite=Lax$`)
const PAGE_COOKIE = new RegExp(`^page=[\\w-]{43}; ${THIRTY_DAYS}; Path=/; HttpOnly; SameSite=Lax$`)
const MARKER = `member=1; ${THIRTY_DAYS}; Path=/; SameSite=Lax`
const GONE = [
  `token=; Max-Age=0; Path=${PATH}; HttpOnly; SameSite=Lax`,
  'page=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  'member=; Max-Age=0; Path=/; SameSite=Lax'
]

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'entry_once', 'entry_tickets', 'sms_codes', 'sandbox_sms', 'rate_hits')
)

const cookiesOf = ({ headers }: Pick<CallResult<unknown>, 'headers'>): string[] => {
  const set = headers['set-cookie'] as string | string[] | undefined
  return set === undefined ? [] : [set].flat()
}

type Ask = (headers: Record<string, string>) => Promise<CallResult<{ accessToken: string } | null>>

const db = () => app.database.db
const now = () => app.clock.now()

async function bySms(headers: Record<string, string>, on = app) {
  await sendCode(on, MOBILE)
  const input = { mobile: MOBILE, code: await lastCode(on, MOBILE), agreementVersion: '1.0' }
  return call<{ accessToken: string }>(on, sessionEndpoints.loginWithSmsCode, input, {
    headers,
    channel: 'candy'
  })
}
const sign = () => unionSign(testSettings().secrets.union.candy, 'candy', { m: MOBILE }, now())

/** Every way in of a browser. */
const WAYS: Partial<Record<EndpointName, Ask>> = {
  loginWithSmsCode: (headers) => bySms(headers),
  unionLogin: (headers) =>
    call(app, entryEndpoints.unionLogin, { sign: sign() }, { channel: 'candy', headers }),
  async confirmUnionLogin(headers) {
    await loginBySms(app, MOBILE)
    const given = sign()
    app.clock.advance(61_000)
    await call(app, entryEndpoints.sendUnionCode, { sign: given }, { channel: 'candy' })
    const input = { sign: given, code: await lastCode(app, MOBILE) }
    return call(app, entryEndpoints.confirmUnionLogin, input, { channel: 'candy', headers })
  },
  async lvyunLogin(headers) {
    const token = await issueGuest(db(), 'lvyun', { mobile: MOBILE, type: '1' }, now())
    return call(app, entryEndpoints.lvyunLogin, { token, type: '1' }, { channel: 'lvyun', headers })
  },
  async jinJiangLogin(headers) {
    const authCode = await issueGuest(db(), 'jinjiang', { mobile: MOBILE, type: '' }, now())
    return call(app, entryEndpoints.jinJiangLogin, { authCode }, { channel: 'jinjiang', headers })
  },
  wechatGetToken: (headers) => byWechat(headers),
  async undoDeletion(headers) {
    await app.login('m-closed')
    const undoTicket = await issueMemberTicket(db(), 'undo', 'm-closed', { channel: 'main', now: now() })
    await app.database.pool.query(`update members set deleted_at = $1 where id = 'm-closed'`, [now()])
    return call(app, sessionEndpoints.undoDeletion, { undoTicket }, { headers })
  }
}

async function byWechat(headers: Record<string, string>) {
  await app.login('m-wechat')
  const identity = { appId: SANDBOX_OFFICIAL_APP_ID, openId: 'o_one', unionId: null }
  await app.database.pool.query(
    `insert into wechat_identities (app_id, open_id, member_id) values ($1, $2, 'm-wechat') on conflict do nothing`,
    [identity.appId, identity.openId]
  )
  const ticket = await issueIdentityTicket(db(), 'login', identity, { channel: 'main', now: now() })
  return call<{ accessToken: string }>(app, entryEndpoints.wechatGetToken, { ticket }, { headers })
}

const restore = (token: string | null, headers: Record<string, string> = PAGE, on = app) =>
  call<Data<'restoreSession'>>(
    on,
    sessionEndpoints.restoreSession,
    {},
    {
      headers: { ...headers, ...(token === null ? {} : { cookie: `token=${token}; member=1` }) }
    }
  )

/** Logs in as a browser does; gives the token that it keeps. */
async function kept(headers: Record<string, string> = PAGE): Promise<string> {
  return (await bySms(headers)).data.accessToken
}

const names = Object.keys(endpoints) as EndpointName[]
const ruleOf = (name: EndpointName) => (schemas[name] as EndpointSchema).session
const handsOutToken = (name: EndpointName) =>
  JSON.stringify(z.toJSONSchema(schemas[name].data, { unrepresentable: 'any' })).includes('"accessToken"')

test('every call that hands out a token says so, and none of them keeps its answer', () => {
  const out = names.filter(handsOutToken)
  expect(names.filter((name) => ['begins', 'restores'].includes(ruleOf(name) ?? ''))).toEqual(out)
  expect(out.filter((name) => (endpoints[name] as Endpoint).keyed)).toEqual([])
  // the two of the mini-program alone have no way of a browser
  expect([...Object.keys(WAYS), 'xcxLogin', 'xcxRegister', 'restoreSession'].sort()).toEqual(out.sort())
})

describe.each(Object.entries(WAYS))('%s', (_name, enter: Ask) => {
  test('lets the browser keep the session for 30 days, out of reach of scripts and of other calls', async () => {
    const answer = await enter(PAGE)
    const [token = '', page = '', marker] = cookiesOf(answer)
    expect(token).toMatch(SESSION)
    expect(token).toContain(`token=${answer.data?.accessToken};`)
    expect(page).toMatch(PAGE_COOKIE)
    expect(marker).toBe(MARKER)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['the mini-program', { 'x-platform': 'mini' }],
    ['who does not say what it is, as a link or a form', {}],
    ['a page of another site', { ...PAGE, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['a page of another host of ours', { 'x-platform': 'h5', 'sec-fetch-site': 'same-site' }]
  ])('gives %s none', async (_who, headers: Record<string, string>) => {
    const answer = await enter(headers)
    expect([answer.resultCode, cookiesOf(answer)]).toEqual(['100', []])
  })
})

test('over https the cookies are for https alone', async () => {
  const secure = await buildAppWithSandboxes({ settings: { publicOrigin: 'https://app.test' } })
  const answer = await bySms({ ...PAGE, origin: 'https://app.test' }, secure)
  // the token, the key for pages, the marker, and the key of the device
  expect(cookiesOf(answer)).toHaveLength(4)
  for (const cookie of cookiesOf(answer)) expect(cookie).toContain('; Secure')
  expect(cookiesOf(await bySms({ ...PAGE, origin: 'http://app.test' }, secure))).toEqual([])
  await secure.close()
})

test('a page that lost its token gets the same one back, its member and who pays; nothing is kept again', async () => {
  const token = await kept()
  const answer = await restore(token)
  expect(answer).toMatchObject({ resultCode: '100', data: { accessToken: token, openId: null } })
  expect(cookiesOf(answer)).toEqual([])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(await countRows(app, 'sessions')).toBe(1)
  const profile = await call(app, memberEndpoints.getMyMemberInfo, {}, { token })
  expect(profile.data).toMatchObject({ memberBaseInfo: { id: answer.data?.memberId } })
  const inWechat = (await byWechat(PAGE)).data.accessToken
  expect((await restore(inWechat)).data).toMatchObject({ memberId: 'm-wechat', openId: 'o_one' })
})

test('30 days to the second: then it is gone, and the browser is told to forget it', async () => {
  const token = await kept()
  app.clock.advance(SESSION_MS - 1)
  expect((await restore(token)).data).toMatchObject({ accessToken: token })
  app.clock.advance(1)
  const over = await restore(token)
  expect([over.resultCode, over.data, cookiesOf(over)]).toEqual(['100', null, GONE])
})

test.each([
  ['no cookie', null],
  ['a made-up one', 'x'.repeat(43)],
  ['an endless one', 'x'.repeat(3000)]
])('%s gives nothing back', async (_name, token) => {
  const answer = await restore(token)
  expect([answer.resultCode, answer.data, cookiesOf(answer)]).toEqual(['100', null, GONE])
})

test('a logout ends the session and what the browser keeps', async () => {
  const token = await kept()
  const out = await call(app, sessionEndpoints.logout, {}, { token, headers: PAGE })
  expect(cookiesOf(out)).toEqual(GONE)
  expect((await restore(token)).data).toBeNull()
})

test('so does deleting the account; a refusal leaves both', async () => {
  const token = await kept()
  const remove = async (confirm: string) => {
    const code = await accountCode(app, token, 'deletion')
    return call(app, memberEndpoints.deleteAccount, { confirm, ...code }, { token, headers: PAGE })
  }
  expect(cookiesOf(await remove('不'))).toEqual([])
  expect((await restore(token)).data).toMatchObject({ accessToken: token })
  expect(cookiesOf(await remove('注销'))).toEqual(GONE)
  expect((await restore(token)).data).toBeNull()
})

test.each([
  ['another site', { ...PAGE, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { ...PAGE, 'sec-fetch-site': 'same-site' }],
  [
    'another site, by a browser that says only the origin',
    { 'x-platform': 'h5', origin: 'https://evil.test' }
  ],
  ['a sandboxed page', { 'x-platform': 'h5', origin: 'null' }],
  ['an address that was typed', { 'x-platform': 'h5', 'sec-fetch-site': 'none' }],
  ['nobody knows', { 'x-platform': 'h5' }],
  ['a form', { origin: PAGE.origin, 'sec-fetch-site': 'same-origin' }],
  ['the mini-program', { ...PAGE, 'x-platform': 'mini' }]
])('a question from %s is refused', async (_who, headers: Record<string, string>) => {
  const answer = await restore(await kept(), headers)
  expect([answer.status, answer.resultCode, answer.data]).toEqual([403, '403', null])
  expect(cookiesOf(answer)).toEqual([])
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a question as %s is refused',
  async (type) => {
    const headers = { ...PAGE, cookie: `token=${await kept()}`, 'content-type': type }
    const { statusCode, headers: answered } = await app.server.inject({
      method: 'POST',
      url: PATH,
      headers,
      payload: ''
    })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(answered['set-cookie']).toBeUndefined()
  }
)

test('a page of a listed origin elsewhere works with its header, and keeps no session here', async () => {
  const listed = await buildAppWithSandboxes({ settings: { allowedOrigins: ['https://app.elsewhere.test'] } })
  const there = { 'x-platform': 'h5', origin: 'https://app.elsewhere.test', 'sec-fetch-site': 'cross-site' }
  const answer = await bySms(there, listed)
  expect([answer.resultCode, cookiesOf(answer)]).toEqual(['100', []])
  expect((await restore(answer.data.accessToken, there, listed)).status).toBe(403)
  await listed.close()
})

describe('the key for pages', () => {
  const find = (key: string) => readPageSession(db())(hashToken(key), now())

  test('shows the member of the session as long as it lasts', async () => {
    const token = await kept()
    const { memberId } = (await restore(token)).data ?? {}
    expect(await find(pageKeyOf(token))).toEqual({ memberId })
    app.clock.advance(SESSION_MS - 1)
    expect(await find(pageKeyOf(token))).toEqual({ memberId })
    app.clock.advance(1)
    expect(await find(pageKeyOf(token))).toBeNull()
  })

  test('is gone with the session: after a logout, and while the account is closed', async () => {
    const [first, second] = [await kept(), (await byWechat(PAGE)).data.accessToken]
    await call(app, sessionEndpoints.logout, {}, { token: first, headers: PAGE })
    expect(await find(pageKeyOf(first))).toBeNull()
    expect(await find(pageKeyOf(second))).not.toBeNull()
    const code = await accountCode(app, second, 'deletion')
    await call(
      app,
      memberEndpoints.deleteAccount,
      { confirm: '注销', ...code },
      { token: second, headers: PAGE }
    )
    expect(await find(pageKeyOf(second))).toBeNull()
  })

  test.each(['auth-token', 'token', 'cookie'])(
    'opens no call as %s, and gives no session back',
    async (where) => {
      const key = pageKeyOf(await kept())
      const headers: Record<string, string> =
        where === 'cookie'
          ? { cookie: `token=${key}; page=${key}`, 'x-platform': 'mini' }
          : { [where]: key, 'x-platform': 'h5' }
      const answer = await call(app, memberEndpoints.getMyMemberInfo, {}, { headers })
      expect(answer).toMatchObject({ resultCode: '305', data: null })
      expect((await restore(key)).data).toBeNull()
      expect(await find(key.replace(/^./, (first) => (first === '_' ? '-' : '_')))).toBeNull()
    }
  )

  test('is no token, and its hash is that of no token', async () => {
    const token = await kept()
    expect(pageKeyOf(token)).not.toContain(token)
    const { rows } = await app.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(pageKeyOf(token))
    expect(rows).toMatchObject([{ token_hash: hashToken(token), page_hash: hashToken(pageKeyOf(token)) }])
  })

  const { pageKeyOf: keyOf } = sessionCookies({ publicOrigin: 'http://test.local' })
  const KEY = 'k'.repeat(43)
  const both = { page: KEY, member: '1' }
  test.each<[string, Record<string, string>, Record<string, string>, string | null]>([
    ['a page that is opened', { 'sec-fetch-dest': 'document' }, both, KEY],
    ['a page that is opened by a browser that does not say so', {}, both, KEY],
    ['a script', { 'sec-fetch-dest': 'empty' }, both, null],
    ['the service worker, for its shelf', { 'sec-fetch-dest': 'serviceworker' }, both, null],
    ['a script of another origin', { origin: 'https://app.elsewhere.test' }, both, null],
    ['an app that has ended the session by itself', {}, { page: KEY }, null],
    ['a made-up form', {}, { ...both, page: `${KEY}k` }, null],
    ['nobody', {}, {}, null]
  ])('%s', (_who, headers, cookies, said) => {
    expect(keyOf({ headers, cookies })).toBe(said)
  })
})

test('neither cookie nor token comes into the log', async () => {
  const token = await kept()
  await restore(token)
  await restore(token, {})
  expect(app.logLines.length).toBeGreaterThan(3)
  expect(app.logLines.join('')).not.toContain(token)
  expect(app.logLines.join('')).not.toContain(pageKeyOf(token))
})
