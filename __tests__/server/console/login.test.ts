import { TOTP, URI } from 'otpauth'
import { CONSOLE_RESULT } from '@contract/console/codes'
import { consoleEndpoints } from '@contract/console/endpoints'
import { runStaff } from '../../../scripts/staff/commands'
import { consoleCall, type ConsoleOptions } from '../../support/server/console'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const HOUR_MS = 3_600_000
const PASSWORD = 'correct horse battery'
const { otpNeeded, wrongLogin } = CONSOLE_RESULT

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
  await staff('add', '老板', '--role', 'owner', '--password-stdin')
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('staff_tries', 'rate_hits'))

const staff = (...args: string[]) =>
  runStaff(args, {
    db: app.database.db,
    documentSecret: testSettings().secrets.document,
    now: app.clock.now(),
    readInput: () => Promise.resolve(`${PASSWORD}\n`)
  })

const login = (input: Readonly<Record<string, unknown>>, options: ConsoleOptions = {}) =>
  consoleCall(app, consoleEndpoints.login, { name: '老板', password: PASSWORD, ...input }, options)

async function tokenOf(name = '老板'): Promise<string> {
  const { headers } = await login({ name })
  return /pc_console=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''
}
const me = async (token: string) => (await consoleCall(app, consoleEndpoints.me, {}, { token })).resultCode

test('who logs in is told who they are, and the cookie is out of reach of scripts and other sites', async () => {
  const answer = await login({})
  expect(answer).toMatchObject({
    resultCode: '100',
    data: { staff: { name: '老板', role: 'owner', scope: { storeIds: [], sightIds: [] } } }
  })
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^pc_console=[\w-]{43}; Max-Age=43200; Path=\/console; HttpOnly; SameSite=Strict$/)
  expect(await me(await tokenOf())).toBe('100')
})

test('on https the cookie is for https alone', async () => {
  const secure = await buildTestApp({
    database: app.database,
    clock: app.clock,
    settings: { publicOrigin: 'https://test.local' }
  })
  try {
    const headers = { origin: 'https://test.local' }
    const input = { name: '老板', password: PASSWORD }
    const answer = await consoleCall(secure, consoleEndpoints.login, input, { headers })
    expect(String(answer.headers['set-cookie'])).toContain('; Secure')
  } finally {
    await secure.close()
  }
})

test('a session ends by itself after twelve hours, and at once by a logout', async () => {
  const [token, other] = [await tokenOf(), await tokenOf()]
  await consoleCall(app, consoleEndpoints.logout, {}, { token: other })
  expect([await me(token), await me(other)]).toEqual(['100', '305'])
  app.clock.advance(12 * HOUR_MS - 1)
  expect(await me(token)).toBe('100')
  app.clock.advance(1)
  expect(await me(token)).toBe('305')
  await app.jobs.run('sweep staff sessions')
  const { rows } = await app.database.pool.query('select 1 from staff_sessions')
  expect(rows).toEqual([])
})

test('who is disabled is out at once, in every browser, until the account is reset', async () => {
  await staff('add', '前员工', '--role', 'service', '--password-stdin')
  const tokens = [await tokenOf('前员工'), await tokenOf('前员工')]
  await staff('disable', '前员工')
  expect(await Promise.all(tokens.map(me))).toEqual(['305', '305'])
  expect(await login({ name: '前员工' })).toMatchObject({ resultCode: wrongLogin })
  expect(await staff('list')).toMatch(/前员工 {2}service {2}- {2}password {2}\S+ {2}disabled/)
  await staff('reset', '前员工', '--password-stdin')
  expect(await me(await tokenOf('前员工'))).toBe('100')
})

test('a wrong name and a wrong password are answered alike', async () => {
  const [name, password] = await Promise.all([login({ name: '没有' }), login({ password: 'wrong' })])
  expect(name).toMatchObject({ resultCode: wrongLogin, data: null })
  expect(name.resultMsg).toBe(password.resultMsg)
  expect(password.resultCode).toBe(wrongLogin)
})

describe('a second factor', () => {
  let codeAt: (ms: number) => string
  beforeAll(async () => {
    const told = await staff('add', '财务', '--role', 'finance', '--totp', '--password-stdin')
    const totp = URI.parse(/otpauth:\S+/.exec(told)?.[0] ?? '') as TOTP
    codeAt = (ms) => totp.generate({ timestamp: app.clock.now().getTime() + ms })
  })
  const enter = async (otp?: string, password = PASSWORD) =>
    (await login({ name: '财务', password, ...(otp ? { otp } : {}) })).resultCode

  test('is asked for once the password is right', async () => {
    expect(await enter()).toBe(otpNeeded)
    expect(await enter(undefined, 'wrong')).toBe(wrongLogin)
    expect(await enter(codeAt(-90_000))).toBe(wrongLogin)
  })

  test('a code is good for one login, also for two at once', async () => {
    const code = codeAt(0)
    expect((await Promise.all([enter(code), enter(code)])).sort()).toEqual(['100', wrongLogin])
    expect(await enter(code)).toBe(wrongLogin)
    expect(await enter(codeAt(-30_000))).toBe(wrongLogin)
    app.clock.advance(30_000)
    expect(await enter(codeAt(0))).toBe('100')
  })

  test('its secret is not in the database', async () => {
    const { rows } = await app.database.pool.query<{ sealed: Buffer }>(
      `select sealed_totp as sealed from staff_accounts where name = '财务'`
    )
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/[A-Z2-7]{32}/)
  })
})

describe('wrong tries', () => {
  const wrong = (ip: string) => login({ name: '老板', password: 'wrong' }, { ip })

  test('are slowed by account, from whatever address, and never more than half a minute', async () => {
    const codes: string[] = []
    for (let n = 1; n <= 9; n++) {
      const answer = await wrong(`198.51.100.${n}`)
      codes.push(answer.resultCode)
      const wait = Number(answer.headers['retry-after'] ?? 0)
      expect(wait).toBeLessThanOrEqual(30)
      app.clock.advance(wait * 1000)
    }
    expect(codes.filter((code) => code === '429').length).toBeGreaterThan(0)
    // from where the owner has logged in before, strangers change nothing
    expect(await login({})).toMatchObject({ resultCode: '100' })
  })

  test('many at once are not more than a few', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => wrong(`203.0.113.${n}`)))
    expect(answers.filter(({ resultCode }) => resultCode === wrongLogin).length).toBeLessThan(8)
    expect(answers.filter(({ resultCode }) => resultCode === '429').length).toBeGreaterThan(20)
  })

  test('are slowed by address, whatever the name, until an hour without one', async () => {
    const guess = (n: number) => login({ name: `名字${n}` }, { ip: '192.0.2.1' })
    const codes: string[] = []
    for (let n = 1; n <= 12; n++) codes.push((await guess(n)).resultCode)
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(wrongLogin))
    expect(codes).toContain('429')
    app.clock.advance(HOUR_MS + 1000)
    expect((await guess(13)).resultCode).toBe(wrongLogin)
  })
})

describe('the command line', () => {
  test('a password that is made is shown, and works', async () => {
    const told = await staff('add', '门店', '--role', 'shop', '--stores', 'store-1, store-2')
    const password = /once: (\S+)/.exec(told)?.[1] ?? ''
    expect(await login({ name: '门店', password })).toMatchObject({
      data: { staff: { role: 'shop', scope: { storeIds: ['store-1', 'store-2'], sightIds: [] } } }
    })
  })

  test.each([
    [['add', '老板', '--role', 'owner'], 'There is an account 老板'],
    [['add', '某人', '--role', 'boss'], 'npm run staff'],
    [['add', '某人'], 'npm run staff'],
    [['disable', '没有'], 'There is no account 没有'],
    [['fire', '老板'], 'npm run staff'],
    [[], 'npm run staff']
  ])('%j is refused', async (args, message) => {
    await expect(staff(...args)).rejects.toThrow(message)
  })
})
