import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { isLoggedIn } from '@/features/session/atoms'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { My } from '@/pages/index/panels/my/my'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { control, find, flush, mountPage, tap, text } from '../../../support/mount.h5'

let masked: boolean
let referrals: boolean
let unpaidOrders: number

async function open() {
  const showPhone = { isShowDesensitizedPhoneC: masked, desensitizedPhoneBylabels: [] }
  const calls = fakeApi({
    getChannelInfo: () =>
      ok({ needMobile: false, configData: JSON.stringify({ ...SAFE_CONFIG, showPhone, referrals }) }),
    getMyMemberInfo: () =>
      ok({ nickname: '小满', avatar: null, maskedMobile: '138****8000', hasMobile: true, gender: 'unknown' }),
    getMemberMobile: () => ok({ mobile: '13800138000' }),
    getMySummary: () =>
      ok({
        cards: 2,
        usableCoupons: 3,
        unpaidOrders,
        toShipOrders: 0,
        toReceiveOrders: 0,
        toUseOrders: 4,
        refundOrders: 0,
        receiveRecords: 5
      })
  })
  await mountPage(My, { path: 'pages/index/index', App: Around })
  for (let round = 0; round < 4; round++) await flush(10)
  return calls
}
const went = () => jest.mocked(Taro.navigateTo).mock.calls.map(([options]) => options.url)

beforeEach(() => {
  masked = true
  referrals = false
  unpaidOrders = 1
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  settleLoginPopUp(false)
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

it('a visitor is shown the way in; nothing of a member is asked for', async () => {
  const calls = await open()
  expect(text()).not.toContain('退出登录')
  await tap('登录 / 注册')
  expect(store.get(loginPopUpAtom)).toBeTruthy()
  expect(calls.map((call) => call.name)).not.toContain('getMyMemberInfo')
})

test.each([true, false])('邀请好友 has its door where the channel has referrals: %s', async (has) => {
  referrals = has
  await open()
  expect(text().includes('邀请好友')).toBe(has)
})

test('抽奖 is among the services, the cart has a cart; nothing of the figures above is there again', async () => {
  await open()
  await tap('抽奖')
  await tap('购物车')
  expect(went()).toEqual(['/pages-activities/lottery/index', '/pages-mall/shoppingCart/index'])
  for (const name of ['我的卡', '兑换记录', '优惠券']) expect(text().split(name)).toHaveLength(2)
})

describe('a member', () => {
  beforeEach(() => beginSession({ accessToken: 't', openId: null, memberId: 'm' }))

  it('sees name and counts, and the phone masked where the channel says so', async () => {
    const calls = await open()
    expect(text()).toContain('小满')
    expect(text()).toContain('138 **** 8000')
    expect(control('2我的卡')).toBeTruthy()
    expect(control('3优惠券')).toBeTruthy()
    expect(control('5兑换记录')).toBeTruthy()
    expect(calls.map((call) => call.name)).not.toContain('getMemberMobile')
  })

  it('has a named row at the head before the profile has come', async () => {
    fakeApi({ getMyMemberInfo: () => new Promise(() => undefined) })
    await mountPage(My, { path: 'pages/index/index', App: Around })
    await flush(10)
    const head = find('[class*="head"][role=button]')
    expect(head.getAttribute('aria-label') ?? head.textContent).toBe('个人信息')
  })

  it('sees the whole phone where the channel shows it', async () => {
    masked = false
    await open()
    expect(text()).toContain('138 0013 8000')
  })

  it('goes to the orders of a state', async () => {
    await open()
    await tap(control('1待付款'))
    await tap(control('待使用 4'))
    await tap(control('退款'))
    expect(went()).toEqual(
      ['unpaid', 'toUse', 'refund'].map((state) => `/pages-my/orderRecord/index?state=${state}`)
    )
  })

  it('logs out only after saying yes', async () => {
    const calls = await open()
    await tap('退出登录')
    await tap('取消')
    expect(isLoggedIn()).toBe(true)
    await tap(find('[class*="foot"] button'))
    await tap('退出')
    await flush(20)
    expect(isLoggedIn()).toBe(false)
    expect(calls.map((call) => call.name)).toContain('logout')
  })
})
