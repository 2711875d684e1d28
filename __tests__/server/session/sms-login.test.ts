import { sessionEndpoints } from '../../../contract/session/endpoints'
import { hashToken } from '../../../server/core/session-token'
import { readSession } from '../../../server/modules/session/read-session-repository'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
const DAY_MS = 86_400_000
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'sandbox_wechat_codes')
)

const reader = (token: string) => readSession(app.database.db)(hashToken(token), app.clock.now())
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('logging in by SMS', () => {
  test('makes the account at the first login and finds it at the next', async () => {
    const first = await loginBySms(app, MOBILE)
    expect(first).toMatchObject({ status: 200, resultCode: '100', data: { isNew: true, openId: null } })
    app.clock.advance(61_000)
    const second = await loginBySms(app, MOBILE)
    expect(second.data).toMatchObject({ isNew: false, memberId: first.data.memberId })
    expect(second.data.accessToken).not.toBe(first.data.accessToken)
    const { rows } = await app.database.pool.query(
      'select nickname, avatar, mobile, agreement_version from members'
    )
    expect(rows).toEqual([
      {
        nickname: '会员8000',
        avatar: expect.stringMatching(/^\/assets\/catalogue\/avatars\/\w+\.svg$/),
        mobile: MOBILE,
        agreement_version: '1.0'
      }
    ])
  })

  test('gives an opaque token of 32 bytes, of which only the hash is stored, good for 30 days', async () => {
    const { data } = await loginBySms(app, MOBILE)
    expect(Buffer.from(data.accessToken, 'base64url')).toHaveLength(32)
    const { rows } = await app.database.pool.query<{ token_hash: string }>('select token_hash from sessions')
    expect(rows).toEqual([{ token_hash: hashToken(data.accessToken) }])
    app.clock.advance(30 * DAY_MS - 1000)
    expect(await reader(data.accessToken)).toEqual({ memberId: data.memberId })
    app.clock.advance(1000)
    expect(await reader(data.accessToken)).toBeNull()
  })

  test('a code is good once', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    expect((await tryCode(app, MOBILE, code)).resultCode).toBe('100')
    expect((await tryCode(app, MOBILE, code)).resultCode).toBe('908')
  })

  test('a code is good for five minutes', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    app.clock.advance(300_000)
    expect((await tryCode(app, MOBILE, code)).resultCode).toBe('908')
    expect(await countRows(app, 'members')).toBe(0)
  })

  test('the right code after five wrong ones is worth nothing', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    for (let i = 0; i < 5; i++) expect((await tryCode(app, MOBILE, wrongFor(code))).resultCode).toBe('908')
    expect((await tryCode(app, MOBILE, code)).resultCode).toBe('908')
  })

  test('the fifth try may be the right one', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    for (let i = 0; i < 4; i++) await tryCode(app, MOBILE, wrongFor(code))
    expect((await tryCode(app, MOBILE, code)).resultCode).toBe('100')
  })

  test('a code of another number or scene does not open', async () => {
    await sendCode(app, '13900139000')
    expect((await tryCode(app, MOBILE, await lastCode(app, '13900139000'))).resultCode).toBe('908')
    await call(app, sessionEndpoints.sendSmsCode, { mobile: MOBILE, scene: 'verify' })
    expect((await tryCode(app, MOBILE, await lastCode(app, MOBILE))).resultCode).toBe('908')
  })

  test('a new code ends the old one', async () => {
    await sendCode(app, MOBILE)
    const old = await lastCode(app, MOBILE)
    app.clock.advance(61_000)
    await sendCode(app, MOBILE)
    const fresh = await lastCode(app, MOBILE)
    if (old !== fresh) expect((await tryCode(app, MOBILE, old)).resultCode).toBe('908')
    expect((await tryCode(app, MOBILE, fresh)).resultCode).toBe('100')
  })

  test('with a login code it binds WeChat, which then logs in alone', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    const bound = await tryCode(app, MOBILE, code, { loginCode: 'sandbox-phoneA-1' })
    expect(bound.data.openId).toMatch(/^o_/)
    const later = await call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-phoneA-2' })
    expect(later).toMatchObject({
      resultCode: '100',
      data: { memberId: bound.data.memberId, openId: bound.data.openId }
    })
  })

  test('a refused login code does not use the SMS code up', async () => {
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    expect((await tryCode(app, MOBILE, code, { loginCode: 'nonsense' })).resultCode).toBe('908')
    expect((await tryCode(app, MOBILE, code, { loginCode: 'sandbox-phoneB-1' })).resultCode).toBe('100')
  })
})

describe('logging out', () => {
  test('ends this session and no other', async () => {
    const one = await loginBySms(app, MOBILE)
    app.clock.advance(61_000)
    const two = await loginBySms(app, MOBILE)
    const out = await call(app, sessionEndpoints.logout, {}, { token: one.data.accessToken })
    expect(out.resultCode).toBe('100')
    expect(await reader(one.data.accessToken)).toBeNull()
    expect(await reader(two.data.accessToken)).not.toBeNull()
  })

  test('with a token that means nothing, or none, is fine', async () => {
    expect((await call(app, sessionEndpoints.logout, {}, { token: 'whatever' })).resultCode).toBe('100')
    expect((await call(app, sessionEndpoints.logout)).resultCode).toBe('100')
  })
})

test('the chore forgets what is over and keeps what is in force', async () => {
  const { data } = await loginBySms(app, MOBILE)
  await sendCode(app, '13900139001')
  app.clock.advance(400_000)
  await app.jobs.run('sweep sessions')
  expect(await countRows(app, 'sms_codes')).toBe(0)
  expect(await reader(data.accessToken)).not.toBeNull()
  app.clock.advance(31 * DAY_MS)
  await app.jobs.run('sweep sessions')
  expect(await countRows(app, 'sessions')).toBe(0)
})
