/** What hydrated-routes.test.ts holds of the first channel, held of every channel: each is a product of its own. */
import { CHANNELS } from '@/channels/channels'
import { demoAddresses, inChannel } from './support/demo-addresses'
import { keepOn, stored } from './support/members'
import { hidePictures, type Phone, putPhonesAway } from './support/phone'
import { openAllHydrated } from './support/hydration'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** The first is that of hydrated-routes.test.ts. */
const [, ...OTHERS] = Object.keys(CHANNELS)

/** One of so many pages is opened in a channel where not all are. */
const SHARE = 30

let addresses: Record<'open' | 'closed', readonly string[]>

beforeAll(async () => {
  const { open, closed } = await demoAddresses()
  addresses = { open: someOf(open, SHARE), closed: someOf(closed, SHARE) }
})

/** Of addresses those that a channel of the others opens, where each is opened in one of them. */
const shareOf = (channel: string, all: readonly string[]) =>
  all.filter((_, index) => OTHERS[index % OTHERS.length] === channel)

describe('every page is taken over as it was drawn, in every channel', () => {
  test.each(OTHERS)('%s, for who comes for the first time by a link that names it', async (channel) => {
    const { open, closed } = addresses
    const all = [...open, ...shareOf(channel, closed)].map((address) => inChannel(address, channel))
    expect(await openAllHydrated({ addresses: all })).toEqual([])
  })

  // each page in one of them: what is drawn is the same as by a link
  test.each(OTHERS)('%s, for who came by it once, and comes back without its name', async (channel) => {
    const settle = (phone: Phone) => keepOn(phone, { channelCode: stored(channel) })
    expect(await openAllHydrated({ addresses: shareOf(channel, addresses.open), settle })).toEqual([])
  })
})
