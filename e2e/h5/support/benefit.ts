import type { Page } from 'playwright-core'
import { MAX_POLLS, type Benefit } from '../../support/benefits'
import { arrive, press, see, seen } from './fingers'
import { chooseGoods, chooseSeats, payThrough, siteIn } from './partner'

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true })

/** The phone's back button, until the page with this path is shown. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  while (!new URL(page.url()).pathname.startsWith(path)) {
    const before = page.url()
    await page.evaluate(() => window.history.back())
    await page.waitForURL((url) => url.href !== before)
  }
}

/** What has this name on the page on top: the one below is seen until it has come. */
const named = (page: Page, name: string) =>
  page.locator('.taro_page').filter({ visible: true }).last().getByText(name, { exact: true })

/** From the member's card by a plate to a benefit of it. */
export async function openBenefit(page: Page, { plate, privilege }: Benefit): Promise<void> {
  await see(page, '卡内权益包')
  await named(page, plate.name).first().click()
  await arrive(page, '/pages/plateDetails')
  await see(page, /可选权益/)
  // a plate may be called as what is in it
  await named(page, privilege.name).last().click()
  await arrive(page, '/pages/privilegeDetail')
}

/** Presses what is guarded against a double tap, once it takes a press. */
async function confirm(page: Page, name: string | RegExp): Promise<void> {
  const button = control(page, name).last()
  await button.waitFor()
  await page.waitForFunction(
    (element) => element?.getAttribute('aria-disabled') !== 'true',
    await button.elementHandle()
  )
  await button.click()
}

/** The second is pressed where it may be of no use: no store in the city, not usable today. */
const TAKE_IT = /^(确认领取|仍要领取)$/

/** From a benefit's page to what is received; gives all that can be read there. */
export async function take(page: Page, { privilege }: Benefit): Promise<string> {
  const lottery = privilege.kind === 'lottery'
  if (privilege.groupId) {
    await press(page, '选择一项领取')
    await press(page, `领取 ${privilege.name}`)
  } else await press(page, lottery ? '立即抽奖' : '立即领取')
  if (privilege.delivery === 'account') await confirm(page, /^充值到/)
  else await confirm(page, lottery ? '开始抽奖' : TAKE_IT)
  await arrive(page, '/pages-secondary/receiveResult')
  await see(page, '查看兑换记录')
  await waitUntilDone(page)
  return page.evaluate(() => document.body.innerText)
}

/** The page asks by itself for some seconds; where the server takes longer, a finger asks again. */
async function waitUntilDone(page: Page): Promise<void> {
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    await page.waitForFunction(() => !document.body.innerText.includes('正在为您办理'))
    if ((await seen(page, '仍在办理中').count()) === 0) return
    await press(page, '重新查询')
  }
  throw new Error('It is never done')
}

/** From the button of a benefit to its partner, orders there and pays with us; gives what was ordered. */
export async function buyAtPartner(page: Page): Promise<string> {
  await press(page, /^(去选购|立即前往)$/)
  await page.waitForURL(/Placement|movieList|discountOrderingPay/)
  if (/discountOrderingPay/.test(page.url())) {
    await see(page, '付款仍在这里完成')
    await press(page, '去选购')
  }
  if (/movieList/.test(page.url())) await control(page, /购票/).first().click()
  await page.waitForURL(/Placement/)
  const site = siteIn(page)
  if (/nndypPlacementUrl/.test(page.url())) await chooseSeats(site)
  else await chooseGoods(site)
  const title = (await site.locator('.thing strong').first().innerText()).trim()
  await site.getByRole('link', { name: /去支付/ }).click()
  await page.waitForURL(/hdzpayment|\/payment|discountOrderingPay|PayRedirect|\/pages\/pay\b/)
  await seen(page, /^(立即支付|去支付)/).waitFor()
  if (!/\/pages\/pay\b/.test(page.url())) await press(page, '去支付')
  await payThrough(page)
  return title
}
