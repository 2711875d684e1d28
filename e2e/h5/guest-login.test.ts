/** Guests of hotels, the mini-program's web view, and what else a link may carry: in Chromium, from the sites of the sandbox. */
import type { Page } from 'playwright-core'
import { callApi, newMobile } from '../support/api'
import { entryLink } from '../support/entry-link'
import { storedOn } from './support/distributor'
import { arrive, pathOf, press, readAll, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { IN_MINI, takeWechat } from './support/wechat'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const open = (page: Page, link: string) => page.goto(appOrigin() + link)
const hasSession = (page: Page) => page.waitForFunction(() => localStorage.getItem('accessToken') !== null)

/** Paths of the calls that the page makes. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  return calls
}
const times = (calls: readonly string[], end: string) => calls.filter((path) => path.endsWith(end)).length

describe('Lvyun', () => {
  test('from the hotel’s page to our home, logged in, with a clean address', async () => {
    const { page, problems } = await takePhone()
    await open(page, '/sandbox/lvyun')
    await page.fill('[name=mobile]', newMobile())
    await page.getByRole('button', { name: '进入权益中心' }).click()
    await arrive(page, '/')
    await hasSession(page)
    expect(page.url()).not.toMatch(/token|type/i)
    expect(await storedOn(page, 'source')).toBe(2)
    await tap(page, '我的')
    await see(page, '兑换记录')
    expect(problems).toEqual([])
  })

  test('a token that was used: the message is shown, and the visitor stays where they are', async () => {
    const link = await entryLink(appOrigin(), 'lvyun', { mobile: newMobile(), type: '2' })
    await callApi(appOrigin(), 'GET', `/unionbuy-server/open/lvyunLogin${link.search}`)
    link.pathname = '/pages/market/index'
    const { page } = await takePhone()
    const refused = page.waitForResponse(/open\/lvyunLogin/)
    await page.goto(link.href)
    const { resultMsg } = (await (await refused).json()) as { resultMsg: string }
    expect(resultMsg).not.toBe('')
    await see(page, resultMsg)
    expect(pathOf(page)).toMatch(/^\/pages\/market/)
    expect(page.url()).not.toMatch(/token|type/i)
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
  })
})

describe('Jin-jiang', () => {
  test('from the brand’s page to the activity, and to its gift, without a login form', async () => {
    const { page, problems } = await takePhone()
    await open(page, '/sandbox/jinjiang')
    await page.fill('[name=mobile]', newMobile())
    await page.getByRole('button', { name: '参加专享活动' }).click()
    await arrive(page, '/pages/activityPage/activity-jingjiang-01')
    await hasSession(page)
    expect(page.url()).not.toContain('authCode')
    await press(page, /领取/)
    await page.waitForURL(/activity-jingjiang-02/)
    await see(page, '礼遇已领取')
    expect(problems).toEqual([])
  })

  test('an authCode that is not accepted: logged, nothing else (rule error.jinjiang)', async () => {
    const { page } = await takePhone()
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const answered = page.waitForResponse(/open\/jinJiangLogin/)
    await open(page, '/pages/activityPage/activity-jingjiang-01?channel=jinjiang&authCode=used-up-code')
    const { resultMsg } = (await (await answered).json()) as { resultMsg: string }
    await see(page, '从锦江会员进入，免登录领取')
    await page.waitForLoadState('networkidle')
    expect(await readAll(page)).not.toContain(resultMsg)
    expect(await seen(page, resultMsg).count()).toBe(0)
    expect(logged.some((text) => text.includes('jinJiangLogin'))).toBe(true)
    expect(page.url()).not.toContain('authCode')
  })
})

describe('names that are encoded', () => {
  test.each(
    someOf(
      [
        ['authCod%65', 'jinjiang', '/pages/market/index', 'jinJiangLogin'],
        ['%74oken', 'lvyun', '/pages/market/index', 'lvyunLogin'],
        ['%73%69%67%6E', 'distributor', '/pages/distributorUnionLogin/index', 'unionLogin']
      ] as const,
      3
    )
  )('%s logs in and does not stay', async (name, site, path, call) => {
    const link = await entryLink(appOrigin(), site, { channel: 'main', mobile: newMobile(), type: '1' })
    const plain = decodeURIComponent(name)
    const value = link.searchParams.get(plain) ?? ''
    expect(value).not.toBe('')
    const { page } = await takePhone()
    const calls = watchCalls(page)
    await page.goto(appOrigin() + path + link.search.replace(`${plain}=`, `${name}=`))
    await hasSession(page)
    expect(times(calls, call)).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(decodeURIComponent(page.url())).not.toContain(decodeURIComponent(value))
    expect(page.url()).not.toContain(name)
  })

  test.each(someOf(['sign', 'token', 'ticket', 'token12', 'lyToken', 'lotteryTk'] as const, 3))(
    '%s on an exempt page does not stay',
    async (name) => {
      const encoded = `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`
      const { page } = await takePhone()
      await open(page, `/pages/pay/index?x=1&${encoded}=CANARYCANARY#/p?${encoded}=CANARYCANARY`)
      await page.waitForURL((url) => !url.href.includes('CANARYCANARY'))
      expect(new URL(page.url()).searchParams.get('x')).toBe('1')
    }
  )
})

describe("the mini-program's web view (h5xcx)", () => {
  const ticketOf = async (token: string) =>
    (
      await callApi<{ ticket: string }>(
        appOrigin(),
        'POST',
        '/unionbuy-server/proxy/unionbuy-member/auth/createWebTicket',
        {
          token
        }
      )
    ).data.ticket

  test('token12 logs in; the same one again changes nothing and says nothing', async () => {
    const ticket = await ticketOf(await sessionOf())
    const { page, problems } = await takeWechat({}, IN_MINI)
    const calls = watchCalls(page)
    await open(page, `/pages/market/index?a=1&token12=${ticket}`)
    await hasSession(page)
    expect(new URL(page.url()).search).toBe('?a=1')
    const token = await storedOn(page, 'accessToken')
    await open(page, `/pages/market/index?token12=${ticket}`)
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    expect(times(calls, '/wechat/prod/getToken')).toBe(2)
    expect(await storedOn(page, 'accessToken')).toBe(token)
    expect(await readAll(page)).not.toMatch(/失效|错误/)
    expect(problems).toEqual([])
  })

  test('in any other browser token12 is taken out and asked of nobody', async () => {
    const ticket = await ticketOf(await sessionOf())
    const { page } = await takePhone()
    const calls = watchCalls(page)
    await open(page, `/pages/market/index?token12=${ticket}`)
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    expect(page.url()).not.toContain('token12')
    expect(times(calls, '/wechat/prod/getToken')).toBe(0)
  })
})

test('one answer of WeChat’s login, opened twice at once and once more: one login, no word of it, no other way there', async () => {
  const { page, context } = await takeWechat()
  const answers: string[] = []
  const asked: string[] = []
  context.on('request', (request) => {
    if (/[?&]ticket=/.test(request.url()) && request.isNavigationRequest()) answers.push(request.url())
    if (request.url().includes('/wechat/prod/authorize')) asked.push(request.url())
  })
  const exchanged = page.waitForResponse(/wechat\/prod\/getToken/)
  await open(page, '/pages/market/index')
  await exchanged
  await see(page, /市集|全部/)
  expect(answers).toHaveLength(1)
  // the same answer twice more, as WeChat sends some browsers
  for (let again = 0; again < 2; again += 1) {
    await page.goto(answers[0] ?? '')
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    expect(page.url()).not.toMatch(/ticket|state/)
    expect(await readAll(page)).not.toMatch(/失效|错误/)
  }
  expect(asked).toHaveLength(1)
})

test('lotteryTk is kept and leaves the address', async () => {
  const { page } = await takePhone()
  await open(page, '/pages/market/index?lotteryTk=TK-20261121&x=1')
  await see(page, /市集|全部/)
  expect(new URL(page.url()).search).toBe('?x=1')
  expect(await storedOn(page, 'lotteryTk')).toBe('TK-20261121')
})

// a label that says nothing is not kept (rule check.label)
test.each(
  someOf(
    [
      ['7', '7'],
      ['', undefined],
      ['null', undefined],
      ['undefined', undefined]
    ] as const,
    4
  )
)('labelId=%s: kept is %s', async (labelId, value) => {
  const { page } = await takePhone()
  await open(page, `/pages/market/index?labelId=${labelId}`)
  await see(page, /市集|全部/)
  expect(await storedOn(page, 'LABEL_ID')).toBe(value)
})

// whether the chat shows the way back (rule show.chatBack)
test.each(
  someOf(
    [
      ['code=F7IbDJpdSY&chatType=1', false],
      ['code=F7IbDJpdSY&chatType=2', true],
      ['code=F7IbDJpdSY&chatType=4', true],
      ['code=F7IbDJpdSY', true],
      ['', true]
    ] as const,
    5
  )
)('a chat opened with %s: the way back is there: %s', async (query, isThere) => {
  const { page } = await takePhone()
  await open(page, `/pages/hdzchatmovie?${query}`)
  await see(page, /开始咨询|去留言/)
  expect(await storedOn(page, 'F7IbDJpdSY')).toBe(isThere)
  expect(await seen(page, '回首页看看').count()).toBe(isThere ? 1 : 0)
})

describe('addresses that come broken', () => {
  test('a lost hash: the page stands, and its login is not asked for by it', async () => {
    const { page, problems } = await takePhone()
    for (const hash of someOf(
      ['', '#', '#/', '#wechat_redirect', '#/pages/nowhere?x=1', '#%E0%A4%A'],
      3,
      2
    )) {
      await page.goto('about:blank')
      await open(page, `/pages/market/index${hash}`)
      await see(page, /市集|全部/)
      expect(pathOf(page)).toMatch(/^\/pages\/market/)
    }
    expect(problems).toEqual([])
  })

  testInDepth('a sign behind a hash that was lost on the way: the page of the login says so', async () => {
    const { page } = await takePhone()
    await open(page, '/pages/distributorUnionLogin/index#')
    await see(page, '登录链接不完整或已经用过')
  })
})

// an expired login is renewed once (rule login.expired)
describe('200 calls that fail with 305 at once', () => {
  /** Makes one of the page's own reads 200 times, past the cache that would merge them; gives how many came back. */
  const readOften = (page: Page, often: number) =>
    page.evaluate(async (count) => {
      interface Fiber {
        return: Fiber | null
        memoizedProps: {
          client?: { getQueryCache(): { getAll(): { options: { queryFn?: Read } }[] } }
        } | null
      }
      type Read = (context: object) => Promise<unknown>
      const drawn = document.querySelector('.taro_page *') ?? document.body
      const [, found] = Object.entries(drawn).find(([key]) => key.startsWith('__reactFiber$')) ?? []
      let fiber = found as Fiber | null
      while (fiber && !fiber.memoizedProps?.client) fiber = fiber.return
      const queries = fiber?.memoizedProps?.client?.getQueryCache().getAll() ?? []
      const read = queries.find(({ options }) => typeof options.queryFn === 'function')?.options.queryFn
      if (!read) throw new Error('the page reads nothing')
      const context = () => ({ signal: new AbortController().signal, queryKey: [], meta: undefined })
      const ends = await Promise.race([
        Promise.allSettled(Array.from({ length: count }, () => read(context()))),
        new Promise<[]>((resolve) => setTimeout(() => resolve([]), 3000))
      ])
      return ends.length
    }, often)

  const expire = async (page: Page) => {
    const failed: string[] = []
    await page.route(/\/unionbuy-server\/(?!memberVisit|wechat)/, async (route) => {
      const { pathname } = new URL(route.request().url())
      if (!route.request().headers()['auth-token']) return route.fallback()
      failed.push(pathname)
      await route.fulfill({ json: { resultCode: '305', resultMsg: '登录已过期', data: null } })
    })
    return failed
  }

  test('in WeChat’s browser: it goes to WeChat’s login once', async () => {
    const { page } = await takeWechat()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wechat/prod/authorize')) asked.push(request.url())
    })
    // a member who is there already is not sent to WeChat at the start
    await open(page, '/sandbox/lvyun')
    await page.evaluate(
      (value) => localStorage.setItem('accessToken', JSON.stringify({ v: value, e: Date.now() + 3_600_000 })),
      await sessionOf()
    )
    await open(page, '/pages/market/index')
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    const failed = await expire(page)
    const back = page.waitForRequest(/wechat\/prod\/callback/)
    await readOften(page, 200).catch(() => 0)
    await back
    await page.waitForURL(/\/pages\/market/)
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    expect(failed.length).toBeGreaterThanOrEqual(200)
    expect(asked).toHaveLength(1)
  })

  test('in another browser: the login is offered once, and each call is given up', async () => {
    const { page } = await takePhone()
    await carry(page, await sessionOf())
    await open(page, '/pages/market/index')
    await see(page, /市集|全部/)
    await page.waitForLoadState('networkidle')
    const calls = watchCalls(page)
    const failed = await expire(page)
    expect(await readOften(page, 200)).toBe(200)
    expect(failed.length).toBeGreaterThanOrEqual(200)
    await see(page, '登录后享受会员权益')
    expect(await seen(page, '登录后享受会员权益').count()).toBe(1)
    expect(calls.filter((path) => /login|getToken|authorize/i.test(path))).toEqual([])
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
  })
})
