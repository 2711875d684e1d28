import { enterChannel } from '@/features/channel/commands'
import { beginSession, endSession } from '@/features/session/session'
import { addressInWebView, isOwnPage } from '@/features/wechat/web-address'
import { fakeApi, no, ok } from '../../../support/fake-api'

const OWN = 'http://127.0.0.1:9527'
const TICKET = 'ticket-0123456789abcdef'

let calls: ReturnType<typeof fakeApi>
let answer = () => ok({ ticket: TICKET, expiresInSeconds: 120 })

let mockPlatform = 'mini'
jest.mock('@/platform/environment/kind', () => ({
  ...jest.requireActual<object>('@/platform/environment/kind'),
  platform: () => mockPlatform
}))

jest.mock('@/channels/addresses', () => {
  const base = (code: string) => `http://127.0.0.1:9527/${code}`
  return { BASES: { development: base, uat: base, production: base } }
})

beforeEach(() => {
  mockPlatform = 'mini'
  answer = () => ok({ ticket: TICKET, expiresInSeconds: 120 })
  calls = fakeApi({ createWebTicket: () => answer() })
  enterChannel('main')
  beginSession({ accessToken: 'TOKEN', openId: null, memberId: 'm1' })
})
afterEach(() => {
  endSession()
  jest.restoreAllMocks()
})

const tickets = () => calls.filter(({ name }) => name === 'createWebTicket').length

it.each([
  [
    `${OWN}/pages/cardDetail/index?cardId=1`,
    `${OWN}/pages/cardDetail/index?cardId=1&token12=${TICKET}&channel=main`
  ],
  [`${OWN}/pages/market`, `${OWN}/pages/market?token12=${TICKET}&channel=main`],
  [`${OWN}/`, `${OWN}/?token12=${TICKET}&channel=main`],
  [`${OWN}/pages/market#list`, `${OWN}/pages/market?token12=${TICKET}&channel=main#list`],
  // whoever made the link does not log anybody in by it, nor chooses the channel
  [
    `${OWN}/pages/market?token12=theirs&channel=candy&a=1`,
    `${OWN}/pages/market?a=1&token12=${TICKET}&channel=main`
  ],
  [
    `${OWN}/pages/market?%74oken12=theirs&c%68annel=candy&a=1`,
    `${OWN}/pages/market?a=1&token12=${TICKET}&channel=main`
  ],
  // the app reads the hash too
  ...[
    '#token12=theirs',
    '#a=1&token12=theirs',
    '#%74oken12=theirs',
    '#/pages/index/index?token12=theirs',
    '#/pages/index/index?a=1&c%68annel=candy',
    '#list?x#token12=theirs',
    '#channel=candy'
  ].map((hash) => [
    `${OWN}/pages/market?a=1${hash}`,
    `${OWN}/pages/market?a=1&token12=${TICKET}&channel=main`
  ]),
  [`${OWN}/pages/market#a=token12`, `${OWN}/pages/market?token12=${TICKET}&channel=main#a=token12`]
])('a page of ours: %s', async (url, shown) => expect(await addressInWebView(url)).toBe(shown))

it.each([
  'https://partner.example.com/pages/market',
  'https://127.0.0.1:9527/pages/market',
  'http://127.0.0.1:9528/pages/market',
  'http://127.0.0.1:9527.evil.test/pages/market',
  'http://127.0.0.1/pages/market',
  `${OWN}/sandbox/partner/hdz/`,
  `${OWN}/unionbuy-server/x`,
  'http://evil.test/?x=http://127.0.0.1:9527/pages/market'
])('%s never gets a ticket', async (url) => {
  expect(isOwnPage(url)).toBe(false)
  expect(await addressInWebView(url)).toBe(url)
  expect(tickets()).toBe(0)
})

it('a visitor gets the channel and no ticket', async () => {
  endSession()
  expect(await addressInWebView(`${OWN}/pages/market`)).toBe(`${OWN}/pages/market?channel=main`)
  expect(tickets()).toBe(0)
})

it('a ticket that cannot be had keeps nobody out', async () => {
  answer = () => no('500')
  expect(await addressInWebView(`${OWN}/pages/market`)).toBe(`${OWN}/pages/market?channel=main`)
})

it('each showing has a ticket of its own', async () => {
  await addressInWebView(`${OWN}/pages/market`)
  await addressInWebView(`${OWN}/pages/market`)
  expect(tickets()).toBe(2)
})

it('a frame on the web shares the session anyway: nothing is added', async () => {
  mockPlatform = 'h5'
  expect(await addressInWebView(`${OWN}/pages/market`)).toBe(`${OWN}/pages/market`)
})
