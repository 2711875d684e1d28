import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { RemoteError } from '../../../server/gateways/remote-json'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'sandbox_wechat_codes')
)

const login = (code: string) => call<Data<'xcxLogin'>>(app, sessionEndpoints.xcxLogin, { code })
const register = (code: string, loginCode: string) =>
  call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, { code, loginCode, agreementVersion: '2.0' })

test('an unbound identity is refused with the quiet 325', async () => {
  expect(await login('sandbox-dev1-a')).toMatchObject({ status: 200, resultCode: '325', data: null })
})

test('one tap makes the account, after which the code alone is enough', async () => {
  const made = await register(`phone-${MOBILE}-a`, 'sandbox-dev1-a')
  expect(made.data).toMatchObject({ isNew: true, openId: expect.stringMatching(/^o_.{26}$/) })
  const again = await login('sandbox-dev1-b')
  expect(again.data).toMatchObject({ isNew: false, memberId: made.data.memberId, openId: made.data.openId })
})

test('one tap with a number that has an account enters that account', async () => {
  const bySms = await loginBySms(app, MOBILE)
  const byTap = await register(`phone-${MOBILE}-a`, 'sandbox-dev1-a')
  expect(byTap.data).toMatchObject({ isNew: false, memberId: bySms.data.memberId })
})

test('an identity moves to the member who proves another phone with it', async () => {
  await register(`phone-${MOBILE}-a`, 'sandbox-dev1-a')
  const other = await register('phone-13900139000-a', 'sandbox-dev1-b')
  expect((await login('sandbox-dev1-c')).data.memberId).toBe(other.data.memberId)
  expect(await countRows(app, 'wechat_identities')).toBe(1)
})

test('codes are good once, for their time, and for what they are', async () => {
  await register(`phone-${MOBILE}-a`, 'sandbox-dev1-a')
  expect((await login('sandbox-dev1-a')).resultCode).toBe('908')
  expect((await register(`phone-${MOBILE}-a`, 'sandbox-dev1-b')).resultCode).toBe('908')
  const inFiveMinutes = app.clock.now().getTime() + 300_000
  app.clock.advance(299_999)
  expect((await login(`sandbox-dev1-c-until${inFiveMinutes}`)).resultCode).toBe('100')
  app.clock.advance(1)
  expect((await login(`sandbox-dev1-d-until${inFiveMinutes}`)).resultCode).toBe('908')
  expect((await login(`phone-${MOBILE}-b`)).resultCode).toBe('908')
  expect((await login('something-else')).resultCode).toBe('908')
})

describe('while WeChat is out of reach', () => {
  let cut: TestApp
  const down = () => Promise.reject(new RemoteError('WeChat', 'not reached'))
  beforeAll(async () => {
    cut = await buildAppWithSandboxes({
      gateways: {
        wechat: {
          appId: 'wx0',
          codeToSession: down,
          phoneNumber: down,
          uploadShipping: down,
          sendMessage: down,
          miniCode: down
        }
      }
    })
  })
  afterAll(() => cut.close())

  test('logging in by WeChat says so', async () => {
    const result = await call(cut, sessionEndpoints.xcxLogin, { code: 'sandbox-dev1-a' })
    expect(result).toMatchObject({ status: 503, resultMsg: '微信服务繁忙，请稍后再试' })
  })

  test('logging in by SMS still works, without binding', async () => {
    await sendCode(cut, MOBILE)
    const result = await tryCode(cut, MOBILE, await lastCode(cut, MOBILE), { loginCode: 'sandbox-dev1-b' })
    expect(result).toMatchObject({ resultCode: '100', data: { openId: null } })
  })
})
