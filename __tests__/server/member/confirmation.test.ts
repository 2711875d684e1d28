import { deviceEndpoints } from '../../../contract/session/device-endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms } from '../session/support'

const MOBILE = '13800138000'
const OTHER = '13900139000'
let app: TestApp
let token: string

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'idempotency_keys')
  token = (await loginBySms(app, MOBILE)).data.accessToken
  app.clock.advance(61_000)
})

type Purpose = 'export' | 'deletion'
const send = (purpose: Purpose, by = token) =>
  call<Data<'sendAccountCode'>>(app, memberEndpoints.sendAccountCode, { purpose }, { token: by })
const DO: Record<Purpose, (code: string | undefined, by?: string) => Promise<{ resultCode: string }>> = {
  export: (code, by = token) => call(app, memberEndpoints.exportMyData, { code }, { token: by }),
  deletion: (code, by = token) =>
    call(app, memberEndpoints.deleteAccount, { confirm: '注销', code }, { token: by })
}
/** A fresh code for a purpose. */
async function codeFor(purpose: Purpose, mobile = MOBILE, by = token): Promise<string> {
  expect((await send(purpose, by)).resultCode).toBe('100')
  const code = await lastCode(app, mobile)
  app.clock.advance(61_000)
  return code
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe.each<Purpose>(['export', 'deletion'])('%s', (purpose) => {
  const elsewhere = purpose === 'export' ? 'deletion' : 'export'

  test('needs the code that was sent for it; a session alone does nothing', async () => {
    expect((await DO[purpose](undefined)).resultCode).toBe('908')
    const code = await codeFor(purpose)
    expect((await DO[purpose](other(code))).resultCode).toBe('908')
    expect((await DO[purpose](code)).resultCode).toBe('100')
    expect(await countRows(app, 'sms_codes')).toBe(0)
  })

  test('takes no code that was sent for something else', async () => {
    await call(app, sessionEndpoints.sendSmsCode, { mobile: MOBILE, scene: 'login' })
    const login = await lastCode(app, MOBILE)
    expect((await DO[purpose](login)).resultCode).toBe('908')
    app.clock.advance(61_000)
    expect((await DO[purpose](await codeFor(elsewhere))).resultCode).toBe('908')
  })

  test('takes no code that another member was sent', async () => {
    const theirs = (await loginBySms(app, OTHER)).data.accessToken
    app.clock.advance(61_000)
    const code = await codeFor(purpose, OTHER, theirs)
    expect((await DO[purpose](code)).resultCode).toBe('908')
    expect((await DO[purpose](code, theirs)).resultCode).toBe('100')
  })

  test('takes a code once, of many at a time', async () => {
    const code = await codeFor(purpose)
    const answers = await Promise.all(Array.from({ length: 5 }, () => DO[purpose](code)))
    expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  })

  test('is not done by a session that another device has ended', async () => {
    const code = await codeFor(purpose)
    const owner = (await loginBySms(app, MOBILE)).data.accessToken
    await call(app, deviceEndpoints.endOtherDevices, {}, { token: owner })
    expect((await DO[purpose](code)).resultCode).toBe('305')
  })

  test('needs none of a member without a number, to whom none is sent', async () => {
    const nameless = await app.login('nameless')
    expect((await send(purpose, nameless)).resultCode).toBe('907')
    expect((await DO[purpose](undefined, nameless)).resultCode).toBe('100')
  })
})

test('a deletion that an order stands against leaves the code as it was', async () => {
  const code = await codeFor('deletion')
  await app.database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     select '20261121000000000001', id, 'main', 'card', 'paid', 100, 0, 100, now() from members`
  )
  expect((await DO.deletion(code)).resultCode).toBe('907')
  await app.database.pool.query(`update orders set state = 'closed'`)
  expect((await DO.deletion(code)).resultCode).toBe('100')
})
