import { queryClient } from '@/api/query-client'
import { routedPage } from '@/frame/routed-page'
import { recordInteraction, recordPanel, recordVisit } from '@/features/visit/visits'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { routeOf } from '@/routes/table'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer, type Sent } from '../../../support/fake-api'
import { flush, mountPage, text } from '../../../support/mount.h5'

jest.mock('@/platform/device/idle', () => ({ whenIdle: (work: () => void) => setTimeout(work, 0) }))

const Market = routedPage(routeOf('pages/market/index'), () => <p>市集</p>)
const Card = routedPage(routeOf('pages/cardDetail/index'), () => <p>会员卡</p>)

const CARD = { path: 'pages/cardDetail/index', query: { cardId: 'secret' }, App: Around }
const MARKET = { path: 'pages/market/index', App: Around }

let sent: Sent[]
const records = () => sent.map(({ name, data }) => [name, (data as { path: string }).path])
const data = (index: number) => sent[index]?.data as Record<string, unknown>

function answering(answer: Answer = ok()) {
  const handler = () => answer
  sent = fakeApi({ uv: handler, pv: handler, visit: handler, interactionPv: handler })
}

beforeEach(() => answering())
afterEach(() => {
  queryClient.clear()
  jest.restoreAllMocks()
})

it('each showing of a page is recorded once, without the values of its query', async () => {
  const market = await mountPage(Market, MARKET)
  await flush(10)
  expect(records()).toEqual([['pv', 'pages/market/index']])

  // navigateTo: another page is shown
  await market.call('onHide')
  const card = await mountPage(Card, CARD)
  await flush(10)
  expect(records().slice(1)).toEqual([['pv', 'pages/cardDetail/index']])
  expect(data(1)['from']).toBe('pages/market/index')
  expect(JSON.stringify(sent)).not.toContain('secret')

  // the app goes to the background and comes back: no navigation
  await card.call('onHide')
  await card.call('onShow')
  await flush(10)
  expect(sent).toHaveLength(2)

  // navigateBack
  await card.unmount()
  await market.call('onShow')
  await flush(10)
  expect(records().slice(2)).toEqual([['pv', 'pages/market/index']])
})

it('another panel of home is one too', async () => {
  recordPanel('pages/index/index', 'My')
  await flush(10)
  expect(records()).toEqual([['pv', 'pages/index/index/My']])
})

it('a start is a uv and a visit, every later show a visit', async () => {
  recordVisit('pages/index/index', 1037, true)
  recordVisit('pages/index/index', 1001, false)
  await flush(10)
  expect(sent.map(({ name }) => name)).toEqual(['uv', 'visit', 'visit'])
  expect(data(1)['scene']).toBe(1037)
})

it('every record tells the device, and by what it came', async () => {
  removeStored('deviceId')
  writeStored('distributor', 'd1')
  writeStored('labelId', '7')
  writeStored('source', 2)
  recordInteraction('receive', 'p1')
  await flush(10)
  const deviceId = readStored('deviceId')
  expect(deviceId).toMatch(/^[0-9a-f]{32}$/)
  expect(data(0)).toMatchObject({
    deviceId,
    distributor: 'd1',
    labelId: '7',
    source: 2,
    action: 'receive',
    target: 'p1'
  })
  for (const key of ['distributor', 'labelId', 'source'] as const) removeStored(key)
})

it.each<[string, Answer]>([
  ['no network', 'down'],
  ['an expired login', no('305')],
  ['a refusal', no('402', '不可访问')]
])('%s says and does nothing, and the next record is sent all the same', async (_, answer) => {
  answering(answer)
  recordVisit('pages/index/index', 0, true)
  await flush(20)
  expect(sent.map(({ name }) => name)).toEqual(['uv', 'visit'])
  expect(text()).toBe('')
})
