import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

const PAGE =
  '<!doctype html><title>管理后台</title><script type="module" src="/console/assets/index-abc.js"></script>'
const SCRIPT = 'console.log("console")'.repeat(40)

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-site-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'shop.html'), PAGE)
  writeFileSync(join(folder, 'shop-worker.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-abc.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-abc.js.gz'), gzipSync(SCRIPT))
  app = await buildTestApp({ settings: { consoleDir: folder } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers: { accept: 'text/html', ...headers } })

const ADDRESSES = [
  '/console',
  '/console/',
  '/console/orders',
  '/shop',
  '/shop/worker.js',
  '/console/assets/index-abc.js'
]

test('it does not exist until there is an account', async () => {
  for (const address of ADDRESSES) {
    const { statusCode, body } = await get(address)
    expect({ address, statusCode }).toEqual({ address, statusCode: 404 })
    expect(body).not.toContain('console/assets')
  }
  await staffToken(app, 'owner')
  for (const address of ADDRESSES) expect((await get(address)).statusCode).toBe(200)
})

test.each([
  '/console',
  '/console/',
  '/console/orders',
  '/console/order/26112710300012340001',
  '/shop',
  '/shop/sign-in'
])('%s is the app, kept to itself and out of search engines', async (address) => {
  const { body, headers } = await get(address)
  expect(body).toBe(PAGE)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['x-robots-tag']).toContain('noindex')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('a hashed file is kept for ever, compressed', async () => {
  const { headers, statusCode } = await get('/console/assets/index-abc.js', { 'accept-encoding': 'gzip' })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip'
  })
})

test.each(['/console/api/nothing', '/console/assets/nothing.js'])('%s is not found', async (address) => {
  const { statusCode, body } = await get(address)
  expect(statusCode).toBe(404)
  expect(body).not.toBe(PAGE)
})

test('the worker of the shop is for its own addresses, and fetches from here alone', async () => {
  const { body, headers } = await get('/shop/worker.js')
  expect(body).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/shop',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
  })
})

test('SERVICE_WORKER=false: browsers that have the worker get one that leaves', async () => {
  const off = await buildTestApp({
    database: app.database,
    settings: { consoleDir: folder, serviceWorker: false }
  })
  const { body } = await off.server.inject('/shop/worker.js')
  expect(body).toContain('registration.unregister()')
  expect(body).toContain('/^shop-/')
  await off.server.close()
})

test('on another host than its own it does not exist', async () => {
  const other = await buildTestApp({
    database: app.database,
    settings: { consoleDir: folder, consoleHost: 'console.example.com' }
  })
  const status = async (host: string, url: string) =>
    (await other.server.inject({ url, headers: { host, accept: 'text/html' } })).statusCode
  for (const address of ADDRESSES) {
    expect(await status('www.example.com', address)).toBe(404)
    expect(await status('console.example.com', address)).toBe(200)
  }
  await other.server.close()
})
