/** A tab of the last release asks for what only that release has, and gets it, whichever process it asks. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { keepFiles } from '../../../server/http/kept-files'
import { staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { registerDemo } from './demo'

const DAY_MS = 86_400_000
const start = new Date('2026-11-28T04:00:00Z')
const hashOf = (letter: string) => letter.charCodeAt(0).toString(16).repeat(4)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build as `npm run build` puts it in place: all of it new. */
function build(letter: string) {
  const h5 = join(folder, 'dist/h5')
  const consoleDir = join(folder, 'dist/console')
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const script = `load("${letter}")`.repeat(50)
  const files = {
    [join(h5, 'index.html')]: `<!doctype html><title>${letter}</title>`,
    [join(h5, 'sw.js')]: letter,
    [join(h5, `js/page.${hashOf(letter)}.js`)]: script,
    [join(h5, `js/page.${hashOf(letter)}.js.gz`)]: gzipSync(script),
    [join(h5, 'js/vendor.0123abcd.js')]: 'the same in each',
    [join(consoleDir, 'index.html')]: letter,
    [join(consoleDir, `assets/orders-${letter.toUpperCase()}_x-Q.js`)]: script
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { h5, console: consoleDir }
}
const keep = (letter: string, days = 0) =>
  keepFiles(join(folder, 'data'), build(letter), new Date(start.getTime() + days * DAY_MS))
const kept = () =>
  readdirSync(join(folder, 'data/releases/h5/js'))
    .filter((name) => name.endsWith('.js') && !name.startsWith('vendor'))
    .sort()
const pages = (...letters: string[]) => letters.map((letter) => `page.${hashOf(letter)}.js`)

/** A server as it starts in the folder of this release. */
async function serve(letter: string, first?: TestApp): Promise<TestApp> {
  await keep(letter)
  const own = join(folder, `release-${letter}`)
  cpSync(join(folder, 'dist'), own, { recursive: true })
  const settings = { h5Dir: join(own, 'h5'), consoleDir: join(own, 'console'), dataDir: join(folder, 'data') }
  return buildTestApp({ modules: [registerDemo], settings, ...(first && { database: first.database }) })
}

test('parts of the last release and of the next one are served by both; documents are those of the process', async () => {
  const a = await serve('a')
  await staffToken(a, 'owner')
  const b = await serve('b', a)
  try {
    for (const app of [a, b]) {
      const get = (url: string) => app.server.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      for (const letter of ['a', 'b']) {
        const part = await get(`/js/page.${hashOf(letter)}.js`)
        expect(part).toMatchObject({ statusCode: 200, headers: { 'content-encoding': 'gzip' } })
        expect(part.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect((await get(`/console/assets/orders-${letter.toUpperCase()}_x-Q.js`)).statusCode).toBe(200)
      }
      const own = app === a ? 'a' : 'b'
      const document = await app.server.inject({ url: '/index.html' })
      expect(document.body).toContain(`<title>${own}</title>`)
      expect(document.headers['cache-control']).toBe('no-cache')
      expect((await app.server.inject({ url: '/sw.js' })).body).toBe(own)
      expect((await get('/js/page.ffffffff.js')).statusCode).toBe(404)
      expect((await get('/console/assets/none.js')).statusCode).toBe(404)
    }
  } finally {
    await b.close()
    await a.close()
  }
})

test('only names with a hash are kept: no document of an old release comes back', async () => {
  await keep('a')
  await keep('b')
  const all = readdirSync(join(folder, 'data/releases'), { recursive: true, encoding: 'utf8' })
  expect(all.filter((name) => /html$|sw\.js$/.test(name))).toEqual([])
})

test('the last three releases stay however old they are, and all whose successor is younger than a week', async () => {
  await keep('a', 0)
  await keep('b', 30)
  await keep('c', 60)
  expect(kept()).toEqual(pages('a', 'b', 'c'))
  await keep('d', 90)
  expect(kept()).toEqual(pages('b', 'c', 'd'))
  for (const [at, letter] of ['e', 'f', 'g'].entries()) await keep(letter, 91 + at)
  expect(kept()).toEqual(pages('c', 'd', 'e', 'f', 'g'))
  await keep('h', 97)
  expect(kept()).toEqual(pages('d', 'e', 'f', 'g', 'h'))
  expect(existsSync(join(folder, 'data/releases/h5/js/vendor.0123abcd.js'))).toBe(true)
})

test('a restart is no release; a release that comes back is the newest again', async () => {
  for (const day of [0, 1, 2, 3, 100]) await keep('a', day)
  await keep('b', 101)
  await keep('a', 102)
  await keep('c', 103)
  await keep('d', 203)
  expect(kept()).toEqual(pages('a', 'c', 'd'))
})

test('processes that start together', async () => {
  const builds = build('a')
  await Promise.all(Array.from({ length: 20 }, () => keepFiles(join(folder, 'data'), builds, start)))
  expect(kept()).toEqual(pages('a'))
})
