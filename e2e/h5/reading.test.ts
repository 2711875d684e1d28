import type { Page } from 'playwright-core'
import { asAddress, pageQueries } from '../support/page-queries'
import { makeMember } from '../weapp/paint/member'
import { HOME } from '@/routes/home'
import { ROUTES } from '@/routes/table'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { barriers, paleText } from './support/reading/barriers'
import { cutText } from './support/reading/cuts'
import { invisibleIcons } from './support/reading/forced-colours'
import { eldersFaults } from './support/reading/elders'
import { answered, shiftsOf, watchShifts } from './support/reading/shifts'
import { smallTargets } from './support/reading/targets'
import { ONE_PROCESS } from '../support/chromium-args'
import { carry } from './support/story'
import { ANDROID_WECHAT } from './support/wechat'
import { someOf } from '../../__tests__/support/depth'

afterAll(putPhonesAway)

/** Shown in WeChat alone; a browser is past it at once. */
const TIP = 'pages/openAppTip/index'

/** What a page of one address shows with another. */
const OTHER_FACES = [
  `${HOME}?tab=Market`,
  `${HOME}?tab=My`,
  `pages/webview/index?url=${encodeURIComponent('https://example.com/')}`
]

/** The city page's bar of letters: 26 on the height of a screen. The list is scrolled and searched without it. */
const SMALLER = '[aria-label$="开头的城市"]'

/** Pages that are looked at together: most of the time is waiting for answers. */
const AT_ONCE = 6

/** More than this of a layout shift is seen as a jump. */
const STILL = 0.02

/** A phone of the narrowest kind in use, px. */
const NARROW = { width: 320, height: 640 }
const USUAL = { width: 375, height: 812 }

/** Everything that is wrong with a page, from its first answer to the dark, letters of twice the size and the elder mode. */
async function look(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(USUAL)
  await page.goto(`${appOrigin()}/${address}`, { waitUntil: 'networkidle' })
  await page.locator('.taro_page [role=main]').first().waitFor()
  await answered(page)
  await page.evaluate(() => document.fonts.ready)
  const { sum, moved } = await shiftsOf(page)
  const faults = sum > STILL ? [`moves by ${sum.toFixed(3)} (${moved})`] : []
  faults.push(...(await barriers(page)).map((fault) => `axe ${fault}`))
  faults.push(...(await smallTargets(page, SMALLER)).map((fault) => `small ${fault}`))
  // it has been scrolled: what waits until it is near has come
  await answered(page)
  faults.push(...(await invisibleIcons(page)).map((fault) => `in forced colours nothing is seen of ${fault}`))
  await page.emulateMedia({ colorScheme: 'dark' })
  faults.push(...(await paleText(page)).map((fault) => `in the dark ${fault}`))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(NARROW)
  faults.push(...(await cutText(page)).map((fault) => `at 320 px ${fault}`))
  await page.setViewportSize(USUAL)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  faults.push(...(await cutText(page)).map((fault) => `in large letters ${fault}`))
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  faults.push(...(await eldersFaults(page, SMALLER)).map((fault) => `in the elder mode ${fault}`))
  return faults
}

describe.each([
  ['a visitor', false],
  ['a member', true]
])('every page can be read and used by everybody: %s', (_who, loggedIn) => {
  // not in depth, each ninth page for one of the two
  test('in all pages of the table', async () => {
    const things = await makeMember(appOrigin())
    const queries = pageQueries(things)
    const addresses = [
      ...ROUTES.filter(({ path }) => path !== TIP).map(({ path }) => path + asAddress(queries[path])),
      `pages/webview/index?url=${encodeURIComponent(`${appOrigin()}/healthz`)}`,
      ...OTHER_FACES
    ]
    const waiting = [...someOf(addresses, 18, loggedIn ? 9 : 0)]
    const faults: string[] = []
    const looker = async () => {
      const { page } = await takePhone({}, [ONE_PROCESS])
      if (loggedIn) await carry(page, things.token)
      await watchShifts(page)
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const name = address
        faults.push(...(await look(page, address)).map((fault) => `${name} | ${fault}`))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, looker))
    expect(faults.sort()).toEqual([])
  })
})

test('the way out of WeChat can be read, too', async () => {
  const { page } = await takePhone({ userAgent: ANDROID_WECHAT })
  await watchShifts(page)
  expect(await look(page, TIP)).toEqual([])
})
