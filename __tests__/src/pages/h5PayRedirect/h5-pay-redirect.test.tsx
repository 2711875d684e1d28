import H5PayRedirect from '@/pages/h5PayRedirect/index'
import * as platform from '@/platform/payment/pay'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { flush, mountPage, tap } from '../../../support/mount.h5'
import { NO, payState, sheet } from '../../features/order/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'

jest.mock('@/platform/payment/pay', () => ({ pay: jest.fn(), payChannel: () => 'h5' }))
const pay = jest.mocked(platform.pay)

const RESULT = ['replace', `/pages/payResult/index?orderNo=${NO}`]
let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
  pay.mockReset().mockResolvedValue('left')
})
afterEach(strike)

const open = async (states = [payState()], query: Record<string, string> = { orderNo: NO }) => {
  const calls = fakeApi({
    getPayState: () => ok(states.length > 1 ? states.shift() : states[0]),
    payOrder: () => ok(sheet({ mwebUrl: 'https://pay.example/1' }))
  })
  await mountPage(H5PayRedirect, { path: 'pages/h5PayRedirect/index', query, App: Around })
  await shown('支付完成了吗？')
  return calls
}

it('an address that lost the order asks about the one that is being paid (rule stored.orderNo)', async () => {
  writeStored('orderNo', NO)
  await open([payState()], {})
  await tap('已完成支付')
  expect(went).toEqual([RESULT])
  removeStored('orderNo')
})

it('without any order it says that the link is incomplete', async () => {
  fakeApi({})
  await mountPage(H5PayRedirect, { path: 'pages/h5PayRedirect/index', query: {}, App: Around })
  await shown('链接')
})

it('a payment that ends after the return leads to the result by itself', async () => {
  await open([payState(), payState(), payState({ state: 'paid' })])
  expect(went).toEqual([])
  await until(() => went.length > 0)
  expect(went[0]).toEqual(RESULT)
})

it('a payment that goes on from paid to fulfilled leads to the result once', async () => {
  const calls = await open([
    payState(),
    payState({ state: 'paid' }),
    payState({ state: 'fulfilled' }),
    payState({ state: 'fulfilled' })
  ])
  await until(() => calls.filter(({ name }) => name === 'getPayState').length > 2)
  await flush(50)
  expect(went).toEqual([RESULT])
})

it('who says to have paid goes to the result, which asks the server', async () => {
  await open()
  await tap('已完成支付')
  expect(went).toEqual([RESULT])
})

it('who has not paid pays the same order', async () => {
  await open()
  await tap('未支付，重新支付')
  await until(() => pay.mock.calls.length > 0)
  expect(pay.mock.calls[0]?.[0]).toMatchObject({ mwebUrl: 'https://pay.example/1', orderNo: NO })
})

it('who does not want to pay goes to the purchase records', async () => {
  await open()
  await tap('暂不支付，查看订单')
  expect(went).toEqual([['replace', '/pages-my/orderRecord/index?state=unpaid']])
})
