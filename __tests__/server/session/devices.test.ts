import { randomBytes } from 'node:crypto'
import { deviceEndpoints } from '../../../contract/session/device-endpoints'
import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { hashToken, pageKeyOf } from '../../../server/core/session-token'
import { readPageSession } from '../../../server/modules/session'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
const OTHER = '13900139000'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 Mobile Safari/537.36 MicroMessenger/8.0.50'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear(
    'members',
    'entry_tickets',
    'sms_codes',
    'sandbox_sms',
    'sandbox_wechat_codes',
    'rate_hits'
  )
)

const as = (headers: Record<string, string>): CallOptions => ({ headers })
const h5 = as({ 'x-platform': 'h5', 'user-agent': IPHONE })
const mini = as({ 'x-platform': 'mini', 'user-agent': WECHAT })

/** Logs a number in by SMS on another device each time. */
async function login(mobile = MOBILE, options: CallOptions = h5, more: Record<string, unknown> = {}) {
  app.clock.advance(61_000)
  await sendCode(app, mobile, options)
  const { data } = await tryCode(app, mobile, await lastCode(app, mobile), more, options)
  return data.accessToken
}
const list = async (token: string) =>
  (await call<Data<'listDevices'>>(app, deviceEndpoints.listDevices, {}, { token })).data.devices
const end = (token: string, deviceId: string) => call(app, deviceEndpoints.endDevice, { deviceId }, { token })
const endOthers = (token: string) =>
  call<Data<'endOtherDevices'>>(app, deviceEndpoints.endOtherDevices, {}, { token })
const stateOf = async (token: string) =>
  (await call(app, memberEndpoints.getMyMemberInfo, {}, { token })).resultCode
let codes = 0
/** Of `wx.login` on a phone: each is good once. */
const wechatCode = (phone: string) => `sandbox-${phone}-${(codes += 1)}`
const quietLogin = (phone: string) =>
  call<Data<'xcxLogin'> | null>(app, sessionEndpoints.xcxLogin, { code: wechatCode(phone) }, mini)
const quiet = async (phone: string) => (await quietLogin(phone)).resultCode

test('a member sees each device by kind, app and channel, when it came and was last used, their own first', async () => {
  const phone = await login()
  app.clock.advance(86_400_000)
  const wechat = await login(MOBILE, { ...mini, channel: 'candy' })
  const devices = await list(phone)
  expect(devices).toMatchObject([
    { device: 'iPhone', app: 'Safari 浏览器', current: true },
    { device: 'Android 手机', app: '微信小程序', current: false }
  ])
  // the list itself was a call of the phone’s on the later day
  expect(devices[0]?.lastSeen).toBe(devices[1]?.lastSeen)
  expect((devices[0]?.firstSeen ?? '') < (devices[0]?.lastSeen ?? '')).toBe(true)
  expect((await list(wechat)).map(({ current }) => current)).toEqual([true, false])
  expect(JSON.stringify(devices)).not.toContain(hashToken(phone))
})

test('a session is written to once a day, however often it calls', async () => {
  const token = await login()
  const version = async () =>
    (await app.database.pool.query<{ xmin: string }>('select xmin::text from sessions')).rows[0]?.xmin
  const before = await version()
  for (let n = 0; n < 5; n++) expect(await stateOf(token)).toBe('100')
  expect(await version()).toBe(before)
  app.clock.advance(86_400_000)
  await Promise.all(Array.from({ length: 20 }, () => stateOf(token)))
  const next = await version()
  expect(next).not.toBe(before)
  expect(await stateOf(token)).toBe('100')
  expect(await version()).toBe(next)
})

test('another login of the same device takes the place of the one before; another device’s stays', async () => {
  const other = await login()
  const first = await login(MOBILE, {
    headers: { ...mini.headers, 'device-key': randomBytes(32).toString('base64url') }
  })
  const key = randomBytes(32).toString('base64url')
  const again = { headers: { ...mini.headers, 'device-key': key } }
  const lost = await login(MOBILE, again)
  const kept = await login(MOBILE, again)
  expect(await Promise.all([other, first, lost, kept].map(stateOf))).toEqual(['100', '100', '305', '100'])
})

test('one device is logged out: its calls, its pages and its WeChat are; the others stay', async () => {
  const token = await login()
  const third = await login()
  const lost = await login(MOBILE, mini, { loginCode: wechatCode('lost') })
  expect(await quiet('lost')).toBe('100')
  const targets = (await list(token)).filter(({ app: name }) => name === '微信小程序')
  for (const { deviceId } of targets) expect((await end(token, deviceId)).resultCode).toBe('100')
  expect(await Promise.all([token, third, lost].map(stateOf))).toEqual(['100', '100', '305'])
  expect(await readPageSession(app.database.db)(hashToken(pageKeyOf(lost)), app.clock.now())).toBeNull()
  expect(await quiet('lost')).toBe('325')
  // once more is as if it had never been there
  expect((await end(token, targets[0]?.deviceId ?? '')).resultCode).toBe('404')
})

test('somebody else’s device answers as if there were none, and stays', async () => {
  const token = await login()
  const foreign = await login(OTHER)
  const [theirs] = await list(foreign)
  const [refused, unknown] = [await end(token, theirs?.deviceId ?? ''), await end(token, 'no-such-device')]
  expect({ ...refused, requestId: 0, headers: 0 }).toEqual({ ...unknown, requestId: 0, headers: 0 })
  expect(refused.resultCode).toBe('404')
  expect(await stateOf(foreign)).toBe('100')
  expect((await list(token)).map(({ deviceId }) => deviceId)).not.toContain(theirs?.deviceId)
})

test('the device that asks is not logged out by its own list', async () => {
  const token = await login()
  expect((await end(token, (await list(token))[0]?.deviceId ?? '')).resultCode).toBe('907')
  expect(await stateOf(token)).toBe('100')
})

describe('all others are logged out', () => {
  test('and what they would come back by is gone; the one that asks keeps its WeChat', async () => {
    const stolen = await login()
    const bound = await call(
      app,
      entryEndpoints.setOpenIdByMemberId,
      { code: wechatCode('thief') },
      { ...mini, token: stolen }
    )
    expect([bound.resultCode, await quiet('thief')]).toEqual(['100', '100'])
    const { data } = await call<Data<'createWebTicket'>>(
      app,
      entryEndpoints.createWebTicket,
      {},
      { token: stolen }
    )
    const token = await login(MOBILE, mini, { loginCode: wechatCode('owner') })

    expect((await endOthers(token)).data.ended).toBe(2)
    expect(await Promise.all([token, stolen].map(stateOf))).toEqual(['100', '305'])
    expect(await quiet('thief')).toBe('325')
    const exchanged = await call(app, entryEndpoints.wechatGetToken, { ticket: data.ticket })
    expect(exchanged.resultCode).toBe('914')
    expect(await quiet('owner')).toBe('100')
    expect((await endOthers(token)).data.ended).toBe(1)
  })

  test('and nothing of another member is', async () => {
    const foreign = await login(OTHER, mini, { loginCode: wechatCode('friend') })
    const token = await login()
    await endOthers(token)
    expect([await stateOf(foreign), await quiet('friend')]).toEqual(['100', '100'])
  })

  test('while the stolen session does all it can to stay: nothing of it is left', async () => {
    for (let round = 0; round < 5; round++) {
      await app.database.clear('members', 'entry_tickets', 'sms_codes', 'rate_hits', 'sandbox_wechat_codes')
      const stolen = await login()
      const early = await call<Data<'createWebTicket'>>(
        app,
        entryEndpoints.createWebTicket,
        {},
        { token: stolen }
      )
      const token = await login()
      const useTicket = (ticket: string) =>
        call<Data<'wechatGetToken'>>(app, entryEndpoints.wechatGetToken, { ticket })
      const attempts = [
        async () => {
          const { data } = await call<Data<'createWebTicket'> | null>(
            app,
            entryEndpoints.createWebTicket,
            {},
            { token: stolen }
          )
          return data ? (await useTicket(data.ticket)).data?.accessToken : null
        },
        async () => (await useTicket(early.data.ticket)).data?.accessToken,
        async () => {
          await call(
            app,
            entryEndpoints.setOpenIdByMemberId,
            { code: wechatCode('thief') },
            { ...mini, token: stolen }
          )
          return (await quietLogin('thief')).data?.accessToken
        }
      ]
      const tokens = await Promise.all([
        ...attempts.flatMap((attempt) => [attempt(), attempt()]),
        endOthers(token).then(() => undefined),
        ...attempts.map((attempt) => attempt())
      ])
      const alive = await Promise.all(tokens.map(async (one) => (one ? stateOf(one) : '305')))
      expect(alive.filter((state) => state !== '305')).toEqual([])
      expect([await stateOf(token), await countRows(app, 'sessions')]).toEqual(['100', 1])
      expect([await countRows(app, 'entry_tickets'), await countRows(app, 'wechat_identities')]).toEqual([
        0, 0
      ])
    }
  })

  test('by two of them at once: one stays', async () => {
    const [one, two] = [await login(), await login()]
    const answers = await Promise.all([endOthers(one), endOthers(two)])
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['100', '305'])
    expect((await Promise.all([one, two].map(stateOf))).sort()).toEqual(['100', '305'])
  })
})

test('a logout ends the session on the server', async () => {
  const token = await login()
  await call(app, sessionEndpoints.logout, {}, { token })
  expect([await stateOf(token), await countRows(app, 'sessions')]).toEqual(['305', 0])
})
