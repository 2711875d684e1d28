import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { MarketPanel } from '@/features/market/components/market-panel'
import type { Goods } from '@/features/market/goods'
import { beginSession, endSession } from '@/features/session/session'
import { Around } from '../../../support/around'
import { fakeApi, ok, type Sent } from '../../../support/fake-api'
import { find, flush, mountPage, tap, text } from '../../../support/mount.h5'

const goods = (over: Partial<Goods> = {}): Goods => ({
  kind: 'card',
  id: 'year',
  name: '尊享年卡',
  subtitle: '一年里的好事',
  picture: '/ink.webp',
  priceFen: 29900,
  listPriceFen: 49900,
  sold: 12,
  purchase: { allowed: true, reason: 'ok' },
  ...over
})
const product = (over: Partial<Goods> = {}) =>
  goods({ kind: 'product', id: 'p1', name: '拿铁电子券', ...over })

let list: Goods[]
const pageOf = (url: string) => Number(/[?&]page=(\d+)/.exec(url)?.[1])

async function open() {
  const calls = fakeApi({
    getCouponList: () => ok({ list: [], page: 1, hasMore: false, total: 0 }),
    getGroupIntegrationPageList: ({ url }: Sent) => {
      const page = pageOf(url)
      const shown = page === 1 ? list : [goods({ id: `next${page}`, name: `第 ${page} 页的卡` })]
      return ok({ list: shown, page, hasMore: page < 2, total: 9 })
    }
  })
  const page = await mountPage(MarketPanel, { path: 'pages/market/index', App: Around })
  for (let round = 0; round < 3; round++) await flush(10)
  return { calls: () => calls.filter((call) => call.name === 'getGroupIntegrationPageList'), page }
}
const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([options]) => options.url)

beforeEach(() => {
  list = [goods()]
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

it('shows what is sold with price and how many were', async () => {
  await open()
  expect(text()).toContain('¥299.00')
  expect(text()).toContain('已售 12')
})

it('asks for the kind that is chosen', async () => {
  const { calls } = await open()
  await tap('权益包')
  await flush(10)
  expect(calls().at(-1)?.url).toContain('kind=plate')
})

it('the next page comes with the end of the page, once, and then there is no more', async () => {
  const { calls, page } = await open()
  await page.call('onReachBottom')
  await flush(20)
  expect(text()).toContain('第 2 页的卡')
  expect(text()).toContain('没有更多了')
  await page.call('onReachBottom')
  await flush(10)
  expect(calls().map((call) => pageOf(call.url))).toEqual([1, 2])
})

it('cards and plates open their pages, a product is shown first and then goes to the cashier', async () => {
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  list = [goods(), goods({ kind: 'plate', id: 'coffee', name: '咖啡自由' }), product()]
  await open()
  await tap(find('[aria-label="会员卡，尊享年卡"]'))
  await tap(find('[aria-label="权益包，咖啡自由"]'))
  await tap(find('[aria-label="好物，拿铁电子券"]'))
  await flush(10)
  await tap('立即购买')
  await flush(10)
  expect(went()).toEqual([
    '/pages/cardDetail/index?cardId=year',
    '/pages/plateDetails/index?plateId=coffee',
    '/pages/pay/index?kind=product&itemId=p1'
  ])
})

it('where the platform forbids selling: no price, nothing to buy', async () => {
  list = [goods(), product()].map((item) => ({
    ...item,
    purchase: { allowed: false, reason: 'platform' as const }
  }))
  await open()
  await tap(find('[aria-label^="好物"]'))
  await flush(10)
  expect(text()).not.toContain('¥')
  expect(text()).not.toContain('购买权益')
  expect(text()).not.toContain('立即购买')
})

it('what is sold out says so and cannot be bought', async () => {
  list = [product({ purchase: { allowed: false, reason: 'sold_out' } })]
  await open()
  await tap(find('[aria-label="好物，拿铁电子券，已售罄"]'))
  await flush(10)
  expect(find<HTMLButtonElement>('button').disabled).toBe(true)
})

it('says so when nothing of a kind is on sale', async () => {
  list = []
  await open()
  expect(text()).toContain('这一类暂时没有上架')
})
