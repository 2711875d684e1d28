import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { MarketPanel } from '@/features/market/components/market-panel'
import type { Goods } from '@/features/market/goods'
import { beginSession, endSession } from '@/features/session/session'
import { settleLoginPopUp } from '@/features/session/login-pop-up'
import { Around } from '../../../support/around'
import { eventually } from '../../../support/eventually'
import { privilegeDetail } from '../privilege/fixtures'
import { fakeApi, no, ok, type Answer, type Sent } from '../../../support/fake-api'
import { act, control, find, flush, mountPage, tap, text, type } from '../../../support/mount.h5'

const goods = (over: Partial<Goods> = {}): Goods => ({
  kind: 'card',
  id: 'year',
  name: '尊享年卡',
  subtitle: '一年里的好事',
  picture: '/ink.webp',
  priceFen: 29900,
  listPriceFen: 49900,
  sold: 12,
  privilegeId: null,
  mostAtOnce: 1,
  held: false,
  purchase: { allowed: true, reason: 'ok' },
  ...over
})
const product = (over: Partial<Goods> = {}) =>
  goods({ kind: 'product', id: 'p1', name: '拿铁电子券', mostAtOnce: 2, ...over })

let list: Goods[]
const noCoupons = () => ok({ list: [], next: null })
let couponsAnswer: () => Answer = noCoupons
const cursorOf = (url: string) => /[?&]cursor=(\w+)/.exec(url)?.[1]

async function open() {
  const calls = fakeApi({
    getCouponList: () => couponsAnswer(),
    getGroupIntegrationPageList: ({ url }: Sent) => {
      const isFirst = cursorOf(url) === undefined
      return isFirst
        ? ok({ list, next: 'second' })
        : ok({ list: [goods({ id: 'next2', name: '第 2 页的卡' })], next: null })
    }
  })
  const page = await mountPage(MarketPanel, { path: 'pages/market/index', App: Around })
  for (let round = 0; round < 3; round++) await flush(10)
  return { calls: () => calls.filter((call) => call.name === 'getGroupIntegrationPageList'), page }
}
const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([options]) => options.url)

beforeEach(() => {
  list = [goods()]
  couponsAnswer = noCoupons
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

it('a card that one has says so', async () => {
  list = [goods({ held: true }), goods({ id: 'other', name: '另一张卡' })]
  await open()
  expect(text().split('您已拥有')).toHaveLength(2)
})

it('searches for what is typed once the typing rests, and helps when nothing is found', async () => {
  const { calls } = await open()
  const before = calls().length
  list = []
  await type(find<HTMLInputElement>('input'), '拿')
  await type(find<HTMLInputElement>('input'), '拿铁')
  for (let round = 0; round < 60 && calls().length === before; round++) await flush(10)
  await flush(20)
  expect(calls().map(({ url }) => new URLSearchParams(url.split('?')[1]).get('keyword'))).toEqual([
    ...calls()
      .slice(0, before)
      .map(() => null),
    '拿铁'
  ])
  expect(text()).toContain('未找到符合条件的商品')
  // nothing stands between the field and what is found: the keyboard takes half of the screen
  expect(find('.away').textContent).toContain('景点门票')
  list = [goods()]
  await tap('查看全部商品')
  await flush(20)
  expect(text()).toContain('¥299.00')
  expect(document.querySelector('.away')).toBeNull()
})

it('a search that was taken away again is no reason why a kind is empty', async () => {
  list = []
  await open()
  await type(find<HTMLInputElement>('input'), '拿铁')
  await type(find<HTMLInputElement>('input'), '')
  await flush(20)
  expect(text()).toContain('暂无在售商品')
})

it('orders and narrows when it is said so, and not before', async () => {
  const { calls } = await open()
  await tap('筛选')
  await flush(10)
  await tap('价格从低到高')
  await tap('50 元以下')
  expect(calls().some(({ url }) => url.includes('sort='))).toBe(false)
  await tap('查看商品')
  await flush(20)
  expect(calls().at(-1)?.url).toContain('sort=priceUp')
  expect(calls().at(-1)?.url).toContain('belowFen=5000')
  expect(text()).toContain('筛选 2')
})

it('says nothing of prices where the platform forbids selling', async () => {
  list = [goods({ purchase: { allowed: false, reason: 'platform' } })]
  await open()
  await tap('筛选')
  await flush(10)
  expect(text()).toContain('销量优先')
  expect(text()).not.toContain('价格')
})

it('the next page comes with the end of the page, once, and then there is no more', async () => {
  const { calls, page } = await open()
  await page.call('onReachBottom')
  await flush(20)
  expect(text()).toContain('第 2 页的卡')
  expect(text()).toContain('没有更多了')
  await page.call('onReachBottom')
  await flush(10)
  expect(calls().map((call) => cursorOf(call.url))).toEqual([undefined, 'second'])
})

it('cards and plates open their pages, a product is shown first and then goes to the cashier', async () => {
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  list = [goods(), goods({ kind: 'plate', id: 'coffee', name: '咖啡自由' }), product()]
  await open()
  await tap(control('会员卡尊享年卡'))
  await tap(control('权益包咖啡自由'))
  await tap(control('电子券拿铁电子券'))
  await flush(10)
  await tap(find('[aria-label="增加"]'))
  await tap('立即购买')
  await flush(10)
  expect(went()).toEqual([
    '/pages/cardDetail/index?cardId=year',
    '/pages/plateDetails/index?plateId=coffee',
    '/pages/pay/index?kind=product&itemId=p1&quantity=2'
  ])
})

it('a visitor who closes the login is back at the goods, with what was chosen', async () => {
  list = [product({ id: 'p2' })]
  await open()
  await tap(control('电子券拿铁电子券'))
  await flush(10)
  await tap(find('[aria-label="增加"]'))
  await tap('立即购买')
  await act(() => settleLoginPopUp(false))
  await flush(10)
  expect(went()).toEqual([])
  await tap('立即购买')
  await flush(10)
  await act(() => beginSession({ accessToken: 't', openId: null, memberId: 'm' }))
  await eventually(() => expect(went()).toEqual(['/pages/pay/index?kind=product&itemId=p2&quantity=2']))
})

it('where the platform forbids selling: no price, nothing to buy', async () => {
  list = [goods(), product()].map((item) => ({
    ...item,
    purchase: { allowed: false, reason: 'platform' as const }
  }))
  await open()
  await tap(control('电子券拿铁'))
  await flush(10)
  expect(text()).not.toContain('¥')
  expect(text()).not.toContain('购买权益')
  expect(text()).not.toContain('立即购买')
})

it('what is sold out says so and cannot be bought', async () => {
  list = [product({ purchase: { allowed: false, reason: 'sold_out' } })]
  await open()
  await tap(control('电子券已卖完拿铁电子券'))
  await flush(10)
  expect(find<HTMLButtonElement>('button').disabled).toBe(true)
})

it('coupons that could not be read are not taken for none', async () => {
  list = [goods()]
  let down = true
  couponsAnswer = () => (down ? no('500', '服务繁忙') : ok({ list: [], next: null }))
  await open()
  expect(text()).toContain('领券中心')
  down = false
  await tap('加载失败，点击重试')
  await flush(10)
  expect(text()).not.toContain('领券中心')
})

it('says so when nothing is on sale, or nothing of a kind', async () => {
  list = []
  await open()
  expect(text()).toContain('暂无在售商品')
  await tap('会员卡')
  await flush(20)
  expect(text()).toContain('该分类暂无商品')
  await tap('查看全部')
  await flush(20)
  expect(text()).toContain('暂无在售商品')
})

it('a product tells what one gets, how long it is good, its rules, and how often it was sold', async () => {
  list = [product({ privilegeId: 'latte', sold: 19_264 })]
  fakeApi({
    getCouponList: () => ok({ list: [], next: null }),
    getGroupIntegrationPageList: () => ok({ list, next: null }),
    myPrivilegeDetail: () => ok(privilegeDetail())
  })
  await mountPage(MarketPanel, { path: 'pages/market/index', App: Around })
  for (let round = 0; round < 3; round++) await flush(10)
  expect(text()).toContain('已售 1.9万+')
  await tap('拿铁电子券')
  for (let round = 0; round < 3; round++) await flush(10)
  for (const words of ['您将得到', '经典拿铁', '购买后 30 天内有效', '堂食可用', '出示二维码'])
    expect(text()).toContain(words)
})
