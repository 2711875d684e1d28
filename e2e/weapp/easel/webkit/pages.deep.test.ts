import type { DemoThings } from '../../../support/demo-things'
import { cutText } from '../../../h5/support/reading/cuts'
import { makeMember } from '../../paint/member'
import { phoneOf } from '../../paint/pair'
import { allScreens, type Person } from '../../paint/screens'
import type { Stored } from '../../paint/studio'
import { EaselPhone, endEasel, putEaselPhonesAway } from '../phone'
import { visitPages } from '../visit-pages'
import { compareEngines } from './compare-engines'
import { endWebkit, putWebkitPhoneAway, testInWebkit, WebkitPhone } from './phone'

afterEach(putEaselPhonesAway)
afterEach(putWebkitPhoneAway)
afterAll(endEasel)
afterAll(endWebkit)

let things: DemoThings
beforeAll(async () => {
  things = await makeMember(process.env.PAINT_ORIGIN ?? '')
})

/** A phone remembers the channel that it came from: its faces of home are left out. */
const screensOf = (person: Person) =>
  allScreens(things).filter((screen) => screen.person === person && !screen.query['channel'])

testInWebkit.each(['visitor', 'member'] as const)(
  'every page has for a %s the same texts and elements as in Chromium, and none is cut',
  async (person) => {
    const stored: Stored = person === 'member' ? { accessToken: things.token } : {}
    const start = () => ({ phone: phoneOf(stored), alone: true, seeAll: true, home: 0 })
    const engines = { chromium: await EaselPhone.open(start()), webkit: await WebkitPhone.open(start()) }
    const wrong: string[] = []
    for (const screen of screensOf(person))
      for (const fault of await compareEngines(engines, screen)) wrong.push(`${screen.name}: ${fault}`)
    expect(wrong.sort()).toEqual([])
  }
)

testInWebkit.each([
  ['the usual size', {}],
  ['the elder mode', { elder: true }]
])('at 320 px, in %s, no page is wider than the screen, and no text is cut', async (_size, look) => {
  const phone = await WebkitPhone.open({
    width: 320,
    phone: phoneOf({ ...look, accessToken: things.token }),
    alone: true
  })
  const cut = () => cutText({ evaluate: (work) => phone.inPage(work) })
  expect(await visitPages({ phone, things }, cut)).toEqual([])
})
