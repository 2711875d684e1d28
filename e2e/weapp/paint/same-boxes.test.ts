import { KNOWN_DIFFERENCES, Knowledge } from './known-differences'
import { makeMember } from './member'
import { takePair } from './pair'
import { allScreens, type ScreenSpec } from './screens'
import { Studio } from './studio'
import { byLevel, someOf } from '../../../__tests__/support/depth'

/** Screens that are taken at once: most of the time is waiting for the network of H5 to rest. */
const AT_ONCE = 4

/** Results of payments recommend privileges. */
const recommends = ({ path }: ScreenSpec) => /payResult/i.test(path)

test('every page shows the same texts at the same places on both targets, but for what is known', async () => {
  const origin = process.env.PAINT_ORIGIN
  if (!origin) throw new Error('global-setup gives PAINT_ORIGIN')
  const studio = await Studio.open(origin, process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
  const knowledge = new Knowledge(KNOWN_DIFFERENCES)
  const wrong: string[] = []
  try {
    const things = await makeMember(origin)
    const screens = someOf(allScreens(things), 24)
    const take = async (screen: ScreenSpec) => {
      const known = knowledge.of(screen)
      const { mini, differences, site } = await takePair(studio, screen, {
        origin,
        token: things.token,
        known
      })
      // a page that shows nothing is the same as another that shows nothing
      if (!site && mini.texts.page.length + mini.texts.over.length === 0) wrong.push(`${screen.name}: blank`)
      for (const { kind, text, how } of differences) wrong.push(`${screen.name}: ${kind} “${text}” ${how}`)
    }
    // what is recommended hangs on what the member looked at last: nobody looks at anything meanwhile
    for (const screen of screens.filter(recommends)) await take(screen)
    const waiting = screens.filter((screen) => !recommends(screen))
    const taker = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) await take(screen)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, taker))
  } finally {
    await studio.close()
  }
  expect(wrong.sort()).toEqual([])
  // where all screens are taken, each of them is met
  expect(byLevel([], knowledge.unmet)).toEqual([])
})
