import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { callVersions } from '../../../__tests__/support/library-versions'
import { missingCalls } from '../host/wx/missing'

// before the host is loaded: it reads where the build is
process.env.WEAPP_DIST = path.join(__dirname, 'fixture')
const { startMiniProgram, endAll } = require('../host/mini-program') as typeof import('../host/mini-program')
type App = ReturnType<typeof startMiniProgram>

let server: Server
let origin = ''
/** Requests that may be under way, and all that are sent. */
const MOST = 10
const ASKED = 25
let came = 0
const held: (() => void)[] = []
let mostAtOnce = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    came += 1
    held.push(() =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ asked: request.url }))
    )
    mostAtOnce = Math.max(mostAtOnce, held.length)
    // a slow machine sends one after the other: none is answered before as many have come as may, and one too many could have
    if (held.length === MOST || came === ASKED)
      setTimeout(() => held.splice(0).forEach((answer) => answer()), 20)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
afterEach(endAll)

async function open(launch = {}): Promise<App> {
  const app = startMiniProgram({ origin, launch: { path: 'pages/one/index', ...launch } })
  await app.settle()
  return app
}
const data = (app: App) => app.page.instance.data
const run = async (app: App, name: string, ...args: unknown[]): Promise<unknown> => {
  const answer = await app.happens('run', name, ...args)
  return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
}

test('draws a page and its component, and knows what is out of sight', async () => {
  const app = await open({ query: { a: '%E4%B8%AD' } })
  expect(app.text()).toBe('caught\nbubbles\nfirst | set by itself | attached')
  expect(app.title).toBe('One')
  expect(data(app)['query']).toEqual({ a: '%E4%B8%AD' })
  expect(app.problems).toEqual([])
})

test('a tap goes up, catch stops it, datasets tell where it was', async () => {
  const app = await open()
  await app.tap('bubbles')
  await app.tap('caught')
  expect(data(app)['events']).toEqual([
    ['inner', { itemId: '8' }, { itemId: '8' }],
    ['outer', { itemId: '8' }, { place: 'outer' }],
    ['inner', { itemId: '7' }, { itemId: '7' }]
  ])
  expect(() => app.press('out of sight')).toThrow('not on the screen')
})

test('a redrawn component takes over only the properties that changed', async () => {
  const app = await open()
  await app.happens('set', { name: 'second' })
  expect(app.line()).toContain('second | set by itself | attached')
})

test.each([
  ['a call that this host does not have', 'unknownCall', /wx\.thereIsNoSuchCall was read/],
  ['console.error', 'complain', /something is wrong/],
  ['an error', 'fail', /JSON/],
  ['code made out of text', 'codeOfText', /Code generation from strings/]
])('%s is a problem', async (_what, deed, words) => {
  const app = await open()
  await run(app, deed)
  expect(app.problems).toHaveLength(1)
  expect(app.problems[0]).toMatch(words)
})

test('an error and a rejected promise are told to the app; a test takes out what it has caused', async () => {
  const app = await open()
  await run(app, 'hear')
  await run(app, 'fail')
  await app.rejects({ message: 'nobody cared' })
  expect(await run(app, 'heard')).toEqual([
    expect.stringMatching(/^MiniProgramError\n.*JSON.*\nSyntaxError/),
    'nobody cared'
  ])
  app.expectProblem(/JSON/)
  app.expectProblem(/nobody/)
  expect(app.problems).toEqual([])
  expect(() => app.expectProblem(/nobody/)).toThrow('no problem has')
})

test('setData: undefined and more than 1 MB are problems; count and bytes are kept', async () => {
  const app = await open()
  const before = app.setDataFigures()
  await app.happens('set', { said: 'hello' })
  expect(app.setDataFigures()).toMatchObject({ count: before.count + 1, bytes: before.bytes + 16 })
  expect(app.text()).toContain('hello')
  await app.happens('set', { said: undefined })
  await app.happens('set', { said: 'x'.repeat(1024 * 1024) })
  expect(app.problems.map((problem) => problem.replace(/.*: /, ''))).toEqual([
    'undefined or a function at data.said',
    '1048587 bytes, more than 1 MB'
  ])
})

test('a template that is missing is a problem', async () => {
  const app = await open()
  await app.happens('set', { odd: 'nowhere' })
  expect(app.problems.join()).toMatch(/Template `nowhere` not found/)
})

test('a bare realm: no browser, no Node, and answers of its own kind', async () => {
  const app = await open()
  expect(await run(app, 'names')).toEqual(Array.from({ length: 6 }, () => 'undefined'))
  expect(await run(app, 'sameKind')).toBe(true)
  expect(await run(app, 'promises')).toEqual(['function', 'undefined', 'undefined'])
})

test('a sub-package may use the main package, never the other way', async () => {
  const app = await open({ path: 'sub/page/index' })
  expect(app.text()).toBe('of the main package, by a sub-package')
  const other = await open()
  await other.happens('requireSub')
  expect(other.problems.join()).toMatch(/may not require sub\/own\.js/)
})

test('ten pages and no more; what there is not cannot be opened', async () => {
  const app = await open()
  const go = (way: string, url: string) => run(app, 'go', way, url)
  for (let open = 2; open <= 10; open += 1)
    expect(await go('navigateTo', '/pages/one/index?a=1')).toEqual({ errMsg: 'navigateTo:ok' })
  expect(await go('navigateTo', '/pages/two/index')).toEqual({
    errMsg: 'navigateTo:fail webview count limit exceed'
  })
  expect(app.pages()).toHaveLength(10)
  expect(await go('redirectTo', '/pages/nowhere/index')).toEqual({
    errMsg: 'redirectTo:fail page "pages/nowhere/index" is not found'
  })
  await go('reLaunch', '../two/index')
  expect(app.pages()).toEqual(['pages/two/index'])
})

test('storage: 1 MB a value, 10 MB in all, copies', async () => {
  const app = await open()
  await run(app, 'store', 'list', [1, { a: 2 }])
  expect(await run(app, 'stored', 'list')).toEqual([1, { a: 2 }])
  expect(await run(app, 'storeMany', 1, 1024 * 1024 + 1)).toMatch(/entry size limit/)
  expect(await run(app, 'storeMany', 11, 1024 * 1024 - 100)).toMatch(/exceed storage max size/)
})

test('private calls must be named in app.json', async () => {
  const app = await open()
  expect(await run(app, 'locate')).toMatchObject({
    errMsg: expect.stringContaining('getLocation:fail') as string
  })
  expect(app.problems).toEqual(['getLocation is not in requiredPrivateInfos of app.json'])
})

test('an older library lacks the calls that came later', () => {
  const lacking = (library: string) => missingCalls({ library }, callVersions())
  expect(lacking('2.20.1')).not.toContain('getWindowInfo')
  expect(lacking('2.20.0')).toContain('getWindowInfo')
  expect(lacking('2.32.2')).toContain('requirePrivacyAuthorize')
  expect(lacking('3.8.9')).not.toContain('requirePrivacyAuthorize')
  expect(lacking('1.0.0')).not.toContain('request')
})

test('ten requests at once, the others wait; other hosts are refused', async () => {
  const app = await open()
  const answers = (await run(app, 'ask', `${origin}/a`, ASKED)) as { statusCode: number; data: unknown }[]
  expect(answers).toHaveLength(ASKED)
  expect(answers.at(-1)).toMatchObject({ statusCode: 200, data: { asked: '/a' } })
  expect(mostAtOnce).toBe(MOST)
  expect(await run(app, 'ask', 'https://elsewhere.test/', 1)).toEqual([
    { errMsg: 'request:fail url not in domain list' }
  ])
})
