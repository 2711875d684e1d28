import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, lastCode, sendCode, tryCode } from './support'

const MOBILE = '13777137731'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

test('no log line holds a token, a code or a whole number, not even when the database fails', async () => {
  await sendCode(app, MOBILE)
  const code = await lastCode(app, MOBILE)
  await tryCode(app, MOBILE, '000000')
  const { data } = await tryCode(app, MOBILE, code, { loginCode: 'sandbox-canarydevice-1' })
  const registered = await call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-canary`,
    loginCode: 'sandbox-canarydevice-2',
    agreementVersion: '1.0'
  })
  await call(app, memberEndpoints.getMemberMobile, {}, { token: data.accessToken })
  await app.server.inject({ method: 'GET', url: `/sandbox/sms.json?mobile=${MOBILE}` })
  app.clock.advance(61_000)
  await app.database.pool.query('alter table sms_codes rename to sms_codes_away')
  expect((await sendCode(app, MOBILE)).status).toBe(500)
  await app.database.pool.query('alter table sms_codes_away rename to sms_codes')
  await call(app, sessionEndpoints.logout, {}, { token: data.accessToken })

  const log = app.logLines.join('')
  expect(log).toContain('"path":"/unionbuy-server/proxy/unionbuy-member/auth/loginWithSmsCode"')
  expect(log).toContain('request failed')
  for (const secret of [MOBILE, code, data.accessToken, registered.data.accessToken, 'canary']) {
    expect(log).not.toContain(secret)
  }
})
