/** What was opened once opens without a network, at a counter that has none either, and is gone with its member. */
import type { Page } from 'playwright-core'
import { makeMember } from '../weapp/paint/member'
import { press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, newTab, putPhonesAway, takePhone } from './support/phone'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const RECORDS = '/pages-my/receiveRecord/index'
const COUPONS = '/pages-my/couponList/index'

/** The code that stands on the screen. */
const codeOn = (page: Page) =>
  page
    .locator('[aria-label]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getAttribute('aria-label')?.replaceAll(' ', '') ?? '')
        .find((label) => /^\d{36}$/.test(label))
    )
/** The app can be opened without a network from now on. */
const shellIsKept = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state !== undefined)
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** A member's browser, who has just logged in. */
async function takeMember() {
  const phone = await takePhone()
  const { token, memberId, receiveId } = await makeMember(appOrigin())
  await phone.page.goto(appOrigin())
  const workers = await phone.page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length
  )
  expect(workers).toBe(0)
  await phone.page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values))
        localStorage.setItem(name, JSON.stringify({ v: value, e: Date.now() + 3_600_000 }))
    },
    { accessToken: token, memberId }
  )
  return { ...phone, receiveId }
}

test('a voucher that was opened opens without a network, its code changes, a checker without one takes it once, logout wipes it', async () => {
  const { page, context, problems, receiveId } = await takeMember()
  await page.goto(`${appOrigin()}${RECORDS}?receiveId=${receiveId}`)
  await see(page, '秒后更新')
  const early = await codeOn(page)
  expect(early).toBeDefined()
  await shellIsKept(page)

  // the shop takes along what it needs today
  const shop = await newTab(context)
  await shop.page.goto(`${appOrigin()}/sandbox/checker`)
  await shop.page.getByRole('button', { name: '下载今日名单' }).waitFor()
  const brand = await page
    .locator('[role=dialog]')
    .filter({ visible: true })
    .last()
    .getAttribute('aria-label')
  await shop.page.selectOption('#shop', { label: brand ?? '' })
  await shop.page.getByRole('button', { name: '下载今日名单' }).click()
  await see(shop.page, new RegExp(`${brand} · `))
  await shop.page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/sandbox/checker'))?.scope
  )
  await shop.page.waitForFunction(() => caches.match('/sandbox/checker/checker.js').then(Boolean))

  // nobody has a network any more
  await context.setOffline(true)
  await page.clock.install()
  await page.goto(`${appOrigin()}${RECORDS}`)
  await press(page, /离线卡包/)
  await see(page, '秒后更新')
  await see(page, /更新于 \d/)
  const first = await codeOn(page)
  const shownAt = await page.evaluate(() => Date.now())
  expect(first?.slice(0, 16)).toBe(early?.slice(0, 16))
  await page.clock.fastForward(31_000)
  await page.waitForFunction(
    (before) =>
      ![...document.querySelectorAll('[aria-label]')].some(
        (one) => one.getAttribute('aria-label')?.replaceAll(' ', '') === before
      ),
    first
  )
  const second = await codeOn(page)
  expect(second).toMatch(/^\d{36}$/)
  expect(second).not.toBe(first)

  await shop.page.reload()
  await see(shop.page, new RegExp(`${brand} · `))
  const verdict = async (code: string | undefined) => {
    await shop.page.fill('#code', code ?? '')
    await shop.page.getByRole('button', { name: '核验', exact: true }).click()
    return shop.page.locator('#verdict').innerText()
  }
  // the checker's clock stands, so that a slow machine lets no code expire
  await shop.page.clock.setFixedTime(shownAt)
  expect(await verdict(`${first?.slice(0, 35)}x`)).toBe('不是本平台的动态码')
  expect(await verdict(first)).toBe('有效，请核销')
  expect(await verdict(second)).toBe('此券已在本机核销')
  await see(shop.page, '1 张待联网上传')
  await shop.page.clock.setFixedTime(shownAt + 120_000)
  expect(await verdict(first)).toBe('此券已在本机核销')

  await context.setOffline(false)
  await see(shop.page, '核销记录均已上传')
  await see(shop.page, /已上传$/)

  // with its member everything goes
  await page.goto(`${appOrigin()}/?tab=My`)
  await tap(page, '退出登录')
  await press(page, /确定|退出/)
  await see(page, /开通/)
  expect(await databases(page)).not.toContain('wallet')
  await context.setOffline(true)
  await page.goto(`${appOrigin()}${RECORDS}`)
  await see(page, /网络/)
  expect(await page.getByText('离线卡包').count()).toBe(0)
  expect(problems).toEqual([])
})

testInDepth(
  'without a network back leads to one of our pages, whatever stood there, and from there on',
  async () => {
    const { page, context, problems, receiveId } = await takeMember()
    await page.goto(`${appOrigin()}${COUPONS}`)
    await see(page, /优惠券/)
    await page.goto(`${appOrigin()}${RECORDS}?receiveId=${receiveId}`)
    await see(page, '秒后更新')
    await shellIsKept(page)

    await context.setOffline(true)
    // what the browser has kept of it is not ours to say
    await page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Network.clearBrowserCache'))
    // the code, which lies over the page, and then the page
    await page.goBack()
    await page.locator('[role=dialog]').filter({ visible: true }).waitFor({ state: 'detached' })
    await page.goBack()
    await see(page, '此页面需要网络，恢复后将自动打开')
    expect(new URL(page.url()).pathname).toBe(COUPONS)
    await tap(page, '重试')
    await see(page, '此页面需要网络，恢复后将自动打开')
    await tap(page, '打开离线卡包')
    await press(page, /离线卡包/)
    await see(page, '秒后更新')
    await page.goto(`${appOrigin()}${COUPONS}`)
    await tap(page, '返回首页')
    await see(page, '网络已断开')

    // with the network the page that was wanted is there by itself
    await page.goBack()
    await see(page, '此页面需要网络，恢复后将自动打开')
    await context.setOffline(false)
    await see(page, /优惠券/)
    expect(problems).toEqual([])
  }
)
