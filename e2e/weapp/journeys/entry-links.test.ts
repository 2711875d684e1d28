/** The taps of the table of doors really lead there, from a tab, in every channel. */
import { CHANNELS, type ChannelCode } from '../../../src/channels/channels'
import {
  entryLinksFrom,
  isTap,
  ENTRY_LINKS,
  type TabName,
  type TapEntry
} from '../../support/entry-links/entry-links'
import { someOf } from '../../../__tests__/support/depth'
import { guestSession } from '../../support/guest-session'
import type { RoutePath } from '../../../src/routes/table'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'

afterEach(closeApps)

const HOME = 'pages/index/index'
const TABS: readonly TabName[] = ['ExchangeCenter', 'Market', 'My']

/** Home on a tab, all of it drawn. */
async function openTab(tab: TabName, channel: ChannelCode): Promise<MiniProgram> {
  const token = await guestSession(serverOrigin())
  const app = await openApp({
    phone: phoneWith(token),
    launch: { path: HOME, query: { channel, tab } },
    answers: { location: 'refuse' }
  })
  // what is far below is drawn once the page's end comes near
  for (let times = 0; times < 3; times += 1) await app.happens('onReachBottom')
  return app
}

/** Goes through one door and all that lie behind it, and comes back. @returns those that do not lead where the table says */
async function goThrough(
  app: MiniProgram,
  path: RoutePath,
  door: TapEntry,
  channel: ChannelCode
): Promise<string[]> {
  if (door.needs !== undefined && channel !== 'main') return []
  const depth = app.pages().length
  try {
    await app.tap(door.tap, { nth: door.nth ?? 0 })
  } catch (error) {
    return [`${path}: ${String(error).split('\n')[0] ?? ''}`]
  }
  const faults = app.path === path ? [] : [`${path}: “${door.tap}” leads to ${app.path}`]
  if (faults.length === 0)
    for (const [next, behind] of entryLinksFrom(path, channel))
      faults.push(...(await goThrough(app, next, behind, channel)))
  while (app.pages().length > depth) await app.back()
  return faults
}

describe.each(someOf(Object.keys(CHANNELS) as ChannelCode[], 5))('in the channel %s', (channel) => {
  test.each(TABS)('every door on %s leads where the table says', async (tab) => {
    const app = await openTab(tab, channel)
    const faults: string[] = []
    for (const [path, door] of entryLinksFrom(tab, channel))
      faults.push(...(await goThrough(app, path, door, channel)))
    expect(faults).toEqual([])
  })

  test('doors of other channels are not there', async () => {
    for (const tab of TABS) {
      const app = await openTab(tab, channel)
      const others = Object.values(ENTRY_LINKS)
        .filter(isTap)
        .filter((door) => door.from === tab && door.in !== undefined && !door.in.includes(channel))
      expect(others.filter(({ tap }) => app.has(tap)).map(({ tap }) => tap)).toEqual([])
    }
  })
})
