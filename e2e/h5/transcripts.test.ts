import type { Page } from 'playwright-core'
import { makeMember } from '../weapp/paint/member'
import { seeAll } from '../weapp/paint/see-all'
import { startServer, type RunningServer } from '../support/built-server'
import { HEARD_MOBILE, heardScreens } from '../support/heard-screens'
import { asAddress } from '../support/page-queries'
import { transcriptPair } from '../support/transcripts'
import { byLevel } from '../../__tests__/support/depth'
import { heardOn } from './support/heard'
import { hidePictures, putPhonesAway, takePhone } from './support/phone'
import { faultsAtRest } from './support/rest'
import { unheardPictures } from './support/unheard-pictures'
import { carry } from './support/story'

hidePictures()
afterAll(putPhonesAway)

/** Of its own: what others buy meanwhile would be heard too. */
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Time between two looks at a page, ms: it is the same at both once nothing comes any more. */
const BETWEEN_MS = 250
const LOOKS = 20

async function heardAtRest(page: Page) {
  await faultsAtRest(page)
  await page.waitForLoadState('networkidle')
  let last = await heardOn(page)
  for (let look = 0; look < LOOKS; look += 1) {
    await page.waitForTimeout(BETWEEN_MS)
    const now = await heardOn(page)
    if (now.heard === last.heard && now.heard) break
    last = now
  }
  return last
}

test('every page is heard as it is written down, and each control and picture on it has its words', async () => {
  const things = await makeMember(server.origin, HEARD_MOBILE)
  const nameless: string[] = []
  const heard: Record<string, string> = {}
  const stored: Record<string, string> = {}
  // home alone, but in depth: it takes a second for each page
  const screens = heardScreens(things)
  for (const person of ['member', 'visitor'] as const) {
    const { page } = await takePhone()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(seeAll)
    if (person === 'member') await carry(page, things.token)
    for (const screen of byLevel(screens.slice(0, 1), screens).filter((one) => one.person === person)) {
      await page.goto(`${server.origin}/${screen.path}${asAddress(screen.query)}`)
      const now = await heardAtRest(page)
      const unheard = await unheardPictures(page)
      nameless.push(...now.nameless, ...unheard.map((fault) => `${screen.name}: ${fault}`))
      const pair = transcriptPair('h5', screen.name, now.heard)
      heard[screen.name] = pair.now
      stored[screen.name] = pair.stored
    }
  }
  expect(nameless).toEqual([])
  expect(heard).toEqual(stored)
})
