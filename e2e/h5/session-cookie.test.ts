import type { Page } from 'playwright-core'
import { callApi } from '../support/api'
import { storedOn } from './support/distributor'
import { arrive, press, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { loseStored } from './support/sessions'
import { logIn } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const RECORDS = '/pages-my/orderRecord'
const MINE_PATH = '/unionbuy-server/personalCenter/getMyMemberInfo'
const MINE = `/main${MINE_PATH}`
const RESTORE = '/unionbuy-server/proxy/unionbuy-member/auth/restoreSession'
const DAY_S = 86_400
/** How often it is looked whether the server was told, at most. */
const LOOKS = 50

const hasToken = (page: Page) => page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
const open = (page: Page, link: string) => page.goto(appOrigin() + link)

/** The questions for a session that a page asks. */
function watchQuestions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/restoreSession')) asked.push(request.url())
  })
  return asked
}

/** A member, on the page of their orders. */
async function takeMember() {
  const phone = await takePhone()
  const asked = watchQuestions(phone.page)
  await open(phone.page, RECORDS)
  await logIn(phone.page)
  await hasToken(phone.page)
  await see(phone.page, '全部')
  return { ...phone, asked }
}

async function logOut(page: Page): Promise<void> {
  await open(page, '/?tab=My')
  await tap(page, '退出登录')
  await press(page, /确定|退出/)
  await page.waitForFunction(() => localStorage.getItem('accessToken') === null)
  await page.waitForLoadState('networkidle')
}

/** What a script of the page is answered; a status, or the fault of the browser. */
const ask = (page: Page, url: string, init: object) =>
  page.evaluate(
    ([address, options]) =>
      fetch(address, options as RequestInit).then(
        async (answer) => `${answer.status} ${((await answer.json()) as { resultCode: string }).resultCode}`,
        () => 'blocked'
      ),
    [url, init] as const
  )

test('who logs in is a member for 30 days, by a cookie that no script sees and no other call carries', async () => {
  const { page, context } = await takeMember()
  const cookies = await context.cookies(appOrigin() + RESTORE)
  const [token, member] = ['token', 'member'].map((wanted) => cookies.find(({ name }) => name === wanted))
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: RESTORE })
  expect(member).toMatchObject({ httpOnly: false, sameSite: 'Lax', path: '/', value: '1' })
  expect(token?.value).toBe(await storedOn(page, 'accessToken'))
  for (const cookie of [token, member]) {
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S
    expect(days).toBeGreaterThan(29.99)
    expect(days).toBeLessThanOrEqual(30)
  }
  expect(await page.evaluate(() => document.cookie)).toBe('member=1')
  // the cookie alone is no member, not even to a page of ours
  await loseStored(page)
  expect(await ask(page, MINE, { headers: { 'x-platform': 'h5' } })).toBe('200 305')
})

test('a member whose browser has deleted what scripts stored is still a member, and sees no login form', async () => {
  const { page, asked, problems } = await takeMember()
  const token = await storedOn(page, 'accessToken')
  for (const link of [RECORDS, '/pages-my/settings', '/?channel=candy']) {
    await loseStored(page)
    asked.length = 0
    // the answer takes its time: what waits for it asks for nothing
    await page.route('**/restoreSession', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await open(page, link)
    await page.waitForTimeout(400)
    expect(await seen(page, '获取验证码').count()).toBe(0)
    await hasToken(page)
    expect([await storedOn(page, 'accessToken'), asked.length]).toEqual([token, 1])
    await page.unroute('**/restoreSession')
  }
  await open(page, RECORDS)
  await see(page, '全部')
  // a token that is there is not asked for
  expect(asked).toHaveLength(1)
  expect(problems).toEqual([])
})

test('who logged out stays logged out: after a reload, in another tab, with all that was stored gone', async () => {
  const { page, context, asked } = await takeMember()
  const other = await context.newPage()
  const askedThere = watchQuestions(other)
  await open(other, '/pages/market')
  await logOut(page)
  for (const link of ['/', RECORDS]) {
    await loseStored(page)
    await open(page, link)
    await page.waitForLoadState('networkidle')
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
  }
  await see(page, '获取验证码')
  await other.reload()
  await other.waitForLoadState('networkidle')
  expect(await storedOn(other, 'accessToken')).toBeUndefined()
  expect([asked, askedThere]).toEqual([[], []])
  const left = await context.cookies(appOrigin() + RESTORE)
  expect(left.filter(({ name }) => ['token', 'member'].includes(name))).toEqual([])
})

testInDepth('a logout of which the server hears nothing holds as well', async () => {
  const { page, asked } = await takeMember()
  await page.route('**/auth/logout', (route) => route.abort())
  await logOut(page)
  await loseStored(page)
  await open(page, RECORDS)
  await see(page, '获取验证码')
  expect([await storedOn(page, 'accessToken'), asked]).toEqual([undefined, []])
})

test('who leaves the page with the logout still on its way is logged out on the server', async () => {
  const { page } = await takeMember()
  const token = String(await storedOn(page, 'accessToken'))
  const resultOf = async () => (await callApi(appOrigin(), 'GET', MINE_PATH, { token })).resultCode
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  await page.route('**/auth/logout', async (route) => {
    await left
    await route.continue()
  })
  await open(page, '/?tab=My')
  const sent = page.waitForRequest('**/auth/logout')
  await tap(page, '退出登录')
  await press(page, /确定|退出/)
  await sent
  expect(await resultOf()).toBe('100')
  await page.goto('about:blank')
  leave()
  for (let looks = 0; looks < LOOKS && (await resultOf()) === '100'; looks += 1)
    await page.waitForTimeout(100)
  expect(await resultOf()).toBe('305')
})

test('a visitor asks nothing', async () => {
  const { page } = await takePhone()
  const asked = watchQuestions(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await open(page, RECORDS)
  await see(page, '获取验证码')
  expect(asked).toEqual([])
})

test('a page of another site is given nothing', async () => {
  const { page } = await takeMember()
  // the same server by another name is another site to the browser
  const elsewhere = appOrigin().replace('127.0.0.1', 'localhost')
  await page.goto(`${elsewhere}/pages/market`)
  await arrive(page, '/pages/market')
  const json = { 'content-type': 'application/json', 'x-platform': 'h5' }
  const target = appOrigin() + RESTORE
  expect(
    await ask(page, target, { method: 'POST', credentials: 'include', headers: json, body: '{}' })
  ).toMatch(/^(403|blocked)/)
  const simple = { method: 'POST', credentials: 'include', body: '{}' }
  expect(await ask(page, target, simple)).toMatch(/^(403|blocked)/)
  expect(await ask(page, RESTORE, { method: 'POST', headers: json, body: '{}' })).toBe('200 100')
  expect(await storedOn(page, 'accessToken')).toBeUndefined()
})
