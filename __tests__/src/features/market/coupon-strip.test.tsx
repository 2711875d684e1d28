import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { CouponStrip } from '@/features/market/components/coupon-strip/coupon-strip'
import { couponValue, thresholdText } from '@/features/coupon/coupon-text'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, control, flush, render, tap, text } from '../../../support/mount.h5'
import { coupon } from '../../pages/index/fixtures'

let answer: () => Answer | Promise<Answer>

async function open() {
  const calls = fakeApi({ receive: () => answer() })
  await render(
    <Around>
      <CouponStrip coupons={[coupon()]} />
    </Around>
  )
  return () => calls.filter((call) => call.name === 'receive')
}
const claim = async () => {
  await tap(control('新会员'))
  await flush(20)
}
/** The keys of the claims that were sent. */
const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.filter(([{ url }]) => url.includes('coupon/receive'))
    .map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])

beforeEach(() => {
  answer = () => ok({ couponId: 'c30' })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  settleLoginPopUp(false)
  endSession()
  queryClient.clear()
  jest.restoreAllMocks()
})

it('a visitor logs in first, and then has the coupon', async () => {
  const sent = await open()
  await claim()
  expect(store.get(loginPopUpAtom)).toBeTruthy()
  expect(sent()).toHaveLength(0)
  beginSession({ accessToken: 't', openId: null, memberId: 'm' })
  await act(() => settleLoginPopUp(true))
  await flush(20)
  expect(sent()).toHaveLength(1)
  expect(text()).toContain('去使用')
})

it('a visitor who closes the pop-up claims nothing', async () => {
  const sent = await open()
  await claim()
  await act(() => settleLoginPopUp(false))
  await flush(20)
  expect(sent()).toHaveLength(0)
})

describe('a member', () => {
  beforeEach(() => beginSession({ accessToken: 't', openId: null, memberId: 'm' }))

  it('claims once however often it is pressed, and is led on to what it is good for', async () => {
    let settle = (_: Answer) => {}
    answer = () => new Promise<Answer>((resolve) => (settle = resolve))
    const sent = await open()
    await claim()
    await tap(control('新会员'))
    expect(sent()).toHaveLength(1)
    settle(ok({ couponId: 'c30' }))
    await flush(20)
    await tap(control('去使用'))
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toContain(
      '/pages-my/couponList/productList?couponId=c30'
    )
  })

  it('asks again with the same key when the answer was lost, with a new one after a no', async () => {
    await open()
    answer = () => 'down'
    await claim()
    answer = () => no('902', '已领取过')
    await claim()
    await claim()
    const [lost, again, fresh] = keys()
    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(lost)
    expect(fresh).not.toBe(lost)
  })
})

it.each([
  [coupon(), '¥30', '满 99 可用'],
  [coupon({ rule: 'discount', percent: 85, thresholdFen: 0 }), '8.5折', '无门槛'],
  [coupon({ rule: 'fixed', amountFen: 550, thresholdFen: 0 }), '¥5.5', '无门槛']
])('says what a coupon is worth', (of, value, threshold) => {
  const { sign, figure, unit } = couponValue(of)
  expect(sign + figure + unit).toBe(value)
  expect(thresholdText(of)).toBe(threshold)
})
