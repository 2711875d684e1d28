import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, type Settings } from '../../../server/config/settings'
import type { Kit, RawRoute } from '../../../server/http/kit'
import { sandboxModules } from '../../../server/sandbox/modules'
import { buildTestApp, testSettings, type TestApp } from '../../support/server/test-app'

const ROOT = join(__dirname, '../../..')

/** The gateways that a server insists on, real; those that it does not stay as they are by default. */
const INSISTED = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  PUBLIC_ORIGIN: 'https://vip.example.com',
  DATA_DIR: testSettings().dataDir,
  ...Object.fromEntries(
    ['PAY', 'WECHAT', 'SMS', 'RECHARGE', 'PARTNER', 'JD', 'CHAT', 'WAREHOUSE', 'LOGISTICS'].map((name) => [
      `GATEWAY_${name}`,
      'real'
    ])
  )
}
const EVERY_ONE = {
  ...INSISTED,
  ...Object.fromEntries(
    Object.keys(testSettings().gateways).map((name) => [`GATEWAY_${name.toUpperCase()}`, 'real'])
  )
}

/** Routes as the code registers them on a demo. */
const routes: Pick<RawRoute, 'method' | 'url'>[] = []

let demo: TestApp
let real: TestApp

async function appWith(env: Record<string, string>): Promise<TestApp> {
  const { gateways, demo: isDemo, publicOrigin } = readSettings(env)
  const settings: Partial<Settings> = { gateways, demo: isDemo, publicOrigin }
  return buildTestApp({ database: demo.database, settings })
}

beforeAll(async () => {
  const record = (kit: Kit) => {
    const recorder: Kit = {
      ...kit,
      rawRoute(route) {
        routes.push(route)
        kit.rawRoute(route)
      }
    }
    for (const register of sandboxModules) register(recorder)
  }
  demo = await buildTestApp({ modules: [record] })
  real = await appWith(INSISTED)
})
afterAll(async () => {
  await real.close()
  await demo.close()
})

const status = async (app: TestApp, { method, url }: Pick<RawRoute, 'method' | 'url'>) => {
  const address = url.replace(/:\w+/g, 'any')
  return (await app.server.inject({ method, url: address, headers: { accept: '*/*' } })).statusCode
}

test('the list has every module of server/sandbox that makes routes', () => {
  const sources = readdirSync(join(ROOT, 'server/sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(ROOT, 'server/sandbox', file), 'utf8'))
  const exported = sources.flatMap((text) =>
    [...text.matchAll(/^export function (sandbox\w+Module)\b/gm)].map(([, name]) => name)
  )
  const listed = sandboxModules.map(({ name }) => name)
  expect(exported.filter((name) => !listed.includes(name ?? ''))).toEqual([])
  expect(routes.length).toBeGreaterThan(60)
  expect(routes.every(({ url }) => /^\/sandbox(\/|$)/.test(url))).toBe(true)
})

test('with every gateway real that the server insists on, no route of the sandbox is there', async () => {
  const answers = await Promise.all(
    routes.flatMap((route) => [
      status(real, route),
      status(real, { ...route, url: `/candy${route.url}` }),
      status(real, { ...route, method: 'POST' })
    ])
  )
  expect(new Set(answers)).toEqual(new Set([404]))
})

test('with every gateway real none is there either', async () => {
  const all = await appWith(EVERY_ONE)
  try {
    expect(new Set(await Promise.all(routes.map((route) => status(all, route))))).toEqual(new Set([404]))
  } finally {
    await all.close()
  }
})

test('they are there for the demo', () => {
  expect(routes.filter((route) => !demo.server.hasRoute(route))).toEqual([])
  expect(routes.filter((route) => real.server.hasRoute(route))).toEqual([])
})

test('a module that makes a route of the sandbox by itself does not start where there is no demo', async () => {
  const stray = ({ rawRoute }: Kit) =>
    rawRoute({ method: 'GET', url: '/sandbox/stray', handler: async () => 'here' })
  const { gateways, demo: isDemo } = readSettings(INSISTED)
  const settings = { gateways, demo: isDemo }
  await expect(buildTestApp({ database: demo.database, settings, modules: [stray] })).rejects.toThrow(
    '/sandbox/stray'
  )
})

test('a server that others would reach does not start with a sandbox, and says what to do', () => {
  const { status: code, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
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
