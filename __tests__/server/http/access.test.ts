import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { demo as demoState, demoEndpoints as demo, registerDemo } from './demo'

const DAY_MS = 86_400_000
const URL_MINE = '/unionbuy-server/demo/mine'

let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({
    modules: [registerDemo],
    settings: { allowedOrigins: ['https://app.test'], production: true }
  })
})
afterAll(() => app.close())

const mine = (headers: Record<string, string>) => app.server.inject({ url: URL_MINE, headers })

test('a call for members answers 305 to nobody, to an unknown token and to one that is over', async () => {
  const expired = { status: 200, resultCode: '305', resultMsg: '登录已过期，请重新登录', data: null }
  expect(await call(app, demo.mine)).toMatchObject(expired)
  expect(await call(app, demo.mine, {}, { token: 'made-up' })).toMatchObject(expired)
  expect(await call(app, demo.mine, {}, { token: 'x'.repeat(5000) })).toMatchObject(expired)
  const token = await app.login('m-over')
  expect(await call(app, demo.mine, {}, { token })).toMatchObject({ resultCode: '100' })
  app.clock.advance(30 * DAY_MS + 1)
  expect(await call(app, demo.mine, {}, { token })).toMatchObject(expired)
})

test('a public call knows the member who calls, and takes a stale token for a visitor', async () => {
  const token = await app.login('m-open')
  expect((await call(app, demo.open, {}, { token })).data).toMatchObject({ memberId: 'm-open' })
  expect((await call(app, demo.open, {}, { token: 'stale' })).data).toMatchObject({ memberId: null })
})

test('access is asked before input: a stranger learns nothing of what a call wants', async () => {
  expect(await call(app, demo.add, { amount: 'x' })).toMatchObject({ resultCode: '305' })
})

/** What the mini-program sends, which keeps no cookies: it writes one itself. */
const byCookie = (token: string) => ({ 'x-platform': 'mini', cookie: `token=${token}` })

test.each(['auth-token', 'token', 'cookie of the mini-program'])('the token may come as %s', async (way) => {
  const token = await app.login('m-ways')
  const response = await mine(way.startsWith('cookie') ? byCookie(token) : { [way]: token })
  expect(response.json()).toMatchObject({ resultCode: '100', data: { memberId: 'm-ways' } })
})

test.each([{}, { 'x-platform': 'h5' }, { 'x-platform': 'wx', origin: 'http://test.local' }])(
  'on the web a cookie alone speaks for nobody: %j',
  async (headers) => {
    const token = await app.login('m-web')
    const response = await mine({ ...headers, cookie: `token=${token}` } as Record<string, string>)
    expect(response.json()).toMatchObject({ resultCode: '305' })
  }
)

test.each([
  ['another site', { origin: 'https://evil.test' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['an allowed origin', { origin: 'https://app.test' }, 200],
  ['our own origin', { origin: 'http://test.local' }, 200],
  ['the host that was called', { origin: 'http://localhost:80' }, 200],
  ['no browser', {}, 200]
])('with a cookie only, a call from %s is answered %s', async (_name, headers, status) => {
  const token = await app.login('m-cookie')
  const response = await mine({ ...headers, host: 'localhost', ...byCookie(token) })
  expect(response.statusCode).toBe(status)
})

test.each([
  ['another site', { origin: 'https://evil.test' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['our own origin', { origin: 'http://test.local' }, 200],
  ['no browser', {}, 200]
])('a form that %s sends to the sandbox is answered %s', async (_name, headers: object, status) => {
  for (const url of ['/sandbox/demo/form', '/%73andbox/demo/form', '/candy/s%61ndbox/demo/f%6Frm']) {
    const post = { method: 'POST', url, headers: { ...headers, host: 'localhost' } } as const
    const { statusCode } = await app.server.inject(post)
    // behind a channel that hides itself there is no route at all
    expect([url, statusCode]).toEqual([url, url.startsWith('/candy') ? 404 : status])
  }
})

test.each(['POST', 'GET'] as const)(
  'with a cookie only, %s of another site changes nothing',
  async (method) => {
    const token = await app.login('m-cookie-writes')
    const url = method === 'POST' ? '/unionbuy-server/demo/add' : URL_MINE
    const headers = {
      origin: 'https://evil.test',
      ...byCookie(token),
      'idempotency-key': `foreign-${method}`
    }
    const answer = (origin: string) =>
      app.server.inject({
        method,
        url,
        headers: { ...headers, origin },
        ...(method === 'POST' ? { payload: { amount: 1, label: 'a' } } : {})
      })
    const before = demoState.added
    expect((await answer('https://evil.test')).statusCode).toBe(403)
    expect((await answer('https://app.test.evil.test')).statusCode).toBe(403)
    expect(demoState.added).toBe(before)
    expect((await answer('https://app.test')).statusCode).toBe(200)
  }
)

test('another origin gets the CORS headers only when it is listed, exactly', async () => {
  const preflight = (origin: string) =>
    app.server.inject({
      method: 'OPTIONS',
      url: '/unionbuy-server/demo/add',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key'
      }
    })
  const allowed = await preflight('https://app.test')
  expect(allowed.headers['access-control-allow-origin']).toBe('https://app.test')
  expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key')
  for (const origin of ['https://app.test.evil.test', 'http://app.test', 'https://evil.test']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
  }
})

test('the limit by address refuses with an envelope and the time to wait, and counts neither health nor files', async () => {
  const limited = await buildTestApp({
    modules: [registerDemo],
    database: app.database,
    settings: { callsPerMinute: 3 }
  })
  for (let i = 0; i < 9; i++) expect((await limited.server.inject('/js/app.js')).statusCode).toBe(404)
  for (let i = 0; i < 3; i++) expect(await call(limited, demo.open)).toMatchObject({ status: 200 })
  const refused = await call(limited, demo.open)
  for (const url of [
    '/%75nionbuy-server/demo/open',
    '/unionbuy%2Dserver/dem%6F/open',
    '/candy/unionbuy-server/demo/%6Fpen'
  ])
    expect([url, (await limited.server.inject(url)).statusCode]).toEqual([url, 429])
  expect(refused).toMatchObject({ status: 429, resultCode: '429', resultMsg: '访问太频繁，请一分钟后再试' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await call(limited, demo.open, {}, { ip: '10.9.9.9' })).toMatchObject({ status: 200 })
  expect((await limited.server.inject('/healthz')).statusCode).toBe(200)
  await limited.close()
})

test('who has an IPv6 network of 64 bits is one caller, and one of 56 bits is four', async () => {
  const limited = await buildTestApp({
    modules: [registerDemo],
    database: app.database,
    settings: { callsPerMinute: 3 }
  })
  const from = async (ip: string) => (await call(limited, demo.open, {}, { ip })).status
  const statuses: number[] = []
  for (let i = 1; i <= 4; i++) statuses.push(await from(`2001:db8:7:aa01::${i}`))
  expect(statuses).toEqual([200, 200, 200, 429])
  for (let net = 2; net <= 10; net++) statuses.push(await from(`2001:db8:7:aa0${net.toString(16)}::1`))
  // the /56 has had its twelve, three of them and a refused one by the first network
  expect(statuses.slice(4)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429])
  expect(await from('2001:db8:7:ab01::1')).toBe(200)
  await limited.close()
})

test('the headers of an answer let no address out and name frames and scripts exactly', async () => {
  const { headers } = await app.server.inject('/unionbuy-server/demo/open?token=x')
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['permissions-policy']).toContain('microphone=()')
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/(script|frame|connect)-src[^;]* (https?:|\*)[ ;]/)
  expect(policy).toContain("frame-ancestors 'self'")
})
