import { appOrigin, putPhonesAway, takePhone } from './support/phone'

afterAll(putPhonesAway)

const answer = (path: string, init: RequestInit = {}) =>
  fetch(`${appOrigin()}${path}`, { redirect: 'manual', ...init })

const html = { accept: 'text/html' }

/** The script that the document loads first: a hashed asset of the build. */
async function scriptPath(): Promise<string> {
  const page = await (await answer('/', { headers: html })).text()
  return /src="(\/js\/[^"]+)"/.exec(page)?.[1] ?? '/js/none.js'
}

const PLACES: readonly (readonly [string, () => Promise<Response>])[] = [
  ['the document', () => answer('/', { headers: html })],
  ['a page', () => answer('/pages/market/index?token=x', { headers: html })],
  ['an asset', async () => answer(await scriptPath())],
  ['a picture', () => answer('/assets/catalogue/none.svg')],
  ['a call', () => answer('/main/unionbuy-server/brandChannel/getChannelInfo')],
  ['a call that is refused', () => answer('/main/unionbuy-server/mp/personalCenter/getMyCardInfo')],
  [
    'a call that does not fit',
    () =>
      answer('/main/unionbuy-server/order/payOrder', {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' }
      })
  ],
  ['an unknown call', () => answer('/main/unionbuy-server/nothing')],
  ['a missing file', () => answer('/js/missing.00000000.js')],
  ['the sandbox', () => answer('/sandbox')],
  ['its inbox', () => answer('/sandbox/sms')],
  ['its cashier, with nothing to pay', () => answer('/sandbox/cashier?prepay_id=x')],
  ['the way into WeChat', () => answer('/main/wechat/prod/authorize?state=x&to=/pages/market/index')],
  ['the way back from WeChat, broken', () => answer('/wechat/prod/callback?code=x&state=y')]
]

describe.each(PLACES.map(([name, ask]) => ({ name, ask })))('$name', ({ ask }) => {
  test('lets no address out, is no frame of others, is what it says', async () => {
    const { headers } = await ask()
    // redirects of a login say less still
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin|no-referrer)$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('permissions-policy')).toContain('microphone=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('sets no cookie that a script or another site could use', async () => {
    for (const cookie of (await ask()).headers.getSetCookie()) {
      expect(cookie).toMatch(/; *HttpOnly/i)
      expect(cookie).toMatch(/; *SameSite=(Lax|Strict)/i)
      expect(cookie).toMatch(/; *Path=\//i)
      // over https they are Secure as well; this server is reached by plain http
      if (appOrigin().startsWith('https:')) expect(cookie).toMatch(/; *Secure/i)
    }
  })
})

test('the policy of the document names every source exactly', async () => {
  const policy = new Map(
    ((await answer('/', { headers: html })).headers.get('content-security-policy') ?? '')
      .split(';')
      .map((rule) => {
        const [name = '', ...sources] = rule.trim().split(/\s+/)
        return [name, sources] as const
      })
  )
  const scripts = policy.get('script-src')?.filter((source) => !source.startsWith("'sha256-"))
  expect(scripts).toEqual(["'self'", 'https://res.wx.qq.com'])
  for (const name of ['connect-src', 'frame-src', 'form-action', 'base-uri', 'object-src', 'frame-ancestors'])
    expect(policy.get(name)?.filter((source) => /^(\*|https?:|https?:\/\/\*.*)$/.test(source))).toEqual([])
  expect(policy.get('frame-src')).toContain('https://partner.example.com')
  expect(policy.get('form-action')).toEqual(["'self'"])
  expect(policy.get('object-src')).toEqual(["'none'"])
})

test('the document says its referrer policy itself, where another host serves it', async () => {
  const page = await (await answer('/', { headers: html })).text()
  expect(page).toMatch(/<meta name="?referrer"? content="?strict-origin"?/)
})

test.each(['https://evil.test', 'null', `${appOrigin()}.evil.test`, 'https://127.0.0.1'])(
  'another origin, %s, may not read an answer',
  async (origin) => {
    const headers = { origin, 'access-control-request-method': 'POST' }
    const preflight = await answer('/main/unionbuy-server/order/orderList', { method: 'OPTIONS', headers })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    const call = await answer('/main/unionbuy-server/brandChannel/getChannelInfo', { headers: { origin } })
    expect(call.headers.get('access-control-allow-origin')).toBeNull()
  }
)

test.each(['/sandbox/cashier', '/sandbox/partner/hdz/modes', '/sandbox/wechat/oauth', '/%73andbox/cashier'])(
  'a form of another site cannot post to %s',
  async (path) => {
    const post = (origin: string) =>
      answer(path, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'result=pay'
      })
    expect((await post('https://evil.test')).status).toBe(403)
    expect((await post('null')).status).toBe(403)
    expect((await post(appOrigin())).status).not.toBe(403)
  }
)

test('the browser sends the origin and no more, to our own files too', async () => {
  const { page } = await takePhone()
  const referrers: string[] = []
  page.on('request', (request) => {
    const { referer } = request.headers()
    if (referer) referrers.push(referer)
  })
  await page.goto(`${appOrigin()}/pages/market/index?secret=canary`, { waitUntil: 'networkidle' })
  expect(referrers.length).toBeGreaterThan(3)
  expect([...new Set(referrers)]).toEqual([`${appOrigin()}/`])
})
