import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import type { Data, MemberProfile } from '../../../contract/types'
import { issueIdentityTicket, issueMemberTicket } from '../../../server/modules/session/tickets'
import {
  SANDBOX_APP_ID,
  SANDBOX_OFFICIAL_APP_ID,
  SANDBOX_TGJ_APP_ID
} from '../../../server/sandbox/wechat/sandbox-wechat'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'entry_tickets', 'sms_codes', 'rate_hits', 'sandbox_sms'))

const scene = (channel = 'main') => ({ channel, now: app.clock.now() })
const identity = (openId = 'o_one', appId = SANDBOX_OFFICIAL_APP_ID) => ({ appId, openId, unionId: null })
const loginTicket = (openId?: string, appId?: string) =>
  issueIdentityTicket(app.database.db, 'login', identity(openId, appId), scene())
const exchange = (ticket: string, channel?: string) =>
  call<Data<'wechatGetToken'>>(app, entryEndpoints.wechatGetToken, { ticket }, channel ? { channel } : {})
const count = (results: readonly { resultCode: string }[]) =>
  results.filter(({ resultCode }) => resultCode === '100').length

const boundTo = async (openId: string) =>
  (
    await app.database.pool.query<{ member_id: string }>(
      'select member_id from wechat_identities where open_id = $1',
      [openId]
    )
  ).rows[0]?.member_id

test('a WeChat identity that nobody has gets a ticket to be bound with, no session', async () => {
  const { data } = await exchange(await loginTicket())
  expect(data).toMatchObject({ accessToken: null, memberId: null, openId: 'o_one', isNew: false })
  expect(await countRows(app, 'sessions')).toBe(0)
  const token = await app.login('m1', MOBILE)
  const bound = await call(app, entryEndpoints.updateOpenId, { ticket: data.bindTicket }, { token })
  expect([bound.resultCode, await boundTo('o_one')]).toEqual(['100', 'm1'])
  const again = await exchange(await loginTicket())
  expect(again.data).toMatchObject({ memberId: 'm1', openId: 'o_one', bindTicket: null })
  const profile = await call<MemberProfile>(
    app,
    memberEndpoints.getMyMemberInfo,
    {},
    { token: again.data.accessToken ?? '' }
  )
  expect(profile.resultCode).toBe('100')
})

test('a ticket to be bound with is none to log in with: what WeChat said once does not hold for ever', async () => {
  const { data } = await exchange(await loginTicket())
  const again = await exchange(data.bindTicket ?? '')
  expect([again.resultCode, await countRows(app, 'entry_tickets')]).toEqual(['914', 1])
  const token = await app.login('m1', MOBILE)
  const bound = await call(app, entryEndpoints.updateOpenId, { ticket: data.bindTicket }, { token })
  expect([bound.resultCode, await boundTo('o_one')]).toEqual(['100', 'm1'])
})

test('a login by SMS binds the identity too; a ticket that is over is left aside', async () => {
  const { data } = await exchange(await loginTicket())
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  // a wrong code does not cost the ticket
  expect((await tryCode(app, MOBILE, wrong, { bindTicket: data.bindTicket })).resultCode).toBe('908')
  const { data: member } = await tryCode(app, MOBILE, code, { bindTicket: data.bindTicket })
  expect([member.openId, await boundTo('o_one')]).toEqual(['o_one', member.memberId])
  app.clock.advance(61_000)
  await sendCode(app, MOBILE)
  const later = await tryCode(app, MOBILE, await lastCode(app, MOBILE), { bindTicket: data.bindTicket })
  expect([later.resultCode, later.data.openId]).toEqual(['100', null])
})

test('an identity that is somebody’s does not move by a link, only by a login with a phone', async () => {
  const [one, two] = [await app.login('m1', MOBILE), await app.login('m2', '13900139000')]
  await call(app, entryEndpoints.updateOpenId, { ticket: await loginTicket() }, { token: one })
  const made = await call(app, entryEndpoints.updateOpenId, { ticket: 'x'.repeat(43) }, { token: two })
  expect([made.resultCode, await boundTo('o_one')]).toEqual(['914', 'm1'])
  // whoever was brought into m2 by a link of m2's owner keeps the way into m1
  const moved = await call(app, entryEndpoints.updateOpenId, { ticket: await loginTicket() }, { token: two })
  expect([moved.data, await boundTo('o_one')]).toEqual([{ openId: 'o_one', bound: false }, 'm1'])
  const same = await call(app, entryEndpoints.updateOpenId, { ticket: await loginTicket() }, { token: one })
  expect([same.resultCode, await boundTo('o_one')]).toEqual(['100', 'm1'])
  await sendCode(app, '13900139000')
  await tryCode(app, '13900139000', await lastCode(app, '13900139000'), { bindTicket: await loginTicket() })
  expect(await boundTo('o_one')).toBe('m2')
})

test('each account takes its own tickets, and a wrong try does not cost one', async () => {
  const token = await app.login('m1', MOBILE)
  const ticket = await loginTicket('o_tgj', SANDBOX_TGJ_APP_ID)
  expect((await call(app, entryEndpoints.updateOpenId, { ticket }, { token })).resultCode).toBe('914')
  expect((await call(app, entryEndpoints.updateTgjOpenId, { ticket }, { token })).resultCode).toBe('100')
  expect(await boundTo('o_tgj')).toBe('m1')
  const official = await loginTicket()
  expect((await call(app, entryEndpoints.updateTgjOpenId, { ticket: official }, { token })).resultCode).toBe(
    '914'
  )
})

test('the web view of the mini-program is logged in by a ticket: two minutes, once', async () => {
  const token = await app.login('m1', MOBILE)
  const created = await call<Data<'createWebTicket'>>(app, entryEndpoints.createWebTicket, {}, { token })
  expect(created.data.expiresInSeconds).toBe(120)
  const { ticket } = created.data
  // it binds nothing, and is worth nothing elsewhere
  expect((await call(app, entryEndpoints.updateOpenId, { ticket }, { token })).resultCode).toBe('914')
  expect((await exchange(ticket, 'candy')).resultCode).toBe('914')
  expect((await exchange(ticket)).data).toMatchObject({ memberId: 'm1', bindTicket: null, openId: null })
  expect(await exchange(ticket)).toMatchObject({ resultCode: '914', resultMsg: '登录已失效，请重新进入' })
  const late = await call<Data<'createWebTicket'>>(app, entryEndpoints.createWebTicket, {}, { token })
  app.clock.advance(120_000)
  expect((await exchange(late.data.ticket)).resultCode).toBe('914')
})

test('only hashes are kept, and they are swept', async () => {
  const ticket = await loginTicket()
  const { rows } = await app.database.pool.query('select * from entry_tickets')
  expect(JSON.stringify(rows)).not.toContain(ticket)
  app.clock.advance(300_001)
  await app.jobs.run('sweep ways in')
  expect(await countRows(app, 'entry_tickets')).toBe(0)
})

test('one ticket, 64 callers at once: one session', async () => {
  await app.login('m1', MOBILE)
  const ticket = await issueMemberTicket(app.database.db, 'web', 'm1', scene())
  const before = await countRows(app, 'sessions')
  const results = await Promise.all(Array.from({ length: 64 }, () => exchange(ticket)))
  expect([count(results), await countRows(app, 'sessions')]).toEqual([1, before + 1])
})

test('one bind ticket, 64 members at once: one has it', async () => {
  const tokens = await Promise.all(Array.from({ length: 64 }, (_, i) => app.login(`m${i}`)))
  const ticket = await loginTicket()
  const results = await Promise.all(
    tokens.map((token) => call(app, entryEndpoints.updateOpenId, { ticket }, { token }))
  )
  expect([count(results), await countRows(app, 'wechat_identities')]).toEqual([1, 1])
})

describe('what a member gets from the mini-program', () => {
  const setMobile = (token: string, code: string) =>
    call<Data<'setXcxMobile'>>(app, entryEndpoints.setXcxMobile, { code }, { token })
  beforeEach(() => app.database.clear('sandbox_wechat_codes'))

  test('a phone number, where there is none', async () => {
    const token = await app.login('m1')
    expect((await setMobile(token, `phone-${MOBILE}-a`)).data).toEqual({ mobile: '138****8000' })
    expect((await setMobile(token, `phone-${MOBILE}-b`)).resultCode).toBe('100')
    expect((await setMobile(token, `phone-${MOBILE}-b`)).resultCode).toBe('908')
    expect(await setMobile(token, 'phone-13900139000-a')).toMatchObject({
      status: 409,
      resultMsg: '您的账号已有手机号，请在设置中更换'
    })
    expect(await setMobile(await app.login('m2'), `phone-${MOBILE}-c`)).toMatchObject({
      status: 409,
      resultMsg: '该手机号已有账号，请用短信验证后合并'
    })
  })

  test('one number, 64 members at once: one has it', async () => {
    const tokens = await Promise.all(Array.from({ length: 64 }, (_, i) => app.login(`m${i}`)))
    const results = await Promise.all(tokens.map((token, i) => setMobile(token, `phone-${MOBILE}-${i}`)))
    expect(count(results)).toBe(1)
    expect(results.filter(({ resultCode }) => resultCode === '920')).toHaveLength(63)
  })

  test('an openid, by which WeChat’s code is enough from then on', async () => {
    const token = await app.login('m1', MOBILE)
    const set = await call<Data<'setOpenIdByMemberId'>>(
      app,
      entryEndpoints.setOpenIdByMemberId,
      { code: 'sandbox-dev1-a' },
      { token }
    )
    expect(set.data.openId).toMatch(/^o_/)
    const login = await call<Data<'xcxLogin'>>(app, sessionEndpoints.xcxLogin, { code: 'sandbox-dev1-b' })
    expect(login.data).toMatchObject({ memberId: 'm1', openId: set.data.openId })
    const { rows } = await app.database.pool.query('select app_id from wechat_identities')
    expect(rows).toEqual([{ app_id: SANDBOX_APP_ID }])
  })
  test('a mini-program that was brought into another account stays its owner’s', async () => {
    const setOpenId = (token: string, code: string) =>
      call(app, entryEndpoints.setOpenIdByMemberId, { code }, { token })
    const [owner, other] = [await app.login('m1', MOBILE), await app.login('m2', '13900139000')]
    expect((await setOpenId(owner, 'sandbox-dev1-a')).resultCode).toBe('100')
    expect(await setOpenId(other, 'sandbox-dev1-b')).toMatchObject({
      resultCode: '920',
      resultMsg: '该微信已绑定其他账号，请用手机号登录后更换'
    })
    const login = await call<Data<'xcxLogin'>>(app, sessionEndpoints.xcxLogin, { code: 'sandbox-dev1-c' })
    expect(login.data.memberId).toBe('m1')
  })

  test('one identity, 64 members at once: one has it', async () => {
    const tokens = await Promise.all(Array.from({ length: 64 }, (_, i) => app.login(`m${i}`)))
    const results = await Promise.all(
      tokens.map((token, i) =>
        call(app, entryEndpoints.setOpenIdByMemberId, { code: `sandbox-dev1-${i}` }, { token })
      )
    )
    expect([count(results), await countRows(app, 'wechat_identities')]).toEqual([1, 1])
  })
})
