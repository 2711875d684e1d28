import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { registerDemo } from './demo'

const SCRIPT = 'console.log("app")'.repeat(40)
const WORKER = 'self.skip = 1'.padEnd(600)
const INLINE = 'window.shell = 1'
const DRAWN = '<!doctype html><title>市集</title>'.padEnd(600)
const PAGE = `<!doctype html><title>权益中心</title><script>${INLINE}</script><script src="/js/app.a1b2c3d4.js"></script>`

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'))
  const h5Dir = join(folder, 'h5')
  const catalogueAssetsDir = join(folder, 'catalogue')
  mkdirSync(join(h5Dir, 'js'), { recursive: true })
  mkdirSync(catalogueAssetsDir)
  mkdirSync(join(h5Dir, 'skeletons/pages/market'), { recursive: true })
  for (const [file, text] of [
    ['index.html', PAGE],
    ['skeletons/pages/market/index.html', DRAWN],
    ['js/app.a1b2c3d4.js', SCRIPT],
    ['sw.js', WORKER]
  ] as const) {
    writeFileSync(join(h5Dir, file), text)
    writeFileSync(join(h5Dir, `${file}.br`), brotliCompressSync(text))
    writeFileSync(join(h5Dir, `${file}.gz`), gzipSync(text))
  }
  writeFileSync(join(catalogueAssetsDir, 'card.svg'), '<svg/>')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  app = await buildTestApp({ modules: [registerDemo], settings: { h5Dir, catalogueAssetsDir } })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers })

test.each([
  ['br', 'br, gzip'],
  ['gzip', 'gzip'],
  [undefined, 'identity']
])('a script goes out as %s to who accepts "%s"', async (encoding, accepted) => {
  const response = await get('/js/app.a1b2c3d4.js', { 'accept-encoding': accepted })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['content-type']).toContain('javascript')
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(String(response.headers.vary).toLowerCase()).toContain('accept-encoding')
})

test.each(['/', '/index.html', '/pages/market/index', '/pages-my/couponList?x=1', '/pages/unknown'])(
  '%s is the app, asked for anew each time',
  async (url) => {
    const response = await get(url, { accept: 'text/html', 'accept-encoding': 'gzip' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-encoding']).toBe('gzip')
  }
)

test.each([
  ['/pages/market/index?x=1', '市集'],
  ['/pages/market', '市集'],
  ['/pages/market/', '市集'],
  ['/pages/mark', '权益中心'],
  ['/pages/market/index/more', '权益中心'],
  ['/', '权益中心']
])('%s comes with the first screen that is drawn for it', async (url, title) => {
  const response = await get(url, { accept: 'text/html', 'accept-encoding': 'identity' })
  expect(response.body).toContain(`<title>${title}</title>`)
})

test.each([
  '/js/app.00000000.js',
  '/assets/nothing',
  '/favicon.png',
  '/unionbuy-server/pages',
  '/wechat/x',
  '/../secret.txt',
  '/%2e%2e/secret.txt'
])('%s is not the app', async (url) => {
  const response = await get(url, { accept: 'text/html' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ resultCode: '404' })
})

test('a page is only read, and only as a page', async () => {
  expect((await app.server.inject({ method: 'POST', url: '/pages/market/index' })).statusCode).toBe(404)
  expect((await get('/pages/market/index', { accept: 'application/json' })).statusCode).toBe(404)
})

test('pictures of the catalogue are kept for a day', async () => {
  const response = await get('/assets/catalogue/card.svg')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toContain('max-age=86400')
  expect(response.headers['content-type']).toContain('image/svg')
})

test('the page may run its own inline script and no other', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const [scripts] = policy.split(';').filter((rule) => rule.startsWith('script-src'))
  const { createHash } = await import('node:crypto')
  expect(scripts).toContain(createHash('sha256').update(INLINE).digest('base64'))
  expect(scripts).not.toContain('unsafe')
})

test('the service worker is asked for anew each time; switched off, in its place stands one that takes itself away', async () => {
  const response = await get('/sw.js')
  expect(response.body).toBe(WORKER)
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(String(response.headers['content-security-policy'])).toContain("worker-src 'self'")
  const off = await buildTestApp({
    modules: [],
    settings: { h5Dir: join(folder, 'h5'), serviceWorker: false }
  })
  const retired = await off.server.inject({ url: '/sw.js' })
  expect(retired.body).toContain('registration.unregister()')
  expect(retired.headers['content-type']).toContain('javascript')
  await off.close()
})

test('an address that cannot be read leads a browser home, and is told to any other caller', async () => {
  const opened = await get('/%E0%A4%A', { accept: 'text/html,*/*' })
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/'])
  const called = await get('/%E0%A4%A', { accept: 'application/json' })
  expect(called.statusCode).toBe(400)
  expect(called.json()).toMatchObject({ resultCode: '400', resultMsg: '提交的内容不正确，请刷新页面后再试' })
})
