import type { Page } from 'playwright-core'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { readAll } from './support/fingers'
import { hidePictures, putPhonesAway } from './support/phone'
import { carry, sessionOf } from './support/story'
import { pageOf } from './support/hydration'
import { beNewTab, openAll } from './support/visit'
import { byLevel } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'
import { patience } from '../../__tests__/support/patience'

// that no picture is refused is held by pixels.test.ts
hidePictures()
afterAll(putPhonesAway)

const PAGES: readonly RouteEntry[] = ROUTES
const NONSENSE =
  '?orderNo=x&cardId=%00&privilegeId=../..&receiveId=null&plateId=%E0%A4%A&memberCardId=%3Cscript%3E&url=javascript:alert(1)&couponId=-1&state=zz&quantity=1e9&kind=boat&itemId=%27'

/** In a browser there is nothing to tell: it goes on by itself. */
const GOES_ON = 'pages/openAppTip/index'

const plain = PAGES.map(({ path }) => path)
const short = plain.filter((path) => path.endsWith('/index')).map((path) => path.replace(/\/index$/, ''))
const nonsense = (pages: readonly RouteEntry[]) => pages.map(({ path }) => path + NONSENSE)

/** Words that mean a page tells where it stands: enough of them to be no blank. */
const MIN_TEXT = 6
/** How long a page that has not told that much yet is waited for, ms. */
const PATIENCE_MS = 10_000

const lengthOf = async (page: Page) => (await readAll(page)).replace(/\s/g, '').length

/** Opens an address, and tells whether nothing is to be read there. */
async function open(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    (least) => document.body.innerText.replace(/\s/g, '').length >= least,
    MIN_TEXT,
    // not at every frame: reading all of a page makes it lay itself out
    { polling: 100 }
  )
  await page.waitForLoadState('networkidle')
  // a busy machine lets the network rest while a skeleton still stands
  for (
    const until = Date.now() + patience(PATIENCE_MS);
    Date.now() < until && (await lengthOf(page)) < MIN_TEXT;
  ) {
    await page.waitForTimeout(100)
  }
  return (await lengthOf(page)) < MIN_TEXT ? ['is blank'] : []
}

/** The same, under the title of the page; not for a member: the login page sends them on at once. */
async function openTitled(page: Page, url: string): Promise<string[]> {
  const faults = await open(page, url)
  const path = pageOf(url)
  const { title = '' } = PAGES.find((route) => route.path === path) ?? {}
  const isTitled = title === '' || path === GOES_ON || (await page.title()) === title
  return isTitled ? faults : [...faults, `is titled ${await page.title()}`]
}

// each opens cold, on a device on which nothing is stored, and is neither blank nor with an error

test('every page opens for a visitor, under its title', async () => {
  const prepare = async (page: Page) => {
    await page.addInitScript(beNewTab)
  }
  expect(await openAll({ addresses: plain }, { prepare, open: openTitled })).toEqual([])
  const odd = byLevel([], [...nonsense(PAGES), ...short])
  expect(await openAll({ addresses: odd }, { prepare, open })).toEqual([])
})

testInDepth('every page that reads parameters opens with nonsense for a member', async () => {
  const token = await sessionOf()
  const prepare = async (page: Page) => {
    await page.addInitScript(beNewTab)
    await carry(page, token)
  }
  const withParameters = nonsense(PAGES.filter(({ query }) => query))
  const addresses = byLevel(withParameters, [...plain, ...nonsense(PAGES)])
  expect(await openAll({ addresses }, { prepare, open })).toEqual([])
})
