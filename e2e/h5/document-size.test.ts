/** A drawn page is small enough for its first screen to come with it: sheets, markup, answers and the lead picture in all. */
import { CHANNELS } from '@/channels/channels'
import { demoAddresses, inChannel } from './support/demo-addresses'
import { belongTo } from './support/members'
import { appOrigin, putPhonesAway, takePhone } from './support/phone'
import { someOf } from '../../__tests__/support/depth'

afterAll(putPhonesAway)

/** As sent, brotli. */
const MAX_BYTES = 25 * 1024

/** How large the page is for who sends these cookies, in bytes as sent. */
async function sizeOf(address: string, cookie: string): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', 'sec-fetch-mode': 'navigate', cookie }
  const answer = await fetch(`${appOrigin()}/${address}`, { headers })
  await answer.body?.cancel()
  expect(answer.headers.get('content-encoding')).toBe('br')
  return Number(answer.headers.get('content-length'))
}

async function tooLarge(addresses: readonly string[], cookie = ''): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    const size = await sizeOf(address, cookie)
    if (!(size <= MAX_BYTES)) found.push(`${address}: ${size}`)
  }
  return found
}

let demo: Awaited<ReturnType<typeof demoAddresses>>

beforeAll(async () => {
  demo = await demoAddresses()
})

test('every page of every channel, for visitors', async () => {
  const addresses = someOf(Object.keys(CHANNELS), 5).flatMap((channel) =>
    demo.all.map((address) => inChannel(address, channel))
  )
  expect(await tooLarge(addresses)).toEqual([])
})

test('every page, for a member who has one of everything', async () => {
  const phone = await takePhone()
  await belongTo(phone, demo.member)
  const cookies = await phone.context.cookies(appOrigin())
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(cookie).toContain('page=')
  expect(await tooLarge(demo.all, cookie)).toEqual([])
})
