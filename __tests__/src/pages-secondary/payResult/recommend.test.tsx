import Recommend from '@/pages-secondary/payResult/recommend'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { control, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, NO } from '../../features/order/fixtures'
import { shown, stage, strike, until } from '../../features/order/stage'
import { privilege } from '../../pages/index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const path = 'pages-secondary/payResult/recommend'
const open = (state: 'fulfilled' | 'unpaid') => {
  fakeApi({
    orderDetail: () => ok(detail({ state })),
    getRecommendProduct: () => ok([privilege({ privilegeId: 'tea', name: '原叶轻乳茶' })])
  })
  return mountPage(Recommend, { path, query: { orderNo: NO }, App: Around })
}

it('shows what was paid, and what may be worth a look', async () => {
  await open('fulfilled')
  await shown('支付成功')
  await shown('为您推荐')
  expect(text()).toContain('299')
  expect(text()).toContain('尊享年卡')
  await tap(control('原叶轻乳茶'))
  await until(() => went.length > 0)
  expect(went).toEqual([['push', '/pages/privilegeDetail/index?privilegeId=tea']])
})

it('an order that is not paid is shown by the result page', async () => {
  await open('unpaid')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', `/pages/payResult/index?orderNo=${NO}`]])
  expect(text()).not.toContain('支付成功¥')
})
