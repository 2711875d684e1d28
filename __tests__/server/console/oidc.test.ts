/** Logins by an identity provider: it proves who somebody is; who may work here is ours. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { runStaff } from '../../../scripts/staff/commands'
import { readSettings } from '../../../server/config/settings'
import { createOidc } from '../../../server/gateways/oidc/create-oidc'
import { startIdentityProvider, type IdentityProvider, type OddToken } from '../../support/identity-provider'
import { consoleCall } from '../../support/server/console'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const ENV = { NODE_ENV: 'test', ALLOW_SANDBOX: '1', DATA_DIR: process.env.TEST_DATA_DIR }

let app: TestApp
let provider: IdentityProvider

function gateway() {
  const { issuer, clientId, clientSecret } = provider
  return createOidc({ issuer, clientId, clientSecret, name: '企业账号' })
}

beforeAll(async () => {
  provider = await startIdentityProvider()
  app = await buildTestApp({ gateways: { oidc: gateway() } })
  await staff('add', '王店长', '--role', 'manager', '--totp', '--password-stdin')
  await staff('link', '王店长', 'person-1')
})
afterAll(async () => {
  await app.close()
  await provider.stop()
})
beforeEach(() => {
  provider.subject = 'person-1'
  provider.odd = {}
  return app.database.clear('staff_tries', 'rate_hits')
})

const staff = (...args: string[]) =>
  runStaff(args, {
    db: app.database.db,
    documentSecret: testSettings().secrets.document,
    now: app.clock.now(),
    oidcIssuer: provider.issuer,
    readInput: () => Promise.resolve('correct horse battery\n')
  })

interface Came {
  readonly location: string
  readonly cookies: readonly string[]
}

/** Opens an address as a browser does that was led there. */
async function open(url: string, cookie = '', ip = '127.0.0.1', server = app): Promise<Came> {
  const { headers, statusCode } = await server.server.inject({
    method: 'GET',
    url,
    remoteAddress: ip,
    headers: { host: 'test.local', 'sec-fetch-site': 'cross-site', ...(cookie ? { cookie } : {}) }
  })
  expect(statusCode).toBe(303)
  return { location: headers.location ?? '', cookies: [headers['set-cookie'] ?? []].flat() }
}
const valueOf = (name: string, { cookies }: Came) =>
  cookies.flatMap((cookie) => new RegExp(`^${name}=([\\w-]+);`).exec(cookie)?.[1] ?? [])[0] ?? ''

/** Goes to the provider, and says yes or no there. @returns where the browser is led then, and what it keeps */
async function atProvider(app: 'console' | 'shop' = 'console', says = '同意登录') {
  const began = await open(`/console/oidc/begin?app=${app}`)
  const shown = await (await fetch(began.location)).text()
  const back = new RegExp(`href="([^"]+)">${says}`).exec(shown)?.[1] ?? ''
  const { pathname, search } = new URL(back.replaceAll('&amp;', '&'))
  return { address: pathname + search, cookie: `pc_oidc=${valueOf('pc_oidc', began)}`, began }
}
async function login(odd: OddToken = {}): Promise<Came> {
  provider.odd = odd
  const { address, cookie } = await atProvider()
  return open(address, cookie)
}
const me = (token: string) => consoleCall<ConsoleData<'me'>>(app, consoleEndpoints.me, {}, { token })

test('who is linked is in with their own role, and without a code of ours', async () => {
  const { address, cookie, began } = await atProvider()
  expect(began.cookies).toEqual([
    expect.stringMatching(/^pc_oidc=[\w-]+; Max-Age=600; Path=\/console\/oidc; HttpOnly; SameSite=Lax$/)
  ])
  const asked = new URL(began.location).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    scope: 'openid',
    redirect_uri: 'http://test.local/console/oidc/callback',
    code_challenge_method: 'S256'
  })
  const came = await open(address, cookie)
  expect(came.location).toBe('/console')
  expect(came.cookies.find((one) => one.startsWith('pc_console='))).toContain('SameSite=Strict')
  expect(valueOf('pc_oidc', came)).toBe('')
  expect(await me(valueOf('pc_console', came))).toMatchObject({
    data: { staff: { name: '王店长', role: 'manager' } }
  })
  const { rows } = await app.database.pool.query<{ after: unknown }>(
    `select after from staff_acts where act = 'login' order by id desc limit 1`
  )
  expect(rows[0]?.after).toMatchObject({ by: 'oidc' })
})

test('whoever came from the app of shops is led back there, and nowhere else', async () => {
  const { address, cookie } = await atProvider('shop')
  expect((await open(address, cookie)).location).toBe('/shop')
  const began = await open('/console/oidc/begin?app=https://evil.example')
  expect(new URL(began.location).origin).toBe(provider.issuer)
})

describe('a token that is not right opens nothing', () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, OddToken]>([
    ['another nonce', { claims: { nonce: 'other' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['expired', { claims: { iat: past, exp: past + 300 } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['of another provider', { claims: { iss: 'https://evil.example' } }],
    ['signed by a stranger', { isForged: true }]
  ])('%s', async (_what, odd) => {
    const came = await login(odd)
    expect(came.location).toBe('/console/sign-in?oidc=refused')
    expect(valueOf('pc_console', came)).toBe('')
  })
})

test('another state, another browser and an answer that comes twice open nothing', async () => {
  const { address, cookie } = await atProvider()
  const forged = address.replace(/state=[^&]+/, 'state=forged')
  expect((await open(forged, cookie)).location).toBe('/console/sign-in?oidc=refused')
  expect((await open(address)).location).toBe('/console/sign-in?oidc=late')
  expect((await open(address, 'pc_oidc=Zm9yZ2Vk')).location).toBe('/console/sign-in?oidc=late')
  const { cookie: another } = await atProvider()
  expect((await open(address, another)).location).toBe('/console/sign-in?oidc=refused')
  expect((await open(address, cookie)).location).toBe('/console')
  expect((await open(address, cookie)).location).toBe('/console/sign-in?oidc=refused')
})

test('a login that was begun too long ago has ended', async () => {
  const { address, cookie } = await atProvider()
  app.clock.advance(10 * 60_000)
  expect((await open(address, cookie)).location).toBe('/console/sign-in?oidc=late')
})

test('who says no there, is linked with nobody, or is disabled, is told so', async () => {
  const { address, cookie } = await atProvider('shop', '取消')
  expect((await open(address, cookie)).location).toBe('/shop/sign-in?oidc=cancelled')
  provider.subject = 'person-9'
  const before = await staff('list')
  expect((await login()).location).toBe('/console/sign-in?oidc=unlinked')
  expect(await staff('list')).toBe(before)
  await staff('add', '前员工', '--role', 'owner', '--password-stdin')
  await staff('link', '前员工', 'person-2')
  provider.subject = 'person-2'
  const token = valueOf('pc_console', await login())
  expect((await me(token)).resultCode).toBe('100')
  await staff('disable', '前员工')
  expect((await me(token)).resultCode).toBe('305')
  expect((await login()).location).toBe('/console/sign-in?oidc=disabled')
  await staff('reset', '前员工', '--password-stdin')
  expect((await login()).location).toBe('/console/sign-in?oidc=unlinked')
})

test('wrong ones are slowed by address', async () => {
  provider.subject = 'person-9'
  const places: string[] = []
  for (let n = 0; n < 12; n++) {
    const { address, cookie } = await atProvider()
    places.push((await open(address, cookie, '192.0.2.7')).location)
  }
  expect(places).toContain('/console/sign-in?oidc=slow')
  provider.subject = 'person-1'
  expect((await login()).location).toBe('/console')
})

test('nothing that is secret is in the log', async () => {
  await login({ isForged: true })
  const log = app.logLines.join('\n')
  expect(log).toContain('was refused')
  for (const secret of [provider.clientSecret, ...provider.tokens]) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/code=[0-9a-f]{16}|state=[\w-]{20}/)
})

test('a provider that does not answer is told as that', async () => {
  const { clientId, clientSecret } = provider
  const dead = createOidc({ issuer: 'http://127.0.0.1:9', clientId, clientSecret, name: '企业账号' })
  const server = await buildTestApp({ database: app.database, clock: app.clock, gateways: { oidc: dead } })
  try {
    const { location } = await open('/console/oidc/begin?app=shop', '', '127.0.0.1', server)
    expect(location).toBe('/shop/sign-in?oidc=unreachable')
  } finally {
    await server.close()
  }
})

test('without the settings there is neither a button nor an address; other networks see no address', async () => {
  const { data } = await consoleCall<ConsoleData<'loginWays'>>(app, consoleEndpoints.loginWays)
  expect(data.oidc).toEqual({ name: '企业账号', address: 'http://test.local/console/oidc/begin' })
  const plain = await buildTestApp({ database: app.database, clock: app.clock })
  const elsewhere = await buildTestApp({
    database: app.database,
    clock: app.clock,
    gateways: { oidc: gateway() },
    settings: { consoleNetworks: readSettings({ ...ENV, CONSOLE_NETWORKS: '10.1.0.0/16' }).consoleNetworks }
  })
  try {
    const ways = await consoleCall<ConsoleData<'loginWays'>>(plain, consoleEndpoints.loginWays)
    expect(ways.data.oidc).toBeNull()
    for (const server of [plain, elsewhere])
      for (const url of ['/console/oidc/begin', '/console/oidc/callback'])
        expect((await server.server.inject({ url, headers: { host: 'test.local' } })).statusCode).toBe(404)
  } finally {
    await plain.close()
    await elsewhere.close()
  }
})

describe('the command line', () => {
  test('links a subject with one account alone, and says so', async () => {
    expect(await staff('list')).toMatch(/王店长 .*linked:person-1/)
    await staff('add', '另一个', '--role', 'service', '--password-stdin')
    await expect(staff('link', '另一个', 'person-1')).rejects.toThrow('Another account')
    await expect(staff('unlink', '另一个')).rejects.toThrow('is not linked')
    await staff('link', '另一个', 'person-3')
    await staff('unlink', '另一个')
    provider.subject = 'person-3'
    expect((await login()).location).toBe('/console/sign-in?oidc=unlinked')
  })

  test.each([
    [['link', '王店长'], 'npm run staff'],
    [['unlink', '王店长', 'person-1'], 'npm run staff'],
    [['link', '没有', 'person-5'], 'There is no account']
  ])('%j is refused', async (args, message) => {
    await expect(staff(...args)).rejects.toThrow(message)
  })
})

describe('the settings', () => {
  const whole = {
    CONSOLE_OIDC_ISSUER: 'https://login.example.com/realms/staff',
    CONSOLE_OIDC_CLIENT_ID: 'console',
    CONSOLE_OIDC_CLIENT_SECRET: 'secret'
  }

  test('name a provider together, or none', () => {
    expect(readSettings({ ...ENV, ...whole }).oidc).toEqual({
      issuer: whole.CONSOLE_OIDC_ISSUER,
      clientId: 'console',
      clientSecret: 'secret',
      name: '企业账号'
    })
    expect(readSettings(ENV).oidc).toBeUndefined()
    expect(() => readSettings({ ...ENV, ...whole, CONSOLE_OIDC_CLIENT_SECRET: '' })).toThrow(
      'CONSOLE_OIDC_CLIENT_SECRET: required'
    )
  })

  test.each(['http://login.example.com', 'login.example.com', 'https://login.example.com/?tenant=1'])(
    'an issuer that anybody on the way could play is refused: %s',
    (issuer) => {
      expect(() => readSettings({ ...ENV, ...whole, CONSOLE_OIDC_ISSUER: issuer })).toThrow(
        'CONSOLE_OIDC_ISSUER'
      )
    }
  )
})
