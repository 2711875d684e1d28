import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { setServerNow } from '@/lib/server-now'
import CouponList from '@/pages-my/couponList/index'
import ProductList from '@/pages-my/couponList/productList'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, no, ok, type Sent } from '../../support/fake-api'
import { find, flush, mountPage, tap, text } from '../../support/mount.h5'

const TERMS = {
  rule: 'full_cut',
  thresholdFen: 9900,
  amountFen: 3000,
  percent: 100,
  maxOffFen: 0,
  scope: 'card',
  ruleText: '满 99 元减 30 元，会员卡可用'
}
const mine = (id: string, change: object = {}) => ({
  ...TERMS,
  couponReceiveId: `r-${id}`,
  couponId: `c-${id}`,
  name: `券 ${id}`,
  state: 'usable',
  receivedAt: '2020-01-01T00:00:00Z',
  startsAt: '2020-01-01T00:00:00Z',
  expiresAt: '2099-01-01T00:00:00Z',
  usedAt: null,
  orderNo: null,
  ...change
})
const offer = (id: string, state = 'claimable') => ({
  ...TERMS,
  couponId: `c-${id}`,
  name: `可领 ${id}`,
  state,
  claimedPercent: 10,
  endsAt: '2099-01-01T00:00:00Z'
})
const goods = (kind: string, id: string) => ({
  kind,
  id,
  name: `商品 ${id}`,
  subtitle: '',
  picture: '',
  priceFen: 9900,
  listPriceFen: 9900,
  sold: 1,
  purchase: { allowed: true, reason: 'ok' }
})
const page = (list: unknown[], next: string | null = null) => ok({ list, next })

let held: Record<number, unknown[]>
let offers: unknown[]
let now = Date.now()

beforeEach(() => {
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockImplementation(() => clock + performance.now())
  setServerNow(Date.now())
  held = { 0: [], 1: [], 2: [] }
  offers = []
  queryClient.clear()
  beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'showToast').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  endSession()
  jest.restoreAllMocks()
})

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    getMyCouponsList: ({ data }: Sent) =>
      page(held[(data as { couponUseStatus: number }).couponUseStatus] ?? []),
    listMyCoupons: () => ok(held[0]),
    getCouponList: () => page(offers),
    getMyCouponsDetails: () => ok({ coupon: mine('a'), rulesHtml: '<p>不与其他券同用</p>' }),
    ...more
  })
const open = (query: Record<string, string> = {}) =>
  mountPage(CouponList, { path: 'pages-my/couponList/index', query, App: Around })

it('a usable coupon leads to what it is good for, one that an order holds to that order', async () => {
  held[0] = [mine('a'), mine('b', { state: 'locked', orderNo: '20261121000000000001' })]
  api()
  await open()
  await eventually(() => expect(text()).toContain('券 b'))
  expect(text()).toContain('已用在待付款的订单里')
  await tap('去使用')
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({
    url: `/pages-my/couponList/productList?couponId=c-a&name=${encodeURIComponent('券 a')}`
  })
  await tap('去付款')
  expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: '/pages/pay/index?orderNo=20261121000000000001' })
})

it('says how many end soon of all that are good for the label, on whatever page they are', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  writeStored('labelId', '7')
  held[0] = [mine('a')]
  const sent = api({
    listMyCoupons: () =>
      ok([
        mine('a'),
        mine('b', { expiresAt: inDays(2) }),
        mine('c', { expiresAt: inDays(1) }),
        mine('d', { expiresAt: inDays(1), state: 'locked', orderNo: '20261121000000000001' }),
        mine('e', { expiresAt: inDays(5) })
      ])
  })
  await open()
  await eventually(() => expect(text()).toContain('2 张优惠券将在 3 天内到期'))
  const addresses = sent.filter(({ name }) => name.startsWith('listMyCoupons')).map(({ url }) => url)
  expect(addresses).toEqual([expect.stringMatching(/\?couponUseStatus=0&endsWithinDays=3&labelId=7$/)])
  await tap('已过期')
  expect(text()).not.toContain('天内到期')
  removeStored('labelId')
})

it('the list stands where it cannot be read what ends soon', async () => {
  held[0] = [mine('a')]
  api({ listMyCoupons: () => no('500') })
  await open()
  await eventually(() => expect(text()).toContain('券 a'))
  expect(text()).not.toContain('天内到期')
})

it('the tab of the link is opened, used and expired coupons have no action', async () => {
  held[1] = [mine('u', { state: 'used', usedAt: '2026-11-21T01:30:00Z' })]
  held[2] = [mine('e', { state: 'expired', expiresAt: '2020-01-31T15:59:59Z' })]
  api()
  await open({ state: '1' })
  await eventually(() => expect(text()).toContain('2026.11.21 09:30 使用'))
  await tap('已过期')
  await eventually(() => expect(text()).toContain('2020.01.31 到期'))
  expect(text()).not.toContain('去使用')
})

it('shows a coupon in full', async () => {
  held[0] = [mine('a')]
  api()
  await open()
  await eventually(() => expect(text()).toContain('券 a'))
  await tap('券 a')
  await eventually(() => expect(text()).toContain('不与其他券同用'))
  expect(find('[role="dialog"]').textContent).toContain('满 99 元减 30 元，会员卡可用')
})

it('with nothing in it offers what can be claimed, and claims it in place, once', async () => {
  offers = [offer('x'), offer('gone', 'sold_out'), offer('had', 'claimed')]
  const sent = api({
    receive: () => {
      held[0] = [mine('x')]
      offers = [offer('x', 'claimed')]
      return ok(mine('x'))
    }
  })
  await open()
  await eventually(() => expect(text()).toContain('可领 x'))
  expect(text()).toContain('暂无可用的优惠券')
  expect(text()).not.toContain('可领 gone')
  expect(text()).not.toContain('可领 had')
  await tap('领取')
  await eventually(() => expect(text()).toContain('券 x'))
  expect(text()).not.toContain('暂无可用的优惠券')
  expect(sent.filter(({ name }) => name === 'receive')).toHaveLength(1)
})

it('with nothing to claim either leads to the market', async () => {
  api()
  await open()
  await eventually(() => expect(text()).toContain('去市集看看'))
  await tap('去市集看看')
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index?tab=Market' })
})

it('pages in at the end, and what can be claimed comes after the last page', async () => {
  offers = [offer('x')]
  api({
    getMyCouponsList: ({ data }: Sent) => {
      const { cursor } = data as { cursor?: string }
      return cursor === undefined ? page([mine('p1')], 'second') : page([mine('p2')])
    }
  })
  const mounted = await open()
  await eventually(() => expect(text()).toContain('券 p1'))
  await flush(20)
  expect(text()).not.toContain('领券中心')
  await mounted.call('onReachBottom')
  await eventually(() => expect(text()).toContain('券 p2'))
  await eventually(() => expect(text()).toContain('领券中心'))
})

it('what can be claimed and could not be read is not taken for nothing', async () => {
  held[0] = [mine('a')]
  let answer = no('500', '服务繁忙')
  api({ getCouponList: () => answer })
  await open()
  await eventually(() => expect(text()).toContain('加载失败，点击重试'))
  answer = page([offer('x')])
  await tap('加载失败，点击重试')
  await eventually(() => expect(text()).toContain('可领 x'))
})

it('tells a failure and tries again', async () => {
  let answer = no('500', '服务繁忙')
  api({ getMyCouponsList: () => answer })
  await open()
  await eventually(() => expect(text()).toContain('服务繁忙'))
  answer = page([mine('a')])
  await tap('重试')
  await eventually(() => expect(text()).toContain('券 a'))
})

describe('可用商品', () => {
  const openGoods = (query: Record<string, string>) =>
    mountPage(ProductList, { path: 'pages-my/couponList/productList', query, App: Around })

  it('asks for what the coupon can be used on; cards and plates have pages, products are bought here', async () => {
    const sent = api({
      getGroupIntegrationPageList: () =>
        page([goods('card', 'k'), goods('plate', 'p'), goods('product', 'g')])
    })
    await openGoods({ couponId: 'c-1', name: encodeURIComponent('全场券') })
    await eventually(() => expect(text()).toContain('商品 g'))
    expect(sent[0]?.url).toContain('couponId=c-1')
    expect(text()).toContain('全场券')
    await tap('商品 k')
    expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: '/pages/cardDetail/index?cardId=k' })
    await tap('商品 p')
    expect(Taro.navigateTo).toHaveBeenLastCalledWith({ url: '/pages/plateDetails/index?plateId=p' })
    await tap('商品 g')
    await tap('立即购买')
    await eventually(() =>
      expect(Taro.navigateTo).toHaveBeenLastCalledWith({
        url: '/pages/pay/index?kind=product&itemId=g&quantity=1'
      })
    )
  })

  it('an unknown coupon is told, an empty list leads to the market, a link without coupon home', async () => {
    let answer = no('404', '优惠券不存在')
    api({ getGroupIntegrationPageList: () => answer })
    const first = await openGoods({ couponId: 'nonsense' })
    await eventually(() => expect(text()).toContain('优惠券不存在'))
    answer = page([])
    await tap('重试')
    await eventually(() => expect(text()).toContain('去市集看看'))
    await first.unmount()
    await openGoods({})
    expect(text()).toContain('链接不完整')
  })
})
