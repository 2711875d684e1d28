/** What is refused or lost every time: the app comes to rest after a few tries, with words on the screen. */
import type { Page } from 'playwright-core'
import { isCall, REFUSED_TEXT, refusalWith, type Refusal } from '../support/refusing-server'
import { readAll, see } from './support/fingers'
import { appOrigin, hidePictures, openEarly, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

/** More than any page asks for when it is opened twice. */
const MAX_CALLS = 45
/** More than the second after which a login is renewed or a page reloaded, ms. */
const A_WHILE_MS = 4000

const RECORDS = '/pages-my/orderRecord'

/** Answers calls in the place of the server. @returns their paths, as they come */
async function refuse(page: Page, refusal: Refusal): Promise<string[]> {
  const calls: string[] = []
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (!isCall(pathname)) return route.fallback()
    calls.push(pathname)
    const code = refusal(pathname)
    return code === undefined ? route.fallback() : route.fulfill({ json: refusalWith(code) })
  })
  return calls
}

/** Waits a while, and then once more: nothing may be asked for any longer. */
async function expectRest(page: Page, calls: readonly string[]): Promise<void> {
  await page.waitForTimeout(A_WHILE_MS)
  const before = calls.length
  expect([before <= MAX_CALLS, calls.slice(-12)]).toEqual([true, expect.any(Array)])
  await page.waitForTimeout(A_WHILE_MS)
  expect([calls.length, calls.slice(-12)]).toEqual([before, expect.any(Array)])
}

/** A phone whose pages are rendered by the app: the server's own rendering would bring answers along. */
async function takePhoneOf(token: string | undefined, loggedOut = false) {
  const phone = await takePhone()
  if (token !== undefined) await carry(phone.page, token)
  if (loggedOut)
    await phone.page.addInitScript(() => sessionStorage.setItem('IS_LOGOUT', '{"v":true,"e":null}'))
  return phone
}

describe.each(
  someOf(
    [
      ['a member elsewhere', RECORDS, true],
      ['a visitor at home', '/', false],
      ['a member at home', '/', true]
    ] as const,
    3
  )
)('402 to every call: %s', (_, path, isMember) => {
  test('ends at home, which says so', async () => {
    const { page } = await takePhoneOf(isMember ? await sessionOf() : undefined)
    const calls = await refuse(page, () => '402')
    await page.goto(`${appOrigin()}${path}?labelId=endless`)
    await expectRest(page, calls)
    expect(['/', '/pages/index', '/pages/index/index']).toContain(new URL(page.url()).pathname)
    expect((await readAll(page)).replace(/\s/g, '').length).toBeGreaterThan(6)
  })
})

testInDepth('402 to every call: home that is pulled down says so, and stays', async () => {
  const { page } = await takePhoneOf(await sessionOf())
  await page.goto(`${appOrigin()}/?labelId=refused`)
  const calls = await refuse(page, () => '402')
  await page.reload()
  await see(page, REFUSED_TEXT)
  await expectRest(page, calls)
})

describe.each(
  someOf(
    [
      ['a visitor', false, false],
      ['who has logged out', false, true],
      ['a member', true, false]
    ] as const,
    2
  )
)('305 to every call: %s', (_, isMember, loggedOut) => {
  testInDepth.each(someOf([RECORDS, '/'], 2))('comes to rest with words: %s', async (path) => {
    const { page } = await takePhoneOf(isMember ? await sessionOf() : undefined, loggedOut)
    const calls = await refuse(page, () => '305')
    await page.goto(`${appOrigin()}${path}?labelId=expired`)
    await expectRest(page, calls)
    expect((await readAll(page)).replace(/\s/g, '').length).toBeGreaterThan(6)
  })
})

describe('a file that is always lost', () => {
  const SCRIPT = /\/js\/[\w.-]+\.js$/
  const scripts = async (path: string): Promise<Set<string>> => {
    const { page } = await takePhone()
    const names = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (SCRIPT.test(pathname)) names.add(pathname)
    })
    await page.goto(appOrigin() + path)
    await page.waitForLoadState('networkidle')
    return names
  }

  /** Loses these files. @returns how many documents were loaded, and files lost */
  async function lose(page: Page, isLost: (pathname: string) => boolean) {
    const count = { documents: 0, lost: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count.documents += 1
    })
    await page.route(SCRIPT, (route) => {
      if (!isLost(new URL(route.request().url()).pathname)) return route.fallback()
      count.lost += 1
      return route.abort()
    })
    return count
  }

  /** Opens an address and waits for no app to start there. */
  const goTo = (page: Page, path: string) => openEarly(page, appOrigin() + path)

  /** All that can be read, also of what lies over the pages. */
  const read = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s/g, ''))

  async function expectFewDocuments(page: Page, count: { documents: number }, most: number): Promise<void> {
    await page.waitForTimeout(2 * A_WHILE_MS)
    const { documents } = count
    expect(documents).toBeLessThanOrEqual(most)
    await page.waitForTimeout(A_WHILE_MS)
    expect(count.documents).toBe(documents)
  }

  const CARD = '/pages/cardDetail?cardId=main-year'

  test('of one page: one reload, then words; the rest of the app is there', async () => {
    const [home, card] = [await scripts('/'), await scripts(CARD)]
    const own = new Set([...card].filter((name) => !home.has(name)))
    expect(own.size).toBeGreaterThan(0)

    const { page } = await takePhone()
    const byAddress = await lose(page, (name) => own.has(name))
    await goTo(page, CARD)
    await expectFewDocuments(page, byAddress, 3)
    expect(byAddress.lost).toBeGreaterThan(0)
    expect(await read(page)).toMatch(/页面加载失败|兑换中心/)

    const other = await takePhone()
    const fromHome = await lose(other.page, (name) => own.has(name))
    await other.page.goto(`${appOrigin()}/`)
    await other.page.getByRole('button', { name: /^开通/ }).first().click()
    await expectFewDocuments(other.page, fromHome, 3)
    expect(await read(other.page)).toMatch(/页面加载失败|兑换中心/)
  })

  testInDepth('of every page: a few documents, then words', async () => {
    const { page } = await takePhone()
    const count = await lose(page, (name) => /\/js\/\d+\./.test(name))
    await goTo(page, '/pages/market')
    await expectFewDocuments(page, count, 4)
    expect(count.lost).toBeGreaterThan(0)
    expect((await read(page)).length).toBeGreaterThan(6)
  })
})
