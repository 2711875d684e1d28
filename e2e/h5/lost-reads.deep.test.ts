/** Each read of each page fails, alone: the page still comes to rest, with what else there is, and keeps no place for what never comes. */
import type { Page } from 'playwright-core'
import { demoAddresses } from './support/demo-addresses'
import { belongTo, keepOn, stored } from './support/members'
import { hidePictures, type Phone, putPhonesAway } from './support/phone'
import { faultsAtRest } from './support/rest'
import { openAll } from './support/visit'
import { byLevel, someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** Nothing waits for these: records of visits, and where the device is. */
const UNSHOWN = /memberVisit|geoCoder|getIpLocation/

/**
 * Runs in the page before all else: the read that the tab is called after fails; what is asked for is written down. No cookie is
 * kept, so that the server does not know the look that the device has stored, and its drawing is not taken.
 */
function loseRead(): void {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  const asked = new Set<string>()
  Object.assign(window, { asked })
  const { fetch } = window
  window.fetch = (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href)
    const [, path = ''] = /\/unionbuy-server\/(.+)/.exec(pathname) ?? []
    if (path) asked.add(path)
    return path && path === window.name
      ? Promise.resolve(new Response('', { status: 500 }))
      : fetch(address, init)
  }
}

const readsOf = async (page: Page): Promise<string[]> => {
  const asked = await page.evaluate(() => [...(window as unknown as { asked: Set<string> }).asked])
  return asked.filter((path) => !UNSHOWN.test(path))
}

async function openWithout(page: Page, url: string, read: string): Promise<string[]> {
  await page.evaluate((name) => (window.name = name), read)
  await page.goto(url)
  const faults = await faultsAtRest(page)
  return faults.map((fault) => `${read ? `without ${read}` : 'with all'}: ${fault}`)
}

let lost = 0

async function openWithoutEach(page: Page, url: string): Promise<string[]> {
  const faults = await openWithout(page, url, '')
  for (const read of await readsOf(page)) {
    faults.push(...(await openWithout(page, url, read)))
    lost += 1
  }
  return faults
}

test('for a member who has one of everything', async () => {
  const { all, member } = await demoAddresses()
  const settle = async (phone: Phone) => {
    await belongTo(phone, member)
    await keepOn(phone, { elder: stored(true) })
  }
  const prepare = async (page: Page) => {
    await page.addInitScript(loseRead)
  }
  const faults = await openAll({ addresses: someOf(all, 12), settle }, { prepare, open: openWithoutEach })
  // what the browser itself logs of an answer 500 is meant
  expect(faults.filter((fault) => !fault.includes('logs Failed to load'))).toEqual([])
  expect(lost).toBeGreaterThan(byLevel(2, 100))
})
