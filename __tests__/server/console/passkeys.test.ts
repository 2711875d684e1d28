/** Passkeys of staff: who has one logs in without password and code, and nobody else does. */
import { randomBytes } from 'node:crypto'
import { CONSOLE_RESULT } from '@contract/console/codes'
import { consoleEndpoints } from '@contract/console/endpoints'
import { CONFIRMED_MINUTES, MAX_PASSKEYS } from '@contract/console/passkeys/limits'
import type { ConsoleData } from '@contract/console/types'
import { TOTP, URI } from 'otpauth'
import { runStaff } from '../../../scripts/staff/commands'
import { makePasskey, usePasskey, type MadePasskey, type Odd } from '../../support/server/authenticator'
import { consoleCall, type ConsoleOptions } from '../../support/server/console'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const ORIGIN = 'http://test.local'
const PASSWORD = 'correct horse battery'
const { otpNeeded, wrongLogin, confirmNeeded } = CONSOLE_RESULT

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
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
const tokenIn = (headers: Readonly<Record<string, unknown>>) =>
  /pc_console=([\w-]+)/.exec(String(headers['set-cookie']))?.[1] ?? ''

/** Somebody new who has just logged in with the password. */
async function hired() {
  const name = `员工${randomBytes(4).toString('hex')}`
  await staff('add', name, '--role', 'service', '--password-stdin')
  const { headers } = await consoleCall(app, consoleEndpoints.login, { name, password: PASSWORD })
  return { name, token: tokenIn(headers) }
}
const begin = (token: string, name: string) =>
  consoleCall<ConsoleData<'beginPasskey'>>(app, consoleEndpoints.beginPasskey, { name }, { token })
const add = (token: string, name: string, response: object, options: ConsoleOptions = {}) =>
  consoleCall(app, consoleEndpoints.addPasskey, { name, response }, { token, ...options })
const remove = (token: string, passkeyId: string) =>
  consoleCall(app, consoleEndpoints.removePasskey, { passkeyId }, { token })
const logins = async (token: string) =>
  (await consoleCall<ConsoleData<'myLogins'>>(app, consoleEndpoints.myLogins, {}, { token })).data
const me = async (token: string) => (await consoleCall(app, consoleEndpoints.me, {}, { token })).resultCode

async function added(token: string, name = '工作电脑'): Promise<MadePasskey> {
  const { passkey, response } = makePasskey((await begin(token, name)).data.options, ORIGIN)
  expect(await add(token, name, response)).toMatchObject({ resultCode: '100' })
  return passkey
}
const challenge = async () =>
  (await consoleCall<ConsoleData<'beginPasskeyLogin'>>(app, consoleEndpoints.beginPasskeyLogin)).data.options
const send = (response: object, options: ConsoleOptions = {}) =>
  consoleCall<ConsoleData<'loginByPasskey'>>(app, consoleEndpoints.loginByPasskey, { response }, options)
const enter = async (passkey: MadePasskey, odd: Odd = {}, options: ConsoleOptions = {}) =>
  send(usePasskey(passkey, await challenge(), ORIGIN, odd), options)

test('a passkey is added, logs in without password and code, says when it was used, and is removed', async () => {
  const { name, token } = await hired()
  const passkey = await added(token)
  expect((await logins(token)).passkeys).toMatchObject([{ name: '工作电脑', lastUsedAt: null }])
  app.clock.advance(60_000)
  const answer = await enter(passkey)
  expect(answer).toMatchObject({ resultCode: '100', data: { staff: { name, role: 'service' } } })
  const session = tokenIn(answer.headers)
  expect(await me(session)).toBe('100')
  const [mine] = (await logins(session)).passkeys
  expect(mine?.lastUsedAt).toBe(app.clock.now().toISOString())
  expect(await remove(session, mine?.passkeyId ?? '')).toMatchObject({ resultCode: '100' })
  expect(await enter(passkey)).toMatchObject({ resultCode: wrongLogin, data: null })
  expect(await remove(session, mine?.passkeyId ?? '')).toMatchObject({ resultCode: '404' })
  const { rows } = await app.database.pool.query<{ act: string }>(
    `select act from staff_acts where staff_name = $1 order by id`,
    [name]
  )
  expect(rows.map(({ act }) => act)).toEqual(['login', 'addPasskey', 'login', 'removePasskey'])
})

describe('an answer that is not right opens nothing', () => {
  let passkey: MadePasskey
  let other: MadePasskey
  beforeAll(async () => {
    passkey = await added((await hired()).token)
    other = await added((await hired()).token)
  })

  test.each<[string, (keys: { other: MadePasskey }) => Odd]>([
    ['another origin', () => ({ origin: 'http://evil.test.local' })],
    ['another relying party', () => ({ rpId: 'local' })],
    ['a challenge that nobody gave', () => ({ challenge: randomBytes(32).toString('base64url') })],
    ['an answer to another question', () => ({ type: 'webauthn.create' })],
    ['a user who was not verified', () => ({ isVerified: false })],
    ['another one’s account', (keys) => ({ userHandle: keys.other.userHandle })],
    ['nobody’s account', () => ({ userHandle: undefined })],
    ['another key', (keys) => ({ signWith: keys.other.privateKey })]
  ])('%s', async (_what, odd) => {
    const answer = await enter(passkey, odd({ other }))
    expect(answer).toMatchObject({ resultCode: wrongLogin, data: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.resultMsg).toMatch(/[一-龥]/)
    expect(await enter(passkey)).toMatchObject({ resultCode: '100' })
  })

  test('on another address it is said where passkeys work', async () => {
    const { resultMsg } = await enter(passkey, { origin: 'http://10.0.0.7' })
    expect(resultMsg).toBe('通行密钥只能在 http://test.local 使用')
  })

  test('an answer is good once, also twice at once', async () => {
    const response = usePasskey(passkey, await challenge(), ORIGIN)
    const both = await Promise.all([send(response), send(response)])
    expect(both.map(({ resultCode }) => resultCode).sort()).toEqual(['100', wrongLogin])
    expect(await send(response)).toMatchObject({ resultCode: wrongLogin })
  })

  test('a challenge ends after five minutes, and is swept', async () => {
    const options = await challenge()
    app.clock.advance(5 * 60_000)
    expect(await send(usePasskey(passkey, options, ORIGIN))).toMatchObject({
      resultCode: wrongLogin,
      resultMsg: '操作已超时，请再试一次'
    })
    await challenge()
    app.clock.advance(5 * 60_000)
    await app.jobs.run('sweep staff sessions')
    const { rows } = await app.database.pool.query('select 1 from staff_challenges')
    expect(rows).toEqual([])
  })

  test('a counter that goes back is a copy of the key', async () => {
    expect(await enter(passkey, { counter: 50 })).toMatchObject({ resultCode: '100' })
    expect(await enter(passkey, { counter: 50 })).toMatchObject({ resultCode: wrongLogin })
    expect(await enter(passkey, { counter: 49 })).toMatchObject({ resultCode: wrongLogin })
    expect(await enter(passkey, { counter: 51 })).toMatchObject({ resultCode: '100' })
  })

  test('twelve copies at once with the same count: one is in', async () => {
    const challenges = await Promise.all(Array.from({ length: 12 }, challenge))
    const answers = await Promise.all(
      challenges.map((options, n) =>
        send(usePasskey(passkey, options, ORIGIN, { counter: 90 }), { ip: `198.51.100.${n}` })
      )
    )
    const codes = answers.map(({ resultCode }) => resultCode)
    expect(codes.filter((code) => code === '100')).toHaveLength(1)
  })

  test('a challenge for adding one is none for a login', async () => {
    const { token } = await hired()
    const { options } = (await begin(token, '手机')).data
    const response = usePasskey(passkey, { challenge: options.challenge, rpId: options.rp.id }, ORIGIN)
    expect(await send(response)).toMatchObject({ resultCode: wrongLogin })
  })

  test('wrong ones are slowed by address', async () => {
    const codes: string[] = []
    for (let n = 0; n < 12; n++)
      codes.push((await enter(passkey, { rpId: 'local' }, { ip: '192.0.2.9' })).resultCode)
    expect(codes.slice(0, 5)).toEqual(Array(5).fill(wrongLogin))
    expect(codes).toContain('429')
  })
})

test('an authenticator that does not count always says 0', async () => {
  const passkey = await added((await hired()).token)
  for (let n = 0; n < 2; n++)
    expect(await enter(passkey, { counter: 0 })).toMatchObject({ resultCode: '100' })
})

test('who is disabled is told so and stays out; a reset removes passkeys', async () => {
  const { name, token } = await hired()
  const passkey = await added(token)
  const session = tokenIn((await enter(passkey)).headers)
  await staff('disable', name)
  expect(await me(session)).toBe('305')
  expect(await enter(passkey)).toMatchObject({
    resultCode: wrongLogin,
    resultMsg: '账号已停用，请联系负责人'
  })
  expect(await staff('list')).toMatch(new RegExp(`${name} .*passkeys:1`))
  await staff('reset', name, '--password-stdin')
  expect(await enter(passkey)).toMatchObject({
    resultCode: wrongLogin,
    resultMsg: '这个通行密钥不存在或已被删除，请用密码登录'
  })
  const { rows } = await app.database.pool.query<{ before: unknown }>(
    `select before from staff_acts where act = 'resetStaff' order by id desc limit 1`
  )
  expect(rows).toEqual([{ before: { disabled: true, passkeys: 1, linked: false } }])
})

describe('adding', () => {
  test.each<[string, Odd]>([
    ['from another origin', { origin: 'http://evil.test.local' }],
    ['for another relying party', { rpId: 'local' }],
    ['for a challenge that nobody gave', { challenge: randomBytes(32).toString('base64url') }],
    ['without a verified user', { isVerified: false }],
    ['as a login', { type: 'webauthn.get' }]
  ])('%s is refused', async (_what, odd) => {
    const { token } = await hired()
    const { response } = makePasskey((await begin(token, '手机')).data.options, ORIGIN, odd)
    expect(await add(token, '手机', response)).toMatchObject({ resultCode: '400' })
    expect((await logins(token)).passkeys).toEqual([])
  })

  test('what was made for one account is not added to another', async () => {
    const [one, two] = [await hired(), await hired()]
    const { response } = makePasskey((await begin(one.token, '手机')).data.options, ORIGIN)
    expect(await add(two.token, '手机', response)).toMatchObject({
      resultCode: '400',
      resultMsg: '操作已超时，请重新添加'
    })
  })

  test('a key belongs to one account', async () => {
    const [one, two] = [await hired(), await hired()]
    const first = makePasskey((await begin(one.token, '手机')).data.options, ORIGIN)
    await add(one.token, '手机', first.response)
    const { options } = (await begin(two.token, '手机')).data
    const again = makePasskey(options, ORIGIN).response
    const copied = {
      ...first.response,
      response: { ...first.response.response, clientDataJSON: again.response.clientDataJSON }
    }
    expect(await add(two.token, '手机', copied)).toMatchObject({
      resultCode: '400',
      resultMsg: '这个通行密钥已经添加过'
    })
  })

  test('sent again it is answered as the first time, and there is one', async () => {
    const { token } = await hired()
    const { response } = makePasskey((await begin(token, '手机')).data.options, ORIGIN)
    const key = 'passkey-key-0001'
    const first = await add(token, '手机', response, { key })
    expect(await add(token, '手机', response, { key })).toMatchObject({ data: first.data })
    expect((await logins(token)).passkeys).toHaveLength(1)
  })

  test('names differ, and there are not many', async () => {
    const { token } = await hired()
    expect(await begin(token, ' ')).toMatchObject({ resultCode: '400', resultMsg: '请输入名称' })
    await added(token, '手机')
    expect(await begin(token, '手机')).toMatchObject({ resultMsg: '已有同名的通行密钥，请换一个名称' })
    const more = await Promise.all(
      Array.from({ length: MAX_PASSKEYS + 5 }, async (_, n) => {
        const { response } = makePasskey((await begin(token, `钥匙${n}`)).data.options, ORIGIN)
        return () => add(token, `钥匙${n}`, response)
      })
    )
    const codes = (await Promise.all(more.map((go) => go()))).map(({ resultCode }) => resultCode)
    expect(codes.filter((code) => code === '100')).toHaveLength(MAX_PASSKEYS - 1)
    expect((await logins(token)).passkeys).toHaveLength(MAX_PASSKEYS)
  })

  test('a login long ago does not do: the password is entered again, with the code', async () => {
    const name = '财务甲'
    const told = await staff('add', name, '--role', 'finance', '--totp', '--password-stdin')
    const totp = URI.parse(/otpauth:\S+/.exec(told)?.[0] ?? '') as TOTP
    const otp = () => totp.generate({ timestamp: app.clock.now().getTime() })
    const login = { name, password: PASSWORD, otp: otp() }
    const token = tokenIn((await consoleCall(app, consoleEndpoints.login, login)).headers)
    const confirm = async (input: object) =>
      (await consoleCall(app, consoleEndpoints.confirmLogin, { ...input }, { token })).resultCode
    expect(await begin(token, '手机')).toMatchObject({ resultCode: '100' })
    app.clock.advance(CONFIRMED_MINUTES * 60_000)
    const { response } = makePasskey(
      { challenge: 'AAAA', rp: { id: 'test.local' }, user: { id: 'AAAA' } },
      ORIGIN
    )
    for (const refused of [begin(token, '手机'), add(token, '手机', response), remove(token, 'pk_any')])
      expect(await refused).toMatchObject({
        resultCode: confirmNeeded,
        resultMsg: '为保护账号，请再次输入密码'
      })
    expect(await confirm({ password: 'wrong' })).toBe(wrongLogin)
    expect(await confirm({ password: PASSWORD })).toBe(otpNeeded)
    expect(await confirm({ password: PASSWORD, otp: otp() })).toBe('100')
    expect(await confirm({ password: PASSWORD, otp: otp() })).toBe(wrongLogin)
    expect(await logins(token)).toMatchObject({ hasOtp: true, oidc: null })
    // the passkey is in place of both
    expect(await enter(await added(token))).toMatchObject({ resultCode: '100' })
  })

  test('nobody removes another one’s', async () => {
    const [one, two] = [await hired(), await hired()]
    const passkey = await added(one.token)
    const [{ passkeyId } = { passkeyId: '' }] = (await logins(one.token)).passkeys
    expect(await remove(two.token, passkeyId)).toMatchObject({ resultCode: '404' })
    expect(await enter(passkey)).toMatchObject({ resultCode: '100' })
  })
})

test('CONSOLE_HOST is where passkeys work', async () => {
  const settings = { publicOrigin: 'https://shop.test.local', consoleHost: 'console.test.local' }
  const server = await buildTestApp({ database: app.database, clock: app.clock, settings })
  try {
    const headers = { host: 'console.test.local', origin: 'https://console.test.local' }
    const { data } = await consoleCall(server, consoleEndpoints.loginWays, {}, { headers })
    expect(data).toEqual({
      passkeys: { origin: 'https://console.test.local', rpId: 'console.test.local' },
      oidc: null
    })
  } finally {
    await server.close()
  }
})
