import PayResult from '@/pages/payResult/index'
import { Around } from '../../../support/around'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { act, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, NO, payState } from '../../features/order/fixtures'
import { stage, strike } from '../../features/order/stage'

let went: [string, string][]
beforeEach(() => {
  jest.useFakeTimers()
  ;({ went } = stage())
})
afterEach(() => {
  strike()
  jest.useRealTimers()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('asked in vain: says what to do, asks again on demand', async () => {
  const calls = fakeApi({ getPayState: () => ok(payState()), orderDetail: () => ok(detail()) })
  const asked = () => calls.filter(({ name }) => name === 'getPayState').length
  const page = await mountPage(PayResult, {
    path: 'pages/payResult/index',
    query: { orderNo: NO },
    App: Around
  })
  await pass(500)
  expect(text()).toContain('正在确认支付结果')
  const first = asked()
  await pass(10_000)
  expect(asked() - first).toBe(5)
  expect(text()).toContain('暂未收到付款')
  await pass(60_000)
  expect(asked() - first).toBe(5)

  await tap('重新查询')
  await pass(100)
  expect(text()).toContain('正在确认支付结果')
  expect(asked() - first).toBe(6)
  await pass(10_000)

  // on show it asks by itself
  await page.call('onHide')
  await page.call('onShow')
  await pass(100)
  expect(text()).toContain('正在确认支付结果')
  await pass(10_000)
  await tap('继续支付')
  expect(went).toEqual([['replace', `/pages/pay/index?orderNo=${NO}`]])
})

it('of an order that is not there nothing is asked again', async () => {
  const calls = fakeApi({ getPayState: () => no('404', '订单不存在') })
  await mountPage(PayResult, { path: 'pages/payResult/index', query: { orderNo: NO }, App: Around })
  await pass(500)
  const asked = () => calls.filter(({ name }) => name === 'getPayState').length
  const first = asked()
  await pass(10_000)
  expect(text()).toContain('未找到该订单')
  expect(asked()).toBe(first)
})
