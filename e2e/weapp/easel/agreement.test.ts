import { makeMember } from '../paint/member'
import { phoneOf } from '../paint/pair'
import { allScreens, type Person } from '../paint/screens'
import { Studio, type Stored } from '../paint/studio'
import { someOf } from '../../../__tests__/support/depth'
import { compareHosts } from './compare-hosts'
import { EaselPhone, endEasel, hidePictures, putEaselPhonesAway } from './phone'

hidePictures()
afterEach(putEaselPhonesAway)
afterAll(endEasel)

/** Not in depth, one screen of so many; same-boxes compares all of them with H5. */
const FEW = 30

/** What each host keeps of the other's screen: reviewed, with the reason. */
const KNOWN: readonly { readonly on: RegExp; readonly text: RegExp; readonly why: string }[] = [
  {
    on: /pages-my\/settings\//,
    text: /^[\d.]+ [KM]B$/,
    why: 'one phone opened other pages before, and keeps what they showed'
  },
  { on: /receiveRecord/, text: /^离线卡包/, why: 'as above: codes that were shown' },
  {
    on: /landmark-ticket\/product_detail|pages-mall\/productDetail/,
    text: /^(景山前街 4 号.*|上海市|浙江省 杭州市)$/,
    why: 'as above: where the person is'
  },
  {
    on: /materials/,
    text: /127\.0\.0\.1/,
    why: 'painted pages have the address of the server, live ones that of the build'
  }
]

const isKnown = (name: string, text: string) => KNOWN.some((one) => one.on.test(name) && one.text.test(text))

test('both hosts of the mini-program show the same texts at the same places', async () => {
  const origin = process.env.PAINT_ORIGIN ?? ''
  const things = await makeMember(origin)
  const studio = await Studio.open(origin, process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
  // a channel is remembered: its faces of home want a phone of their own
  const screens = someOf(allScreens(things), FEW).filter(({ query }) => !query['channel'])
  const wrong: string[] = []
  try {
    const remembered: Record<Person, Stored> = { visitor: {}, member: { accessToken: things.token } }
    for (const person of ['visitor', 'member'] as const) {
      const stored = remembered[person]
      const phone = await EaselPhone.open({ phone: phoneOf(stored), alone: true, seeAll: true, home: 0 })
      for (const screen of screens.filter((one) => one.person === person))
        for (const { kind, text, how } of await compareHosts({ studio, phone, origin, stored }, screen))
          if (!isKnown(screen.name, text)) wrong.push(`${screen.name}: ${kind} “${text}” ${how}`)
    }
  } finally {
    await studio.close()
  }
  expect(wrong.sort()).toEqual([])
})
