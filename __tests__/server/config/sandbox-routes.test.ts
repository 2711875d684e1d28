import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { GatewayMode, GatewayName } from '../../../server/config/settings'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const PATHS = [
  '/sandbox',
  '/sandbox/distributor',
  '/sandbox/sms',
  '/sandbox/sms.json',
  '/sandbox/pay',
  '/sandbox/wechat',
  '/sandbox/lvyun',
  '/sandbox/jinjiang',
  '/sandbox/jd',
  '/sandbox/gate',
  '/sandbox/lottery'
]

const all = (mode: GatewayMode) =>
  Object.fromEntries(Object.keys(testSettings().gateways).map((name) => [name, mode])) as Record<
    GatewayName,
    GatewayMode
  >

let demo: TestApp
let real: TestApp

beforeAll(async () => {
  demo = await buildTestApp()
  // what settings.test.ts proves `readSettings` gives with every gateway real; lvyun, jinjiang and map stay sandboxes
  const gateways = { ...all('real'), lvyun: 'sandbox', jinjiang: 'sandbox', map: 'sandbox' } as const
  real = await buildTestApp({ database: demo.database, settings: { demo: false, gateways } })
})
afterAll(async () => {
  await real.close()
  await demo.close()
})

const status = async (app: TestApp, url: string, method: 'GET' | 'POST' = 'GET') =>
  (await app.server.inject({ method, url, headers: { accept: '*/*' } })).statusCode

test.each(PATHS)('%s is there for the demo alone', async (path) => {
  expect(await status(demo, path)).toBe(200)
  expect(await status(real, path)).toBe(404)
  expect(await status(real, `/candy${path}`)).toBe(404)
  expect(await status(real, path, 'POST')).toBe(404)
})

test('a server that others would reach does not start with a sandbox, and says what to do', () => {
  const { status: code, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: join(__dirname, '../../..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      HOST: '0.0.0.0',
      DATA_DIR: testSettings().dataDir
    },
    encoding: 'utf8'
  })
  expect(code).toBe(78)
  expect(stderr).toMatch(
    /GATEWAY_SMS: a sandbox where others reach it \(HOST=0\.0\.0\.0\); .*ALLOW_SANDBOX=1/
  )
})
