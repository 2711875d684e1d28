import type { Page } from 'playwright-core'
import { pathOf, press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, openEarly, putPhonesAway, takePhone } from './support/phone'
import { payThrough } from './support/partner'
import { carry, logIn, openCashier, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

describe('the frame on H5', () => {
  test('an unknown page goes home', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/pages/nowhere/index?x=1`)
    await see(page, '兑换中心')
    await page.waitForURL((url) => url.pathname === '/' || url.pathname.startsWith('/pages/index'))
  })

  test('back from a page that stands alone goes home, and home never reloads itself', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/pages/cardDetail?cardId=main-year`)
    await see(page, '尊享年卡')
    await press(page, '返回')
    await see(page, '兑换中心')
    // home is the root: nothing on it leads back, and so nothing opens it again
    expect(await page.getByRole('button', { name: '返回' }).filter({ visible: true }).count()).toBe(0)
  })

  test('a page for members shows the login pop-up and goes on where the visitor was', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/pages-my/orderRecord`)
    await logIn(page)
    await see(page, '全部')
    expect(pathOf(page)).toContain('/pages-my/orderRecord')
  })

  test('the login page goes back to where it came from, never to another site', async () => {
    const { page } = await takePhone()
    await page.goto(`${appOrigin()}/pages/login?from=${encodeURIComponent('//evil.example/pages/market')}`)
    await logIn(page)
    await see(page, '兑换中心')
    expect(page.url()).toContain(appOrigin())
  })

  test('offline says so, and goes on when the network is back', async () => {
    const { page, context } = await takePhone()
    await page.goto(appOrigin())
    await see(page, '尊享年卡')
    await context.setOffline(true)
    await tap(page, '市集')
    await see(page, /网络/)
    await context.setOffline(false)
    const retry = page.getByRole('button', { name: '重试' }).filter({ visible: true })
    if (await retry.count()) await retry.first().click()
    await see(page, /领券中心|全部/)
  })

  test('the big-card tab is not there with one card, and comes with a second one', async () => {
    const { page, problems } = await takePhone()
    await carry(page, await sessionOf())
    const bigCard = page.getByRole('tab', { name: '大牌卡' }).filter({ visible: true })
    await openCashier(page, 'main-season')
    await payThrough(page)
    await page.goto(appOrigin(), { waitUntil: 'networkidle' })
    await see(page, '本期权益')
    expect(await bigCard.count()).toBe(0)

    await openCashier(page, 'main-light')
    await payThrough(page)
    await page.goto(appOrigin())
    await bigCard.click()
    await see(page, '悦享季卡')
    expect(problems).toEqual([])
  })

  test('no token, code or phone number stands in an address', async () => {
    const { page } = await takePhone()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(`${appOrigin()}/pages/login`)
    const mobile = await logIn(page)
    await see(page, '兑换中心')
    const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
    const secret = (JSON.parse(token) as { v: string }).v
    expect(addresses.filter((address) => address.includes(mobile) || address.includes(secret))).toEqual([])
  })

  test('a channel in the link gives its theme and its backend', async () => {
    const { page } = await takePhone()
    const calls = new Set<string>()
    page.on('request', (request) => {
      const segment = /^\/(\w+)\/unionbuy-server/.exec(new URL(request.url()).pathname)?.[1]
      if (segment) calls.add(segment)
    })
    await page.goto(`${appOrigin()}/?channel=candy`)
    await see(page, '兑换中心')
    await page.waitForLoadState('networkidle')
    expect([...calls]).toEqual(['candy'])
    expect(await page.locator('.theme-candy').count()).toBeGreaterThan(0)
  })
})

const withoutScripts = async () => {
  const phone = await takePhone()
  await phone.page.route('**/*.js', (route) => route.abort())
  return phone
}

/** What has been redrawn because the drawing was not the app's own: nothing. */
const hydrationErrorOn = (page: Page) =>
  page.evaluate(() => document.getElementById('app')?.dataset['hydrationError'])

describe('a page that the server drew', () => {
  test('shows its content without any script, with its title', async () => {
    const { page } = await withoutScripts()
    await openEarly(page, appOrigin(), { waitUntil: 'domcontentloaded' })
    await see(page, '尊享年卡')
    await openEarly(page, `${appOrigin()}/pages/market`, { waitUntil: 'domcontentloaded' })
    await see(page, '领券中心')
    await openEarly(page, `${appOrigin()}/pages/cardDetail?cardId=main-year`, {
      waitUntil: 'domcontentloaded'
    })
    await see(page, '尊享年卡')
    expect(await page.title()).toBe('会员卡')
  })

  test('of another channel is in its colours without any script', async () => {
    const { page } = await withoutScripts()
    await openEarly(page, `${appOrigin()}/?channel=candy`, { waitUntil: 'domcontentloaded' })
    expect(await page.locator('.theme-candy').count()).toBeGreaterThan(0)
  })

  test('does not move when the app takes over, and its elements stay', async () => {
    const { page } = await takePhone()
    await page.addInitScript(() => {
      const kept = window as unknown as { shifts: number }
      kept.shifts = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          kept.shifts += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      addEventListener('DOMContentLoaded', () =>
        document.querySelectorAll('#app *').forEach((element) => element.setAttribute('data-by-server', ''))
      )
    })
    for (const path of ['/', '/pages/market', '/pages/cardDetail?cardId=main-year']) {
      await page.goto(appOrigin() + path, { waitUntil: 'networkidle' })
      const { shifts, kept } = await page.evaluate(() => ({
        shifts: (window as unknown as { shifts: number }).shifts,
        kept: document.querySelectorAll('[data-by-server]').length
      }))
      expect(shifts).toBeLessThanOrEqual(0.02)
      expect(kept).toBeGreaterThan(50)
      expect(await hydrationErrorOn(page)).toBeUndefined()
    }
  })

  test('does what was tapped before the app had taken it over', async () => {
    const { page } = await takePhone()
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    await page.route('**/*.js', async (route) => {
      await gate
      await route.continue()
    })
    await openEarly(page, appOrigin(), { waitUntil: 'commit' })
    await see(page, '尊享年卡')
    const my = await page.getByText('我的', { exact: true }).last().boundingBox()
    if (!my) throw new Error('the tab is not drawn')
    await page.touchscreen.tap(my.x + my.width / 2, my.y)
    open()
    await page.waitForFunction(() => localStorage.getItem('tabbarActivate')?.includes('My'))
  })

  test("is not shown where it is not this device's", async () => {
    const { page } = await withoutScripts()
    await page.addInitScript(() => localStorage.setItem('tabbarActivate', '{"v":"My","e":null}'))
    await openEarly(page, appOrigin(), { waitUntil: 'domcontentloaded' })
    expect(await page.locator('#app').innerHTML()).toBe('')
  })

  test('is of the tab that was left', async () => {
    const { page } = await takePhone()
    await page.goto(appOrigin(), { waitUntil: 'networkidle' })
    await page.getByText('市集', { exact: true }).last().click()
    await see(page, '领券中心')
    await page.goto(appOrigin(), { waitUntil: 'networkidle' })
    await see(page, '领券中心')
    expect(await hydrationErrorOn(page)).toBeUndefined()
  })
})
