/** Who may call what: derived from the contract, so that a new call is in it at once. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { STAFF_ROLES, type ConsoleEndpoint, type StaffRole } from '@contract/console/endpoint'
import { readSettings } from '../../../server/config/settings'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const calls = Object.entries(consoleEndpoints) as [ConsoleCallName, ConsoleEndpoint][]
const guarded = calls.filter(([, { roles }]) => roles !== 'public')

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

test('before the first account there is no console', async () => {
  for (const [, endpoint] of calls)
    expect(await consoleCall(app, endpoint)).toMatchObject({ status: 404, resultCode: '404' })
  await staffToken(app, 'owner')
  expect(await consoleCall(app, consoleEndpoints.me)).toMatchObject({ resultCode: '305' })
})

describe.each(STAFF_ROLES.map((role) => [role]))('%s', (role: StaffRole) => {
  let token: string
  beforeAll(async () => {
    token = await staffToken(app, role)
  })

  test.each(guarded)('%s', async (name, endpoint) => {
    // a logout that is allowed would end this session
    const own = name === 'logout' ? await staffToken(app, role) : token
    const { resultCode, status } = await consoleCall(app, endpoint, {}, { token: own })
    const mayCall = endpoint.roles !== 'public' && endpoint.roles.includes(role)
    if (mayCall) expect(['100', '400', '404']).toContain(resultCode)
    else expect({ resultCode, status }).toEqual({ resultCode: '403', status: 403 })
  })
})

test.each(guarded)('%s is for nobody who is not logged in', async (_name, endpoint) => {
  for (const token of [undefined, 'no-such-token'])
    expect(await consoleCall(app, endpoint, {}, { token })).toMatchObject({ resultCode: '305' })
})

test('a member’s session opens nothing', async () => {
  const token = await app.login('member-1', '13800000001')
  const headers = { 'auth-token': token, token }
  expect(await consoleCall(app, consoleEndpoints.me, {}, { token, headers })).toMatchObject({
    resultCode: '305'
  })
})

const writes = calls.filter(([, { method }]) => method === 'POST')

describe.each(writes)('%s does nothing for another site', (name, endpoint) => {
  test.each([
    ['without an origin', { origin: undefined }],
    ['from another origin', { origin: 'http://evil.example' }],
    ['from a neighbouring site', { 'sec-fetch-site': 'same-site' }],
    ['without the header of the console', { 'x-console': undefined }]
  ])('%s', async (_how, headers) => {
    const token = endpoint.roles === 'public' ? undefined : await staffToken(app, 'owner')
    expect(await consoleCall(app, endpoint, {}, { token, headers })).toMatchObject({ status: 403 })
    if (name === 'logout')
      expect(await consoleCall(app, consoleEndpoints.me, {}, { token })).toMatchObject({ resultCode: '100' })
  })
})

describe('the settings', () => {
  const env = { NODE_ENV: 'test', ALLOW_SANDBOX: '1', DATA_DIR: process.env.TEST_DATA_DIR }
  const only = async (settings: Parameters<typeof testSettings>[0]) =>
    buildTestApp({ database: app.database, clock: app.clock, ...(settings ? { settings } : {}) })

  test('CONSOLE_HOST: on other hosts it is not there', async () => {
    const { consoleHost } = readSettings({ ...env, CONSOLE_HOST: 'console.test.local' })
    const server = await only({ consoleHost })
    try {
      const at = (host: string) => consoleCall(server, consoleEndpoints.me, {}, { headers: { host } })
      expect((await at('test.local')).status).toBe(404)
      expect((await at('console.test.local:8443')).resultCode).toBe('305')
    } finally {
      await server.close()
    }
  })

  test('CONSOLE_NETWORKS: from elsewhere it is not there', async () => {
    const { consoleNetworks } = readSettings({
      ...env,
      CONSOLE_NETWORKS: '10.1.0.0/16, 203.0.113.7,fd00::/8'
    })
    const server = await only({ consoleNetworks })
    try {
      const from = async (ip: string) =>
        (await consoleCall(server, consoleEndpoints.me, {}, { ip })).resultCode
      for (const ip of ['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', 'fd12::1'])
        expect(await from(ip)).toBe('305')
      for (const ip of ['10.2.0.1', '203.0.113.8', 'fe80::1']) expect(await from(ip)).toBe('404')
    } finally {
      await server.close()
    }
  })

  test.each(['10.0.0.0/33', 'office', '10.0.0.0/x'])('a network that is none is refused: %s', (text) => {
    expect(() => readSettings({ ...env, CONSOLE_NETWORKS: text })).toThrow('CONSOLE_NETWORKS')
  })
})
