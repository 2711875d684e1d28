/**
 * Every page of the table is taken over as the server has drawn it, and what it looks like stays the same, pixel by pixel: for a visitor
 * and for a member.
 */
import type { Page } from 'playwright-core'
import { demoAddresses } from './support/demo-addresses'
import { hydrationReport, watchHydration } from './support/hydration-report'
import { appRests, serverRenderStands, holdScripts, letScriptsCome } from './support/held-scripts'
import { AT_WORK, LOOKS_OTHERWISE } from './support/lawful-changes'
import { belongTo } from './support/members'
import { openEarly, putPhonesAway, waitStanding } from './support/phone'
import { differenceOf, storePictures, standForPictures, takePicture } from './support/pictures'
import { faultsOf, pageOf, standsOn } from './support/hydration'
import { openAll, type Visit } from './support/visit'
import { byLevel, someOf } from '../../__tests__/support/depth'

afterAll(putPhonesAway)

async function prepare(tab: Page): Promise<void> {
  await standForPictures(tab)
  await holdScripts(tab)
  await watchHydration(tab)
}

/** The picture of the drawing alone; none of a page that goes on at once. */
async function pictureOfServerRender(tab: Page, url: string): Promise<Buffer | undefined> {
  await openEarly(tab, url, { waitUntil: 'commit' })
  if (pageOf(url) in AT_WORK) return undefined
  await serverRenderStands(tab)
  return takePicture(tab)
}

/** What is wrong with a page. */
async function look(tab: Page, url: string): Promise<readonly string[]> {
  const page = pageOf(url)
  const before = await pictureOfServerRender(tab, url)
  await letScriptsCome(tab)
  await waitStanding(tab)
  if (before) await appRests(tab)
  const taken = await hydrationReport(tab)
  const faults = faultsOf(page, taken)
  // boxes in the place of content give way to it
  const isOther = !standsOn(page, taken.path) || taken.waits || page in LOOKS_OTHERWISE
  if (faults.length > 0 || isOther || !before) return faults
  const after = await takePicture(tab)
  const difference = await differenceOf(before, after)
  return difference ? [`${difference}: ${storePictures(page, before, after)}`] : []
}

/** Tells what is wrong with any page of a visit. */
const compare = (visit: Visit): Promise<string[]> =>
  openAll(visit, {
    phone: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
    prepare,
    // a minute that ends in between, or a server that has too much to do, is no fault of the page
    open: async (tab, url) => {
      const faults = await look(tab, url)
      return faults.length > 0 ? look(tab, url) : []
    }
  })

let demo: Awaited<ReturnType<typeof demoAddresses>>

beforeAll(async () => {
  demo = await demoAddresses()
})

describe('pixels of each page equal before and after hydration, and nothing is rendered again', () => {
  // not in depth, each page for one of the two
  test('for who comes for the first time', async () => {
    expect(await compare({ addresses: byLevel(someOf(demo.open, 2), demo.all) })).toEqual([])
  })

  test('for a member who has one of everything', async () => {
    const settle: Visit['settle'] = (phone) => belongTo(phone, demo.member)
    const seen = byLevel(someOf(demo.open, 2), [])
    const addresses = demo.all.filter((address) => !seen.includes(address))
    expect(await compare({ addresses, settle })).toEqual([])
  })
})
