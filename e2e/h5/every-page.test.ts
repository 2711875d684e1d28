import type { Page } from 'playwright-core'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { ONE_PROCESS } from '../support/chromium-args'
import { readAll } from './support/fingers'
import { appOrigin, forget, hidePictures, putPhonesAway, takePhone, type Phone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { byLevel } from '../../__tests__/support/level'
import { patience } from '../../__tests__/support/patience'

// that no picture is refused is held by pixels.test.ts
hidePictures()
afterAll(putPhonesAway)

const PAGES: readonly RouteEntry[] = ROUTES
const NONSENSE =
  '?orderNo=x&cardId=%00&privilegeId=../..&receiveId=null&plateId=%E0%A4%A&memberCardId=%3Cscript%3E&url=javascript:alert(1)&couponId=-1&state=zz&quantity=1e9&kind=boat&itemId=%27'

/** One way to come to a page. */
interface Entry {
  readonly address: string
  readonly token?: string
  /** What the browser shall call it. */
  readonly title?: string
}

/**
 * Plain and with nonsense, as a visitor and as a member; once without `/index`. Not in depth: plain as a visitor, and with nonsense as a
 * member where the page reads parameters (reading.test.ts and pixels.test.ts open all of them with what they are about).
 */
function entriesOf({ path, title, query }: RouteEntry, token: string): Entry[] {
  const short = path.replace(/\/index$/, '')
  const nonsense = path + NONSENSE
  // the login page sends a member on at once, so that titles are a visitor's
  const plain = { address: path, ...(title !== '' && path !== GOES_ON && { title }) }
  const entries = [
    plain,
    { address: nonsense },
    ...(short === path ? [] : [{ address: short }]),
    { address: path, token },
    { address: nonsense, token }
  ]
  return byLevel(query ? [plain, { address: nonsense, token }] : [plain], entries)
}

/** In a browser there is nothing to tell: it goes on by itself. */
const GOES_ON = 'pages/openAppTip/index'

/** Words that mean a page tells where it stands: enough of them to be no blank. */
const MIN_TEXT = 6
/** How long a page that has not told that much yet is waited for, ms. */
const PATIENCE_MS = 10_000

test.each(PAGES.map((page) => [page.path, page] as const))(
  '%s opens cold without an error, not blank and under its title, for a visitor and for a member',
  async (_path, page) => {
    const token = await sharedSession()
    // each on a phone of its own, at once: most of the time is waiting for the network to rest
    await Promise.all(entriesOf(page, token).map(open))
  }
)

/** The phones that the addresses of a page are opened on: of visitors and, as each carries the session, of members. */
const phones = new Map<string, Promise<Phone>>()

/** A phone on which nothing is stored; its browser's process for our site has the app's code ready from one page to the next. */
async function takeRunning(token?: string): Promise<Phone> {
  const phone = await takePhone({}, [ONE_PROCESS])
  if (token !== undefined) await carry(phone.page, token)
  return phone
}

function phoneAt(place: number, token?: string): Promise<Phone> {
  const name = `${token === undefined ? 'visitor' : 'member'} ${place}`
  const phone = phones.get(name) ?? takeRunning(token)
  phones.set(name, phone)
  return phone
}

/** Leaves the app and takes from the phone all that it has stored, so that the next page is opened as the first one. */
async function leave(phone: Phone): Promise<void> {
  await phone.page.goto(`${appOrigin()}/healthz`)
  await phone.page.evaluate(() => sessionStorage.clear())
  await forget(phone)
  phone.problems.length = 0
}

/** Opens an address on a phone on which nothing is stored, and reads what is there. */
async function open({ address, token, title }: Entry, place: number): Promise<void> {
  const phone = await phoneAt(place, token)
  const { page, problems } = phone
  // also after a page that failed
  await leave(phone)
  await page.goto(`${appOrigin()}/${address}`, { waitUntil: 'domcontentloaded' })
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
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(MIN_TEXT)
  if (title !== undefined) expect(await page.title()).toBe(title)
  expect(problems).toEqual([])
}

const lengthOf = async (page: Page) => (await readAll(page)).replace(/\s/g, '').length

let session: Promise<string> | undefined
const sharedSession = () => (session ??= sessionOf())
