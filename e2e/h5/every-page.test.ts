import type { Page } from 'playwright-core'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { readAll } from './support/fingers'
import { appOrigin, forget, newTab, putPhonesAway, takePhone, type Phone } from './support/phone'
import { carry, sessionOf } from './support/story'

afterAll(putPhonesAway)

const PAGES: readonly RouteEntry[] = ROUTES
const NONSENSE =
  '?orderNo=x&cardId=%00&privilegeId=../..&receiveId=null&plateId=%E0%A4%A&memberCardId=%3Cscript%3E&url=javascript:alert(1)&couponId=-1&state=zz&quantity=1e9&kind=boat&itemId=%27'

/** Plain, with nonsense and, once, without `/index`. */
function addressesOf(path: string, loggedIn: boolean): string[] {
  const short = path.replace(/\/index$/, '')
  return [path, path + NONSENSE, ...(loggedIn || short === path ? [] : [short])]
}

/** In a browser there is nothing to tell: it goes on by itself. */
const GOES_ON = 'pages/openAppTip/index'

/** Words that mean a page tells where it stands: enough of them to be no blank. */
const MIN_TEXT = 6
/** How long a page that has not told that much yet is waited for, ms. */
const PATIENCE_MS = 10_000

describe.each([
  ['a visitor', false],
  ['a member', true]
])('every page of the table, cold, as %s', (_who, loggedIn) => {
  test.each(PAGES.map(({ path }) => path))('%s opens without an error and not blank', async (path) => {
    const addresses = addressesOf(path, loggedIn)
    const token = loggedIn ? await sharedSession() : undefined
    // each on a phone of its own, at once: most of the time is waiting for the network to rest
    await Promise.all(addresses.map((address, place) => open(address, place, token)))
  })
})

/** The phones that the addresses of a page are opened on. */
const phones: Promise<Phone>[] = []

/** Opens an address in a new tab of a phone on which nothing is stored, and reads what is there. */
async function open(address: string, place: number, token: string | undefined): Promise<void> {
  const phone = await (phones[place] ??= takePhone())
  const { page, problems } = await newTab(phone.context)
  if (token !== undefined) await carry(page, token)
  await page.goto(`${appOrigin()}/${address}`, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction((least) => document.body.innerText.replace(/\s/g, '').length >= least, MIN_TEXT)
  await page.waitForLoadState('networkidle')
  // a busy machine lets the network rest while a skeleton still stands
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && (await lengthOf(page)) < MIN_TEXT;) {
    await page.waitForTimeout(100)
  }
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(MIN_TEXT)
  expect(problems).toEqual([])
  await page.goto('about:blank')
  await forget(phone)
  await page.close()
}

const lengthOf = async (page: Page) => (await readAll(page)).replace(/\s/g, '').length

let session: Promise<string> | undefined
const sharedSession = () => (session ??= sessionOf())

test('titles are those of the table', async () => {
  // as a visitor: the login page sends a member on at once
  const { page } = await takePhone()
  const wrong: string[] = []
  for (const { path, title } of PAGES.filter((entry) => entry.title !== '' && entry.path !== GOES_ON)) {
    await page.goto(`${appOrigin()}/${path}`, { waitUntil: 'domcontentloaded' })
    await page
      .waitForFunction((wanted) => document.title === wanted, title, { timeout: 10_000 })
      .catch(async () => wrong.push(`${path}: ${await page.title()} instead of ${title}`))
  }
  expect(wrong).toEqual([])
}, 180_000)
