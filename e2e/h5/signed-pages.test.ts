/** A distributor's sign on the page itself (rule union.samePage; ADR 0053). */
import type { Page } from 'playwright-core'
import { newMobile } from '../support/api'
import { entryLink } from '../support/entry-link'
import { storedOn, watchAddresses } from './support/distributor'
import { pathOf, readAll, see, seen } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

const POP_UP = '登录后享受会员权益'
const BROKEN = '联合登录已失效，请返回重新进入'

/** Activities and pay pages, what of them a member sees, and what only a visitor does. */
const PAGES: readonly (readonly [string, string, string | RegExp])[] = [
  ['/pages/payActivityDetails', 'activityId=main-film-season', '立即参加'],
  ['/pages/uniqueActivity', 'activityId=main-unique', '立即领取'],
  ['/pages/plateDetails/pay', 'plateId=coffee-monthly', /咖啡自由|需/],
  ['/pages/pay', 'kind=card&itemId=main-season', '立即支付']
]

/** The address of a page with a fresh sign, as the distributor's site makes it. */
async function signedAddress(path: string, query: string, channel = 'main'): Promise<string> {
  const page = `${path}?${query}`
  return (await entryLink(appOrigin(), 'distributor', { channel, mobile: newMobile(), page })).href
}

const untilLoggedIn = (page: Page) => page.waitForFunction(() => localStorage.getItem('accessToken') !== null)

test.each(someOf(PAGES, 2))('stays, as the member: %s', async (path, query, shown) => {
  const { page, problems } = await takePhone()
  const address = await signedAddress(path, query)
  const secret = new URL(address).searchParams.get('sign') ?? ''
  const addresses = watchAddresses(page)
  await page.goto('about:blank')
  await page.goto(address)
  await untilLoggedIn(page)
  await see(page, shown)
  expect(pathOf(page).replace(/\/index$/, '')).toBe(path)
  for (const part of query.split('&')) expect(page.url()).toContain(part)
  expect(await readAll(page)).not.toContain('登录并')
  expect(await seen(page, POP_UP).count()).toBe(0)
  expect(await storedOn(page, 'source')).toBe(2)
  // the sign is nowhere, and back leads out as before
  expect(page.url()).not.toContain('sign=')
  expect(addresses.filter((one) => one.includes(encodeURIComponent(secret)))).toEqual([])
  await page.goBack()
  expect(page.url()).toBe('about:blank')
  expect(problems).toEqual([])
})

test.each(someOf(PAGES, 4, 3))('refused: it says so, and stays: %s', async (path, query) => {
  const { page } = await takePhone()
  await page.goto(`${await signedAddress(path, query)}x`)
  await see(page, BROKEN)
  expect(pathOf(page).replace(/\/index$/, '')).toBe(path)
  expect(await storedOn(page, 'accessToken')).toBeUndefined()
  expect(page.url()).not.toContain('sign=')
})

test('a page that was rendered for a visitor shows the member’s state', async () => {
  const { page, problems } = await takePhone()
  // in that channel the gift is there to be taken, after the login
  const query = 'activityId=jinjiang-gift'
  await page.goto(await signedAddress('/pages/activityPage/activity-jingjiang-01', query, 'jinjiang'))
  await untilLoggedIn(page)
  await see(page, '立即领取')
  expect(await readAll(page)).not.toContain('登录并领取')
  expect(problems).toEqual([])
})

test('the cashier is nobody else’s while the sign is exchanged', async () => {
  const { page } = await takePhone()
  const before = await sessionOf()
  await carry(page, before)
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/auth/unionLogin', (route) => held.then(() => route.continue()))
  const tokens: string[] = []
  page.on('request', (request) => {
    if (/order|cashier/i.test(request.url())) tokens.push(request.headers()['auth-token'] ?? '')
  })
  await page.goto(await signedAddress('/pages/pay', 'kind=card&itemId=main-season'))
  await see(page, '正在登录…')
  expect(tokens.filter((token) => token === before)).toEqual([])
  answer()
  await see(page, '立即支付')
  expect(tokens.filter((token) => token === before)).toEqual([])
  expect(await storedOn(page, 'accessToken')).not.toBe(before)
})
