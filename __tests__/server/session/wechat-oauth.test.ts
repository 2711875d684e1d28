import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import type { Data } from '../../../contract/types'
import { RemoteError } from '../../../server/gateways/remote-json'
import { oauthTarget } from '../../../server/modules/session/oauth-target'
import { createSandboxWechatWeb } from '../../../server/sandbox/wechat/sandbox-wechat-web'
import { call } from '../../support/server/call'
import { createTestDatabase } from '../../support/server/test-database'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from './support'

const ORIGIN = 'http://test.local'
const STATE = 'client-state-0123456789'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'entry_tickets', 'wechat_states', 'sandbox_wechat_codes'))

/** A browser: it keeps cookies, by path, and follows where it is led. */
class Browser {
  private readonly jar = new Map<string, { value: string; path: string }>()
  constructor(private readonly server: TestApp = app) {}

  async open(address: string, body?: string) {
    const url = new URL(address, ORIGIN)
    const cookies = [...this.jar].filter(([, { path }]) => url.pathname.startsWith(path))
    const response = await this.server.server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' })
      },
      ...(body === undefined ? {} : { payload: body })
    })
    for (const { name, value, path } of response.cookies) this.jar.set(name, { value, path: path ?? '/' })
    return response
  }

  /** Where an address leads. */
  async next(address: string, body?: string): Promise<string> {
    return String((await this.open(address, body)).headers.location)
  }

  /** Up to WeChat's answer: the address of the callback. */
  async toCallback(to = '/', more = ''): Promise<string> {
    const login = await this.next(authorize(to, more))
    return this.next(login)
  }
}

const authorize = (to: string, more = '') =>
  `/candy/wechat/prod/authorize?${new URLSearchParams({ state: STATE, to }).toString()}${more}`
const answerIn = (address: string) => Object.fromEntries(new URL(address, ORIGIN).searchParams)
const exchange = (ticket: string | undefined, channel = 'candy') =>
  call<Data<'wechatGetToken'>>(app, entryEndpoints.wechatGetToken, { ticket }, { channel })

test('there and back: a ticket, the state, and the page with its query', async () => {
  const browser = new Browser()
  const callback = await browser.toCallback('/pages/cardDetail/index?cardId=a%26b&x=1#hash')
  expect(callback).toMatch(
    /^http:\/\/test\.local\/wechat\/prod\/callback\?code=oauth-[\w-]+&state=[\w-]{43}$/
  )
  const back = await browser.next(callback)
  expect(back).toMatch(
    /^http:\/\/test\.local\/pages\/cardDetail\/index\?cardId=a%26b&x=1&ticket=[\w-]{43}&state=/
  )
  expect(answerIn(back)).toMatchObject({ cardId: 'a&b', state: STATE })
  expect((await exchange(answerIn(back).ticket, 'main')).resultCode).toBe('914')
  expect((await exchange(answerIn(back).ticket)).data).toMatchObject({ accessToken: null })
})

test('a browser has one openid in an account, another browser another; accounts have their own', async () => {
  const openId = async (browser: Browser, more = '') => {
    const { ticket } = answerIn(await browser.next(await browser.toCallback('/', more)))
    return (await exchange(ticket)).data.openId
  }
  const [one, two] = [new Browser(), new Browser()]
  const first = await openId(one)
  expect(await openId(one)).toBe(first)
  expect(await openId(two)).not.toBe(first)
  expect(await openId(one, '&account=tgj')).not.toBe(first)
})

test('the cookie is for the browser alone, and nothing is kept or told on', async () => {
  const begun = await new Browser().open(authorize('/'))
  expect(begun.headers['set-cookie']).toMatch(
    /^wx_login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/
  )
  expect(begun.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  const secure = await buildAppWithSandboxes({ settings: { publicOrigin: 'https://vip.example.com' } })
  try {
    const { headers } = await new Browser(secure).open(authorize('/'))
    expect(headers['set-cookie']).toContain('; Secure')
  } finally {
    await secure.close()
  }
})

test('a callback that comes twice, at once too, leads to the same good end', async () => {
  const browser = new Browser()
  const callback = await browser.toCallback('/pages/market/index')
  const ends = await Promise.all(Array.from({ length: 64 }, () => browser.next(callback)))
  for (const end of ends) expect(end).toMatch(/\/pages\/market\/index\?ticket=[\w-]{43}&state=client-state/)
  const people = await Promise.all(
    ends.slice(0, 5).map(async (end) => (await exchange(answerIn(end).ticket)).data.openId)
  )
  expect(new Set(people).size).toBe(1)
})

test('back to WeChat’s page and forth again is a good end too', async () => {
  const browser = new Browser()
  const login = await browser.next(authorize('/'))
  await browser.next(await browser.next(login))
  expect(answerIn(await browser.next(await browser.next(login))).ticket).toMatch(/^[\w-]{43}$/)
})

describe('no ticket, and no way round and round', () => {
  test('whoever says no', async () => {
    const browser = new Browser()
    const login = await browser.next(authorize('/pages/market/index'))
    const question = await browser.open(`${login.replace('#wechat_redirect', '')}&ask=1`)
    for (const text of ['允许', '拒绝', '换一个微信号']) expect(question.payload).toContain(text)
    const asked = new URL(login, ORIGIN).searchParams
    asked.set('answer', 'deny')
    const callback = await browser.next('/sandbox/wechat/oauth', asked.toString())
    expect(callback).not.toContain('code=')
    expect(await browser.next(callback)).toBe(`${ORIGIN}/pages/market/index?oauth=denied&state=${STATE}`)
  })

  test('a callback in another browser, after its time, or with a state that never was, leads home', async () => {
    const browser = new Browser()
    const callback = await browser.toCallback()
    const home = `${ORIGIN}/?oauth=denied`
    expect(await new Browser().next(callback)).toBe(home)
    expect(await browser.next('/wechat/prod/callback?code=x&state=made-up')).toBe(home)
    expect(await browser.next('/wechat/prod/callback')).toBe(home)
    expect(await browser.next('/wechat/prod/callback?state=a&state=b')).toBe(home)
    app.clock.advance(600_001)
    expect(await browser.next(callback)).toBe(home)
    await app.jobs.run('sweep ways in')
    expect(await countRows(app, 'wechat_states')).toBe(0)
  })

  test('a code that WeChat does not take', async () => {
    const browser = new Browser()
    const callback = new URL(await browser.toCallback())
    callback.searchParams.set('code', 'not-a-code')
    const back = await browser.next(callback.href)
    expect(answerIn(back)).toEqual({ oauth: 'denied', state: STATE })
    expect(await browser.next(callback.href)).toBe(back)
  })

  test.each(['', 'short', 'x'.repeat(65), 'with blanks in', '<script>'])(
    'a state such as %j',
    async (state) => {
      const query = new URLSearchParams({ state, to: '/pages/market/index' }).toString()
      const back = await new Browser().next(`/wechat/prod/authorize?${query}`)
      expect(back).toBe(`${ORIGIN}/pages/market/index?oauth=denied`)
    }
  )

  test('WeChat out of reach, or an account that is not set up', async () => {
    const database = await createTestDatabase({})
    const sandbox = createSandboxWechatWeb(database.db)
    const down = () => Promise.reject(new RemoteError('WeChat', 'not reached'))
    const cut = await buildAppWithSandboxes({ gateways: { wechatWeb: { ...sandbox, webIdentity: down } } })
    const none = await buildAppWithSandboxes({ gateways: { wechatWeb: { ...sandbox, appIdOf: () => null } } })
    try {
      const browser = new Browser(cut)
      expect(answerIn(await browser.next(await browser.toCallback()))).toEqual({
        oauth: 'denied',
        state: STATE
      })
      expect(await new Browser(none).next(authorize('/'))).toBe(`${ORIGIN}/?oauth=denied&state=${STATE}`)
    } finally {
      await Promise.all([cut.close(), none.close()])
      await database.drop()
    }
  })
})

test.each([
  ['/', '/'],
  ['/pages/market/index', '/pages/market/index'],
  ['/pages-my/orderRecord/index?tab=1', '/pages-my/orderRecord/index?tab=1'],
  ['/?channel=candy', '/?channel=candy'],
  ['/pages/pay/index?ticket=old&orderNo=1&oauth=denied', '/pages/pay/index?orderNo=1'],
  ['/pages/pay/index?%74icket=old&orderNo=1&oaut%68=denied&%zz=1', '/pages/pay/index?orderNo=1&%zz=1'],
  ['/pages/pay/index?ticketNo=1', '/pages/pay/index?ticketNo=1'],
  ['/pages/../pages/market/index', '/pages/market/index']
])('%s is a way back', (to, target) => expect(oauthTarget(to)).toBe(target))

test.each([
  '',
  'pages/index/index',
  '//evil.example.com/pages/a',
  '/\\evil.example.com/pages/a',
  '\\/evil.example.com',
  'https://evil.example.com/',
  'javascript:alert(1)',
  '/%2f%2fevil.example.com',
  '/pages/%0d%0aLocation:x/a',
  '/pages/a\r\nb',
  '/pages/\u0000/a',
  '/ /evil.example.com',
  '/\t/evil.example.com',
  '/candy/wechat/prod/authorize?state=x',
  '/wechat/prod/authorize',
  '/pages/../wechat/prod/authorize',
  '/pages/%2e%2e/wechat/prod/authorize',
  '/pages/..\\wechat',
  '/unionbuy-server/x',
  '/sandbox/wechat/oauth',
  '/@evil.example.com',
  '/.evil.example.com',
  `/pages/a?${'x'.repeat(2000)}`,
  undefined,
  ['/pages/a/b', '/pages/c/d']
])('%j leads home', (to) => expect(oauthTarget(to)).toBe('/'))

test('the sandbox’s page sends to our own callback only', async () => {
  const query = (redirect: string) =>
    new URLSearchParams({ appid: 'wx0ff1c1a10ff1c1a1', redirect_uri: redirect, state: 's' }).toString()
  const open = async (redirect: string) =>
    (await new Browser().open(`/sandbox/wechat/oauth?${query(redirect)}`)).statusCode
  expect(await open(`${ORIGIN}/wechat/prod/callback`)).toBe(303)
  for (const other of [
    'https://evil.example.com/wechat/prod/callback',
    `${ORIGIN}/elsewhere`,
    `${ORIGIN}/wechat/prod/callback?x=1`,
    'http://a@test.local/wechat/prod/callback',
    'javascript:alert(1)',
    ''
  ])
    expect([other, await open(other)]).toEqual([other, 400])
})

test('the sandbox asks, and gives another identity, when it is told to', async () => {
  const browser = new Browser()
  const login = await browser.next(authorize('/'))
  expect((await browser.open('/sandbox/wechat')).payload).toContain('登录前先询问')
  await browser.open('/sandbox/wechat', 'do=ask')
  expect((await browser.open(login)).statusCode).toBe(200)
  const before = (await browser.open('/sandbox/wechat')).payload
  await browser.open('/sandbox/wechat', 'do=other')
  expect((await browser.open('/sandbox/wechat')).payload).not.toBe(before)
  await browser.open('/sandbox/wechat', 'do=silent')
  expect((await browser.open(login)).statusCode).toBe(303)
})

test('no log line holds a state, a code or a ticket', async () => {
  const browser = new Browser()
  const callback = await browser.toCallback()
  const back = await browser.next(callback)
  const { code, state } = answerIn(callback)
  const log = app.logLines.join('')
  expect(log).toContain('/wechat/prod/callback')
  for (const secret of [code, state, answerIn(back).ticket, STATE]) expect(log).not.toContain(secret)
})
