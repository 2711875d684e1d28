/** 数据预拉取: what WeChat has fetched from our server while the package was loading (ADR 0094). */
import { endpointPath } from '../../../contract/endpoint'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Launch } from '../host/program'
import { newPhone, type Phone } from '../host/phone'
import type { FetchedData } from '../host/wx/read-ahead'
import { callApi, newMobile } from '../../support/api'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { openAsMember } from '../support/login'
import { CHANNELS } from '../../../src/channels/channels'
import { someOf } from '../../../__tests__/support/depth'

afterEach(closeApps)

const HOME = 'pages/index/index'

/** WeChat's part at a cold start: our server is asked with the token that the app has left. */
async function readAhead({ path, query = {} }: Partial<Launch>, token: string): Promise<FetchedData> {
  const written = Object.entries(query).map((pair) => pair.join('='))
  const entry = { path: path ?? HOME, query: written.join('&') }
  const asked = new URLSearchParams({
    appid: 'wx1',
    token,
    timestamp: String(Date.now()),
    ...entry,
    scene: '1001'
  })
  const response = await fetch(`${serverOrigin()}/wechat/prefetch?${asked.toString()}`)
  return { ...entry, scene: 1001, fetchedData: await response.text(), timeStamp: Date.now() }
}

/** What the entry pages ask for before they have anything to show; home asks again once it knows where it is. */
const READS =
  /listCardsInfo|getCardIndexConfigById|getGroupIntegrationPageList|plate|mall\/product|getCouponList|getChannelInfo|indexConfig$/

const HOME_ENTRY: Partial<Launch> = { path: HOME }
const CARD = { path: 'pages/cardDetail/index', query: { cardId: 'main-season' } }
const PLATE = { path: 'pages/plateDetails/index', query: { plateId: 'coffee-monthly' } }

/** It shows what it shows where nothing was read ahead, and asks for none of it. */
async function expectReadAhead(phone: Phone, launch: Partial<Launch>, seen: string): Promise<void> {
  const fetched = await readAhead(launch, phone.fetchToken ?? 'main.android')
  const app = await openApp({ phone: { ...phone, fetched }, launch })
  const plain = await openApp({ phone: { ...phone }, launch })
  expect(app.text()).toContain(seen)
  expect(app.text()).toBe(plain.text())
  expect(app.requests.map(({ url }) => url).filter((url) => READS.test(url))).toEqual([])
  expect(plain.requests.some(({ url }) => READS.test(url))).toBe(true)
}

test.each([
  ['home', HOME_ENTRY, '尊享年卡'],
  ['the market', { path: 'pages/market/index' }, '尊享年卡'],
  ['a card', CARD, '开卡礼'],
  [
    'a product',
    { path: 'pages-mall/productDetail/index', query: { productId: 'mug-stoneware' } },
    '粗陶马克杯'
  ]
])('a visitor sees %s without a request of its own, the same as with one', async (_name, launch, seen) => {
  await expectReadAhead(newPhone(newMobile()), launch, seen)
})

test.each(someOf(Object.keys(CHANNELS), 5, 1))(
  'a visitor of the channel %s sees its home',
  async (channel) => {
    const phone = { ...newPhone(newMobile()), fetchToken: `${channel}.android` }
    const launch = { path: HOME, query: { channel } }
    const shown = (await openApp({ phone: newPhone(newMobile()), launch })).text()
    await expectReadAhead(phone, launch, shown.split('\n').find((line) => line.includes('卡')) ?? '卡')
  }
)

type Change = (fetched: FetchedData) => FetchedData | undefined

type Told = { id: string; reads: unknown }

const changed =
  (change: (told: Told) => object): Change =>
  (fetched) => ({
    ...fetched,
    fetchedData: JSON.stringify(change(JSON.parse(fetched.fetchedData) as Told))
  })
const named = (part: string, by: string) => changed(({ id, reads }) => ({ id: id.replace(part, by), reads }))

test.each<[string, Change]>([
  ['of another member', changed(({ id, reads }) => ({ id: `${id}somebody`, reads }))],
  ['of another channel', named(',main,', ',candy,')],
  ['of another page', named(CARD.path, HOME)],
  ['of another card', named('main-season', 'main-year')],
  ['of another form', named('1,', '0,')],
  ['that is no list', changed(({ id }) => ({ id, reads: 7 }))],
  ['of the start before', (fetched) => ({ ...fetched, timeStamp: fetched.timeStamp - 15_001 })],
  ['of a clock that is wrong', (fetched) => ({ ...fetched, timeStamp: fetched.timeStamp + 60_000 })],
  ['that is broken', (fetched) => ({ ...fetched, fetchedData: fetched.fetchedData.slice(0, -9) })],
  ['that is empty', (fetched) => ({ ...fetched, fetchedData: '' })],
  ['that is not there yet', () => undefined]
])('an answer %s is not used', async (_name, change) => {
  const phone = newPhone(newMobile())
  // what it says cannot be mistaken for the real one
  const fetched = await readAhead(CARD, 'main.android')
  const foreign = { ...fetched, fetchedData: fetched.fetchedData.replaceAll('开卡礼', '别人的') }
  const given = change(foreign)
  if (given) phone.fetched = given
  const app = await openApp({ phone, launch: CARD })
  await app.waitForText('开卡礼')
  expect(app.text()).not.toContain('别人的')
  expect(app.requests.some(({ url }) => READS.test(url))).toBe(true)
})

test('a member sees home and a plate without a request of its own', async () => {
  const first = await openAsMember()
  await first.waitFor('a token', () => first.phone.fetchToken?.split('.').length === 3)
  first.end()
  await expectReadAhead(first.phone, HOME_ENTRY, '尊享年卡')
  await expectReadAhead(first.phone, PLATE, '咖啡自由')
})

test('a member’s token reads for them alone and ends with their session', async () => {
  const first = await openAsMember()
  await first.waitFor('a token', () => /^main\.android\.[\w-]{43}$/.test(first.phone.fetchToken ?? ''))
  const { phone } = first
  const token = phone.fetchToken ?? ''
  const ahead = await readAhead(CARD, token)
  expect(JSON.parse(ahead.fetchedData)).toMatchObject({ id: expect.stringMatching(/,main,.+/) as string })

  const own = await openApp({ phone: { ...phone, fetched: ahead }, launch: CARD })
  await own.waitForText('开卡礼')
  expect(own.requests.filter(({ url }) => READS.test(url))).toEqual([])
  // a visitor's phone does not use it
  const other = await openApp({ phone: { ...newPhone(newMobile()), fetched: ahead }, launch: CARD })
  expect(other.requests.some(({ url }) => READS.test(url))).toBe(true)

  const { accessToken } = Object.fromEntries(phone.store)
  const { v } = JSON.parse(JSON.parse(accessToken ?? '""') as string) as { v: string }
  await callApi(serverOrigin(), 'POST', endpointPath(sessionEndpoints.logout), { token: v })
  expect((await readAhead(CARD, token)).fetchedData).toBe('')
})
