import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../server/db/embedded'
import { callApi, newMobile } from '../support/api'
import { entryLink } from '../support/entry-link'
import { see } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone, type Phone } from './support/phone'
import { Secrets } from './support/secrets'
import { loseSession } from './support/sessions'
import { carry, goToChannel, logIn, openCashier, payAtChannel, sessionOf } from './support/story'
import { byLevel, someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

const WECHAT =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 MicroMessenger/8.0.44'

/** A value of each credential that no other text contains. */
const CANARIES = Object.fromEntries(
  ['sign', 'token', 'authCode', 'ticket', 'token12', 'lyToken', 'code', 'state', 'lotteryTk'].map((name) => [
    name,
    `canary${name}Zq7x${name.length}Kw93`
  ])
)

const everything = new Set<string>(Object.values(CANARIES))

afterAll(putPhonesAway)

/** What the server of this run has logged so far, at its most talkative (global-setup). */
const logged = () => readFileSync(process.env.SERVER_LOG ?? '', 'utf8')

const isOurs = (url: string) => {
  const { origin, pathname } = new URL(url)
  return origin === appOrigin() && !pathname.startsWith('/sandbox')
}

async function follow(options: { userAgent?: string } = {}): Promise<Phone & { secrets: Secrets }> {
  const phone = await takePhone(options)
  return { ...phone, secrets: new Secrets(phone.context, isOurs) }
}

/** The end of a journey: nothing of it is found in the browser, and its secrets are remembered for the log. */
async function close({ page, secrets }: { page: Phone['page']; secrets: Secrets }): Promise<void> {
  await secrets.look(page, 'at the end')
  await secrets.walkBack(page)
  for (const value of secrets.values) everything.add(value)
  expect(secrets.leaks()).toEqual([])
}

describe('what is secret stays where it belongs', () => {
  test('SMS login and a payment: code, phone number, access token, idempotency key', async () => {
    const { page, secrets } = await follow()
    const mobile = newMobile()
    page.on('request', (request) => {
      const sent = /"code":"(\d{6})"/.exec(request.postData() ?? '')?.[1]
      secrets.add(sent)
    })
    secrets.add(mobile)
    await page.goto(`${appOrigin()}/pages/login`)
    await logIn(page, mobile)
    await see(page, '兑换中心')
    await secrets.look(page, 'after the login')
    await openCashier(page)
    await goToChannel(page)
    await payAtChannel(page)
    await page.waitForURL(/payResult/)
    await see(page, '支付成功')
    expect([...secrets.values].length).toBeGreaterThanOrEqual(4)
    await close({ page, secrets })
  })

  test.each(
    someOf(
      [
        ['a union login', '/pages/distributorUnionLogin/index', ['sign']],
        ['a union login by token', '/pages/index/index', ['token']],
        ['a hotel guest', '/pages/market/index', ['lyToken']],
        ['a hotel-brand member', '/pages/activityPage/activity-jingjiang-01', ['authCode']],
        ['a web view of the mini-program', '/pages/market/index', ['token12']],
        ['WeChat', '/pages/market/index', ['ticket', 'state']],
        ['a lottery', '/pages/index/index', ['lotteryTk']]
      ] as const,
      7
    )
  )('%s whose credential is not accepted', async (_name, to, names) => {
    const { page, secrets } = await follow()
    const query = names.map((name) => `${name}=${CANARIES[name] ?? ''}`).join('&')
    secrets.add(...names.map((name) => CANARIES[name]))
    await page.goto(`${appOrigin()}${to}?${query}`)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await secrets.look(page, 'once it stands')
    // somewhere else and back, so that the page becomes an entry of the history
    await page.goto(`${appOrigin()}/pages/market`)
    await page.waitForLoadState('networkidle')
    await close({ page, secrets })
  })

  testInDepth('credentials behind the hash, and encoded', async () => {
    const { page, secrets } = await follow()
    secrets.add(CANARIES['sign'], CANARIES['authCode'])
    await page.goto(`${appOrigin()}/pages/market/index#/x?sign=${CANARIES['sign'] ?? ''}`)
    await page.waitForLoadState('networkidle')
    const encoded = [...(CANARIES['authCode'] ?? '')]
      .map((sign) => `%${sign.charCodeAt(0).toString(16)}`)
      .join('')
    await page.goto(`${appOrigin()}/pages/market/index?authCode=${encoded}`)
    await page.waitForLoadState('networkidle')
    await close({ page, secrets })
  })

  test('the login of WeChat’s browser, there and back', async () => {
    const { page, secrets } = await follow({ userAgent: WECHAT })
    await page.goto(`${appOrigin()}/pages/market/index`)
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    await close({ page, secrets })
  })

  test('a partner’s site in a placement page: the sign of its address', async () => {
    const { page, secrets } = await follow()
    await carry(page, await sessionOf())
    await page.goto(`${appOrigin()}/pages/mtPlacementPage/index`)
    await page.locator('iframe').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect([...secrets.values].length).toBeGreaterThanOrEqual(2)
    await close({ page, secrets })
  })
})

describe('a login that succeeds leaves nothing of what it came with', () => {
  const mobile = () => ({ mobile: newMobile() })
  const of = (site: Parameters<typeof entryLink>[1], form: () => Record<string, string>) => () =>
    entryLink(appOrigin(), site, form())
  const inWebView = async () => {
    const { data } = await callApi<{ ticket: string }>(
      appOrigin(),
      'POST',
      '/unionbuy-server/proxy/unionbuy-member/auth/createWebTicket',
      { token: await sessionOf() }
    )
    return new URL(`/pages/market/index?token12=${data.ticket}`, appOrigin())
  }
  const renamed = (from: string, to: string, make: () => Promise<URL>) => async () => {
    const link = await make()
    link.search = link.search.replace(`${from}=`, `${to}=`)
    return link
  }
  const union = of('distributor', () => ({ channel: 'main', ...mobile() }))
  const lvyun = of('lvyun', () => ({ type: '1', ...mobile() }))

  test.each(
    someOf(
      [
        ['union login', 'sign', union],
        ['union login, by token', 'token', renamed('sign', 'token', union)],
        ['Lvyun', 'token', lvyun],
        ['Lvyun, by lyToken', 'lyToken', renamed('token', 'lyToken', lvyun)],
        ['Jin-jiang', 'authCode', of('jinjiang', mobile)],
        ['a web view of the mini-program', 'token12', inWebView],
        ['a name that is encoded', '%73ign', renamed('sign', '%73ign', union)]
      ] as const,
      7
    )
  )('%s (%s)', async (_name, parameter, make) => {
    const link = await make()
    const { page, secrets } = await follow({ userAgent: `${WECHAT} miniProgram/wx0000000000000000` })
    const value = link.searchParams.get(decodeURIComponent(parameter)) ?? ''
    expect(value.length).toBeGreaterThan(10)
    secrets.add(value)
    await page.goto(link.href)
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    await page.waitForLoadState('networkidle')
    await secrets.look(page, 'once logged in')
    // on to other pages, so that there is a history to look at
    await page.goto(`${appOrigin()}/pages/index/index`)
    await see(page, '兑换中心')
    await page.goto(`${appOrigin()}/pages-my/orderRecord/index`)
    await page.waitForLoadState('networkidle')
    await close({ page, secrets })
  })

  test('WeChat, for a member whose identity is known (ticket, state)', async () => {
    const { page, context, secrets } = await follow({ userAgent: WECHAT })
    await page.goto(`${appOrigin()}/pages/login`)
    await logIn(page)
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    // another start of the same browser, without the session
    const next = await context.newPage()
    await next.goto(`${appOrigin()}/sandbox/wechat`)
    await loseSession(next)
    const before = secrets.values.size
    await next.goto(`${appOrigin()}/pages/market/index`)
    await next.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    await next.waitForLoadState('networkidle')
    await secrets.look(next, 'once logged in')
    expect(secrets.values.size).toBeGreaterThan(before + 2)
    await close({ page: next, secrets })
  })
})

/** A record that the app would never send: with a secret in each of its free texts. */
test.each(Object.entries(CANARIES))(
  'visit records that are sent with %s in their addresses',
  async (name, value) => {
    const link = `pages/market/index?${name}=${value}`
    const record = { path: 'pages/market/index', deviceId: 'c'.repeat(32), source: 0 }
    const send = async (kind: string, body: object) =>
      (await callApi(appOrigin(), 'POST', `/unionbuy-server/memberVisit/${kind}`, { body })).resultCode
    expect(await send('pv', { ...record, from: link })).toBe('100')
    expect(await send('interactionPv', { ...record, action: 'open', target: `/a#${name}=${value}` })).toBe(
      '100'
    )
    for (const kind of ['uv', 'visit', 'pv', 'interactionPv']) {
      expect(await send(kind, { ...record, action: 'open', path: link })).not.toBe('100')
      expect(await send(kind, { ...record, action: 'open', [name]: value })).toBe('100')
    }
  }
)

describe('calls that fail, with every canary in path, query, body and headers', () => {
  const query = new URLSearchParams(CANARIES).toString()
  const path = Object.values(CANARIES).join('/')
  const headers = {
    'content-type': 'application/json',
    'auth-token': CANARIES['token'] ?? '',
    token: CANARIES['token12'] ?? '',
    'idempotency-key': CANARIES['sign'] ?? '',
    'x-request-id': CANARIES['ticket'] ?? '',
    authorization: `Bearer ${CANARIES['token'] ?? ''}`,
    cookie: `token=${CANARIES['lyToken'] ?? ''}`,
    referer: `https://evil.test/?${query}`
  }
  test.each([
    ['unknown page', 'GET', `/pages/${path}?${query}`],
    ['unknown path', 'GET', `/${path}?${query}`],
    ['unknown call', 'GET', `/main/unionbuy-server/${path}?${query}`],
    ['unknown file', 'GET', `/js/${path}.js?${query}`],
    ['unknown sandbox page', 'POST', `/sandbox/${path}?${query}`],
    ['a call without its input', 'GET', `/main/unionbuy-server/open/jinJiangLogin?${query}`],
    ['a login by token', 'GET', `/main/unionbuy-server/open/lvyunLogin?${query}`],
    ['a union login', 'POST', '/main/unionbuy-server/proxy/unionbuy-member/auth/unionLogin'],
    ['a ticket', 'POST', '/main/wechat/prod/getToken'],
    ['a member’s call', 'POST', '/main/unionbuy-server/order/payOrder'],
    ['WeChat’s way back', 'GET', `/wechat/prod/callback?${query}`],
    [
      'WeChat’s way in',
      'GET',
      `/main/wechat/prod/authorize?${query}&to=${encodeURIComponent(`/pages/market/index?${query}`)}`
    ],
    ['a broken escape', 'GET', `/%E0%A4%A/${path}?${query}`]
  ])('%s', async (_name, method, url) => {
    for (const body of [
      JSON.stringify(CANARIES),
      `{"sign":"${CANARIES['sign'] ?? ''}`,
      JSON.stringify({ sign: CANARIES, mobile: '13812345678' })
    ]) {
      const answer = await fetch(appOrigin() + url, {
        method,
        headers,
        redirect: 'manual',
        ...(method === 'POST' ? { body } : {})
      })
      expect(answer.status).toBeLessThan(600)
      await answer.arrayBuffer()
    }
  })
})

test('the records of visits tell pages, and nothing secret', async () => {
  const { url } = await startEmbedded(path.join(path.dirname(process.env.SERVER_LOG ?? ''), 'postgres'))
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ kind: string }>('select * from visits')
  await client.end()
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['uv', 'pv', 'visit', 'interaction']))
  expect(rows.length).toBeGreaterThan(byLevel(15, 30))
  const texts = rows.map((row) => JSON.stringify(row))
  expect([...everything].filter((value) => texts.some((text) => text.includes(value)))).toEqual([])
  expect(texts.filter((text) => /[?#]\w+=|sign=|token/i.test(text))).toEqual([])
})

test('the server has logged all of that, and nothing secret', () => {
  const text = logged()
  expect(text.split('\n').length).toBeGreaterThan(60)
  expect(text).toContain('unionLogin')
  expect(everything.size).toBeGreaterThan(byLevel(10, 15))
  const found = [...everything].flatMap((value) =>
    text
      .split('\n')
      // a code of six digits may stand in a moment, which is thirteen, and in the number of a request
      .filter((line) =>
        line.replace(/"time":\d+|"reqId":"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '').includes(value)
      )
      .map((line) => `${value}: ${line.slice(0, 300)}`)
  )
  expect(found).toEqual([])
  expect(text).not.toMatch(/(?<![\d.])1[3-9]\d{9}(?!\d)/)
})
