import { ROUTES, type RouteEntry } from '@/routes/table'
import { readAll } from './support/fingers'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'

afterAll(putPhonesAway)

const PAGES: readonly RouteEntry[] = ROUTES
const NONSENSE = [
  '',
  '?orderNo=x&cardId=%00&privilegeId=../..&receiveId=null&plateId=%E0%A4%A&memberCardId=%3Cscript%3E&url=javascript:alert(1)&couponId=-1&state=zz&quantity=1e9&kind=boat&itemId=%27'
]

/** Words that mean a page tells where it stands: enough of them to be no blank. */
const MIN_TEXT = 6

describe.each([
  ['a visitor', false],
  ['a member', true]
])('every page of the table, cold, as %s', (_who, loggedIn) => {
  test.each(PAGES.map(({ path }) => path))('%s opens without an error and not blank', async (path) => {
    const { page, problems, context } = await takePhone()
    if (loggedIn) await carry(page, await sharedSession())
    for (const query of NONSENSE) {
      for (const address of new Set([path, path.replace(/\/index$/, '')])) {
        await page.goto(`${appOrigin()}/${address}${query}`, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          (least) => document.body.innerText.replace(/\s/g, '').length >= least,
          MIN_TEXT
        )
        await page.waitForLoadState('networkidle')
        expect((await readAll(page)).replace(/\s/g, '').length).toBeGreaterThanOrEqual(MIN_TEXT)
      }
    }
    expect(problems).toEqual([])
    await context.close()
  })
})

let session: Promise<string> | undefined
const sharedSession = () => (session ??= sessionOf())

test('titles are those of the table', async () => {
  // as a visitor: the login page sends a member on at once
  const { page } = await takePhone()
  const wrong: string[] = []
  for (const { path, title } of PAGES.filter((entry) => entry.title !== '')) {
    await page.goto(`${appOrigin()}/${path}`, { waitUntil: 'domcontentloaded' })
    await page
      .waitForFunction((wanted) => document.title === wanted, title, { timeout: 10_000 })
      .catch(async () => wrong.push(`${path}: ${await page.title()} instead of ${title}`))
  }
  expect(wrong).toEqual([])
}, 180_000)
