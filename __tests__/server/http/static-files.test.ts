import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readSettings } from '../../../server/config/settings'
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
  '%s is the app, requested again each time',
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
  const response = await get(url, { accept: '*/*' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ resultCode: '404' })
  const opened = await get(url, { accept: 'text/html' })
  expect(opened.statusCode).toBe(404)
  expect(opened.headers['content-type']).toContain('text/html')
  expect(opened.body).toMatch(/未找到这个地址.*返回首页/s)
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

test('the service worker is requested again each time; switched off, in its place stands one that takes itself away', async () => {
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

test.each(['/%E0%A4%A', '/%', '/%ff', '/pages/market/index%00', '/pages/%ff/index', '/js/%00.js'])(
  '%s is a page that says so in a browser, and an envelope for any other caller',
  async (url) => {
    const opened = await get(url, { accept: 'text/html,*/*' })
    expect([400, 403]).toContain(opened.statusCode)
    expect(opened.headers['content-type']).toContain('text/html')
    expect(opened.body).toMatch(/链接不完整或有误.*href="\/">返回首页/s)
    const called = await get(url, { accept: 'application/json' })
    expect(called.statusCode).toBe(opened.statusCode)
    expect(called.json()).toMatchObject({
      resultCode: '400',
      resultMsg: '提交的内容不正确，请刷新页面后再试'
    })
  }
)

test('the files of WeChat’s console are at the root, as they are set, with the app or without it', async () => {
  const name = 'MP_verify_AbCdEf0123456789.txt'
  const WECHAT_CHECK_FILES = `${name}=AbCdEf0123456789,Xy12Zw34Ab.txt=${'0123456789abcdef'.repeat(2)}`
  const { checkFiles } = readSettings({ WECHAT_CHECK_FILES })
  for (const h5Dir of [join(folder, 'h5'), join(folder, 'nothing')]) {
    const set = await buildTestApp({ modules: [], settings: { h5Dir, checkFiles } })
    const response = await set.server.inject({ url: `/${name}`, headers: { accept: 'text/html,*/*' } })
    expect([response.statusCode, response.body]).toEqual([200, 'AbCdEf0123456789'])
    expect(response.headers['content-type']).toContain('text/plain')
    expect((await set.server.inject({ url: '/MP_verify_other.txt' })).statusCode).toBe(404)
    await set.close()
  }
})

test.each(['MP_verify_a.txt', 'a.html=x', '../a.txt=x', 'a.txt=<script>'])(
  'a check file such as %s stops the start',
  (WECHAT_CHECK_FILES) =>
    expect(() => readSettings({ WECHAT_CHECK_FILES })).toThrow(/WECHAT_CHECK_FILES: must be/)
)
