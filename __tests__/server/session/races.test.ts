import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import { smsCodeMac } from '../../../server/modules/session/model'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'sandbox_wechat_codes')
)

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const count = (results: readonly { resultCode: string }[], code: string) =>
  results.filter(({ resultCode }) => resultCode === code).length

test('one code, a hundred logins at once: one session', async () => {
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  const results = await times(100, () => tryCode(app, MOBILE, code))
  expect(count(results, '100')).toBe(1)
  expect(count(results, '908')).toBe(99)
  expect(await countRows(app, 'sessions')).toBe(1)
})

test('control: looking first and using up afterwards lets several in', async () => {
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  const mac = smsCodeMac(testSettings().secrets.smsPepper, MOBILE, 'login', code)
  let entered = 0
  await times(100, async () => {
    const { rowCount } = await app.database.pool.query('select 1 from sms_codes where code_mac = $1', [mac])
    if (!rowCount) return
    entered += 1
    await app.database.pool.query('delete from sms_codes where code_mac = $1', [mac])
  })
  expect(entered).toBeGreaterThan(1)
})

test('a hundred guesses at once get five tries', async () => {
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  const wrong = (Number(code) + 1) % 1_000_000
  await times(100, (i) => tryCode(app, MOBILE, String((wrong + i) % 1_000_000).padStart(6, '0')))
  const { rows } = await app.database.pool.query('select tries from sms_codes')
  expect(rows).toEqual([{ tries: 5 }])
  expect((await tryCode(app, MOBILE, code)).resultCode).toBe('908')
})

test('fifty first logins of one number at once: one member, fifty sessions', async () => {
  const results = await times(50, (i) =>
    call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, {
      code: `phone-${MOBILE}-${i}`,
      loginCode: `sandbox-device${i}-${i}`,
      agreementVersion: '1.0'
    })
  )
  expect(count(results, '100')).toBe(50)
  expect(new Set(results.map(({ data }) => data.memberId)).size).toBe(1)
  expect(results.filter(({ data }) => data.isNew)).toHaveLength(1)
  expect(await countRows(app, 'members')).toBe(1)
  expect(await countRows(app, 'sessions')).toBe(50)
})

test('a hundred asks for a code at once: one message', async () => {
  const results = await times(100, () => sendCode(app, MOBILE))
  expect(count(results, '100')).toBe(1)
  expect(count(results, '429')).toBe(99)
  expect(await countRows(app, 'sandbox_sms')).toBe(1)
})

test('one WeChat code, fifty logins at once: one goes through', async () => {
  await call(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-a`,
    loginCode: 'sandbox-device-a',
    agreementVersion: '1.0'
  })
  const results = await times(50, () => call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-device-b' }))
  expect(count(results, '100')).toBe(1)
  expect(count(results, '908')).toBe(49)
})
