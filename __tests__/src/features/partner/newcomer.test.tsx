/** A partner that stands nowhere in the client but in the contract's table (docs/how-to/new-partner.md). */
import { DEMO } from '../../../support/new-partner'
import HdzqnxPayRedirect from '@/pages/hdzqnxPayRedirect/index'
import HdzqnxPlacement from '@/pages/hdzqnxPlacementUrl/index'
import { Around } from '../../../support/around'
import { fakeApi, ok } from '../../../support/fake-api'
import { mountPage, tap } from '../../../support/mount.h5'
import { order } from '../order/fixtures'
import { shown, stage, strike, until } from '../order/stage'
import { OURS, PARTNER_NO, partnerOrder } from './fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const url = 'https://partner.example.com/in?user=u1&sign=s'
const mine = { partner: DEMO, partnerName: '示例商城' }
const PAY = 'pages/hdzqnxPayRedirect/index'

it('its site is shown by its way', async () => {
  const calls = fakeApi({ getLoginUrl: () => ok({ url }) })
  await mountPage(HdzqnxPlacement, {
    path: 'pages/hdzqnxPlacementUrl/index',
    query: { way: DEMO },
    App: Around
  })
  await until(() => document.querySelector('iframe') !== null)
  expect(calls.find(({ name }) => name === 'getLoginUrl')?.url).toContain(`partner=${DEMO}`)
})

it('its order is paid on a page of another partner, by its name', async () => {
  const calls = fakeApi({
    getUrlByOrderNo: () => ok({ url, order: partnerOrder(mine) }),
    createOrder: () => ok(order({ orderNo: OURS, kind: 'partner' }))
  })
  await mountPage(HdzqnxPayRedirect, {
    path: PAY,
    query: { orderNo: PARTNER_NO, partner: DEMO },
    App: Around
  })
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', `/pages/pay/index?orderNo=${OURS}`]])
  const named = calls.filter(({ name }) => name === 'getUrlByOrderNo' || name === 'createOrder')
  expect(named.length).toBeGreaterThan(1)
  for (const { data } of named) expect(data).toEqual({ orderNo: PARTNER_NO, partner: DEMO })
})

it('back leads to the order on its site', async () => {
  fakeApi({ getUrlByOrderNo: () => ok({ url, order: partnerOrder({ ...mine, state: 'cancelled' }) }) })
  await mountPage(HdzqnxPayRedirect, {
    path: PAY,
    query: { orderNo: PARTNER_NO, partner: DEMO },
    App: Around
  })
  await shown('订单已取消')
  await tap('返回示例商城重新选择')
  await until(() => went.length > 0)
  expect(went).toEqual([['push', `/pages/hdzqnxPlacementUrl/index?way=${DEMO}&orderNo=${PARTNER_NO}`]])
})
