import type { FrameLocator, Page } from 'playwright-core'
import { press, see } from './fingers'
import { goToChannel, payAtChannel } from './story'

/** The partner's site in the frame of our placement page. */
export const siteIn = (page: Page): FrameLocator => page.frameLocator('iframe:visible')

/** What both a page and a frame can find things in. */
type Site = Pick<FrameLocator, 'locator' | 'getByRole'>

const isLoaded = (site: Site) => site.locator('a.card, form.card, .days').first().waitFor()

/** Orders what is shown, or of a list the first, with `nth` another one. Gives the partner's number of the order. */
export async function chooseGoods(site: Site, nth = 0): Promise<string> {
  await isLoaded(site)
  if (!(await site.locator('form.card').count())) await site.locator('a.card').nth(nth).click()
  await site.getByRole('button', { name: '提交订单' }).click()
  return numberOf(site)
}

/** From a film to two seats of a showing; without `film` the first of those on show. */
export async function chooseSeats(site: Site): Promise<string> {
  await isLoaded(site)
  if (!(await site.locator('.days').count())) await site.locator('a.card').first().click()
  // tomorrow has showings whatever time it is
  await site.locator('.days a').nth(1).click()
  // until then the showings of today stand there
  await site.locator('.days a:nth-child(2)[aria-current]').waitFor()
  await site.locator('a.card').first().click()
  const seats = site.locator('.hall label:not(.sold)')
  await seats.nth(0).click()
  await seats.nth(1).click()
  await site.getByRole('button', { name: '确认选座' }).click()
  return numberOf(site)
}

async function numberOf(site: Site): Promise<string> {
  await site.locator('[data-state=unpaid]').waitFor()
  return (await site.locator('[data-order-no]').innerText()).trim()
}

/** From the order at the partner to a page of ours: the whole window goes. */
export async function payWithUs(page: Page, site: Site, pathname: string): Promise<void> {
  await site.getByRole('link', { name: /去支付/ }).click()
  await page.waitForURL((url) => url.pathname.startsWith(pathname))
}

/** From our cashier through the payment channel to the result. */
export async function payThrough(page: Page): Promise<void> {
  await page.waitForURL(/\/pages\/pay\b/)
  await see(page, '立即支付')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/payResult|h5PayRedirect/)
  await see(page, '支付成功')
}

/** From the result to the order on the partner's site, which says that it is paid. */
export async function seenPaidAtPartner(page: Page, number: string): Promise<void> {
  await press(page, /^返回.+查看$/)
  await page.waitForURL(/hdzqnxPlacementUrl/)
  const site = siteIn(page)
  await site.locator('[data-state=paid]').waitFor()
  if ((await site.locator('[data-order-no]').innerText()).trim() !== number) throw new Error('another order')
}
