import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { routedPage } from '@/frame/routed-page'
import HomePage from '@/pages/index/index'
import { removeStored } from '@/platform/storage/stored-values'
import { routeOf } from '@/routes/table'
import { Around } from '../../../support/around'
import { fakeApi, ok, type Sent } from '../../../support/fake-api'
import { control, flush, mountPage, tap } from '../../../support/mount.h5'

jest.mock('@/platform/device/idle', () => ({ whenIdle: (work: () => void) => setTimeout(work, 0) }))
jest.mock('@/pages/index/panels/exchange-center/exchange-center', () => ({ ExchangeCenter: () => null }))
jest.mock('@/features/market/components/market-panel', () => ({ MarketPanel: () => null }))
jest.mock('@/pages/index/panels/my/my', () => ({ My: () => null }))

const HOME = { path: 'pages/index/index', App: Around }
const MARKET = { path: 'pages/market/index', App: Around }
const CARD = { path: 'pages/cardDetail/index', App: Around }
const Market = routedPage(routeOf('pages/market/index'), () => <p>市集</p>)
const Card = routedPage(routeOf('pages/cardDetail/index'), () => <p>会员卡</p>)

let sent: Sent[]
/** The page views since the last look: from where to where. */
async function views() {
  await flush(20)
  return sent.splice(0).map(({ data }) => {
    const { from, path } = data as { from: string; path: string }
    return `${from} > ${path}`
  })
}

beforeEach(() => {
  sent = []
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  fakeApi({
    pv: (call) => {
      sent.push(call)
      return ok()
    }
  })
})
afterEach(() => {
  removeStored('tabbarActivate')
  queryClient.clear()
  jest.restoreAllMocks()
})

it('each tab of home that is pressed is a page view, and the one that is shown already is none', async () => {
  await mountPage(HomePage, HOME)
  expect(await views()).toEqual([' > pages/index/index'])
  await tap(control('市集'))
  expect(await views()).toEqual(['pages/index/index > pages/index/index/Market'])
  await tap(control('我的'))
  expect(await views()).toEqual(['pages/index/index/Market > pages/index/index/My'])
  await tap(control('我的'))
  expect(await views()).toEqual([])
  await tap(control('兑换中心'))
  expect(await views()).toEqual(['pages/index/index/My > pages/index/index/ExchangeCenter'])
})

it('redirectTo and reLaunch, which take the page away that was left, are page views', async () => {
  const card = await mountPage(Card, CARD)
  await views()
  // redirectTo
  await card.unmount()
  const market = await mountPage(Market, MARKET)
  expect(await views()).toEqual(['pages/cardDetail/index > pages/market/index'])
  // reLaunch
  await market.unmount()
  await mountPage(HomePage, HOME)
  expect(await views()).toEqual(['pages/market/index > pages/index/index'])
})
