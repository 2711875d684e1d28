/** 数据预拉取: what WeChat has fetched from our server while the package was loading (ADR 0094). */
import { endpointPath } from '../../../contract/endpoint'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Launch } from '../host/program'
import { newPhone, type Phone } from '../host/phone'
import type { FetchedData } from '../host/wx/read-ahead'
import { callApi, newMobile } from '../../support/api'
import { beginApp, closeApps, openApp, serverOrigin } from '../support/app'
import { openAsMember } from '../support/login'

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

/** A phone for which WeChat has read ahead; `token`: whom for. */
async function phoneReadAheadFor(launch: Partial<Launch>, token = 'main.android'): Promise<Phone> {
  const phone = newPhone(newMobile())
  phone.fetched = await readAhead(launch, token)
  return phone
}

/** What a card and a product ask for before they have anything to show. */
const READS = /listCardsInfo|getCardIndexConfigById|plate|mall\/product|getCouponList/

const CARD = { path: 'pages/cardDetail/index', query: { cardId: 'main-season' } }

test.each([
  ['a card', CARD, '开卡礼'],
  [
    'a product',
    { path: 'pages-mall/productDetail/index', query: { productId: 'mug-stoneware' } },
    '粗陶马克杯'
  ]
])('%s is shown without a request of its own, the same as with one', async (_name, launch, seen) => {
  const phone = await phoneReadAheadFor(launch)
  const unreached = beginApp({ phone, launch })
  await unreached.setOnline(false)
  await unreached.waitForText(seen)
  unreached.end()
  const app = await openApp({ phone: { ...phone, fetched: await readAhead(launch, 'main.android') }, launch })
  const plain = await openApp({ launch })
  expect(app.text()).toBe(plain.text())
  expect(app.requests.filter(({ url }) => READS.test(url))).toEqual([])
  expect(plain.requests.some(({ url }) => READS.test(url))).toBe(true)
})

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
