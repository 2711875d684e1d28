import { randomBytes } from 'node:crypto'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import {
  buildAppWithSandboxes,
  countRows,
  lastCode,
  madeProof,
  sendCode,
  sendProved,
  tryCode
} from './support'

const MOBILE = '13800138000'
const DAY_MS = 86_400_000
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'puzzle_proofs', 'proven_devices')
)

const MINI = { 'x-platform': 'mini' }
const withKey = (key: string, ip?: string): CallOptions => ({
  headers: { ...MINI, 'device-key': key },
  ...(ip ? { ip } : {})
})

/** Logs in on a new device. @returns the key that it keeps from then on */
async function proven(mobile = MOBILE): Promise<string> {
  const options = { headers: MINI, ip: '10.1.0.1' }
  await sendCode(app, mobile, options)
  const { headers } = await tryCode(app, mobile, await lastCode(app, mobile), {}, options)
  app.clock.advance(61_000)
  return String(headers['device-key'])
}

/** Strangers have codes sent until none is to be had, from the owner’s own network too. */
async function useUp(): Promise<void> {
  for (let n = 0; n < 6; n++) await sendCode(app, MOBILE, { ip: `10.66.0.${n}` })
  for (let n = 0; n < 40; n++) {
    const ip = n % 2 === 0 ? '10.1.0.1' : `10.66.${n}.1`
    await sendProved(app, MOBILE, await madeProof(app), { ip })
    app.clock.advance(61_000)
  }
  expect((await sendCode(app, MOBILE, { ip: '10.77.0.1' })).resultCode).toBe('916')
  expect((await sendProved(app, MOBILE, await madeProof(app), { ip: '10.77.0.1' })).status).toBe(429)
}

test('strangers use everything up, on the owner’s network too; the owner still logs in on their device', async () => {
  const key = await proven()
  await useUp()
  for (const ip of ['10.1.0.1', '10.99.0.1']) {
    expect((await sendCode(app, MOBILE, withKey(key, ip))).resultCode).toBe('100')
    const code = await lastCode(app, MOBILE)
    // strangers guess meanwhile, beside the owner and elsewhere
    for (const from of ['10.1.0.1', '10.66.9.9'])
      for (let n = 1; n <= 12; n++)
        await tryCode(app, MOBILE, String((Number(code) + n) % 1_000_000).padStart(6, '0'), {}, { ip: from })
    expect((await tryCode(app, MOBILE, code, {}, withKey(key, ip))).resultCode).toBe('100')
    app.clock.advance(61_000)
  }
})

test('nobody makes up a key, and one of another number is worth nothing for this one', async () => {
  await proven()
  const strangers = await proven('13900139000')
  await useUp()
  for (const key of [strangers, randomBytes(32).toString('base64url'), 'x'.repeat(43), '', 'device'])
    expect((await sendCode(app, MOBILE, withKey(key, '10.88.0.1'))).resultCode).toBe('916')
  expect(await countRows(app, 'proven_devices')).toBe(2)
})

test('wrong codes prove nothing', async () => {
  await sendCode(app, MOBILE, { headers: MINI })
  const code = await lastCode(app, MOBILE)
  const { headers } = await tryCode(
    app,
    MOBILE,
    code === '000000' ? '000001' : '000000',
    {},
    { headers: MINI }
  )
  expect([headers['device-key'], await countRows(app, 'proven_devices')]).toEqual([undefined, 0])
})

test('a device gets ten codes a day and one a minute; then it asks as anybody does', async () => {
  const key = await proven()
  expect((await sendCode(app, MOBILE, withKey(key))).resultCode).toBe('100')
  expect((await sendCode(app, MOBILE, withKey(key))).status).toBe(429)
  for (let n = 0; n < 9; n++) {
    app.clock.advance(61_000)
    expect((await sendCode(app, MOBILE, withKey(key))).resultCode).toBe('100')
  }
  const { rows } = await app.database.pool.query(
    `select hits from rate_hits where key = 'sms-open:${MOBILE}'`
  )
  expect(rows).toEqual([{ hits: 1 }])
  app.clock.advance(61_000)
  await sendCode(app, MOBILE, withKey(key))
  const after = await app.database.pool.query(`select hits from rate_hits where key = 'sms-open:${MOBILE}'`)
  expect(after.rows).toEqual([{ hits: 2 }])
})

test('a proof is worth something for 180 days, of the ten latest devices', async () => {
  const key = await proven()
  for (let n = 0; n < 10; n++) {
    await app.database.clear('rate_hits')
    await proven()
  }
  expect(await countRows(app, 'proven_devices')).toBe(10)
  await useUp()
  expect((await sendCode(app, MOBILE, withKey(key, '10.88.0.1'))).resultCode).toBe('916')
  app.clock.advance(181 * DAY_MS)
  await app.jobs.run('sweep sessions')
  expect(await countRows(app, 'proven_devices')).toBe(0)
})

describe('in a browser the key is a cookie', () => {
  const PAGE = { 'x-platform': 'h5', 'sec-fetch-site': 'same-origin' }
  const cookieOf = (headers: Readonly<Record<string, unknown>>) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('device=')) ?? ''

  test('that no script sees and that outlives the session; a page of another site has no use of it', async () => {
    await sendCode(app, MOBILE, { headers: PAGE })
    const login = await tryCode(app, MOBILE, await lastCode(app, MOBILE), {}, { headers: PAGE })
    const cookie = cookieOf(login.headers)
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(login.headers['device-key']).toBeUndefined()
    const kept = cookie.split(';', 1)[0] ?? ''
    const logout = await call(
      app,
      sessionEndpoints.logout,
      {},
      { token: login.data.accessToken, headers: PAGE }
    )
    expect(cookieOf(logout.headers)).toBe('')
    await useUp()
    const foreign = { cookie: kept, 'x-platform': 'h5', 'sec-fetch-site': 'cross-site' }
    expect((await sendCode(app, MOBILE, { headers: foreign, ip: '10.88.0.1' })).resultCode).toBe('916')
    const own = { ...PAGE, cookie: kept }
    expect((await sendCode(app, MOBILE, { headers: own, ip: '10.88.0.1' })).resultCode).toBe('100')
  })
})
