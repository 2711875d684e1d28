import OrderBrand from '@/pages-my/orderBrandDetail/index'
import OrderDetail from '@/pages-my/orderDetail/index'
import { Around } from '../../support/around'
import { fakeApi, no, ok } from '../../support/fake-api'
import { mountPage, tap, text } from '../../support/mount.h5'
import { store } from '../features/location/stores'
import { detail, NO, NOW } from '../features/order/fixtures'
import { ready, shown, stage, strike } from '../features/order/stage'
import { receiveRecord } from '../features/privilege/fixtures'
import { privilege } from '../pages/index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const brands = (over = {}) => ({
  orderNo: NO,
  state: 'fulfilled',
  brands: [
    {
      brand: { brandId: 'wuyu', name: '雾屿咖啡', logo: '/l.svg', intro: '每天现烘' },
      goods: [{ privilege: privilege(), name: '经典拿铁电子券', quantity: 2, payFen: 3980 }],
      records: [receiveRecord({ code: 'AB12CD34EF56' })],
      stores: [store('a')],
      storeTotal: 3,
      ...over
    }
  ]
})

async function open(answer = () => ok(brands())) {
  const calls = fakeApi({ getOrderBrands: answer })
  await mountPage(OrderBrand, {
    path: 'pages-my/orderBrandDetail/index',
    query: { orderNo: NO },
    App: Around
  })
  await ready()
  return calls
}

it('tells what was bought of the brand, the codes and where they are good; a code opens', async () => {
  await open()
  for (const words of [
    '雾屿咖啡',
    '经典拿铁电子券',
    '共 2 件',
    '39.80',
    'AB12 CD34 EF56',
    '共 3 家',
    '雾屿咖啡（a店）'
  ])
    expect(text()).toContain(words)
  await tap('AB12 CD34 EF56')
  await shown('出示二维码')
  await tap('进入品牌主页')
  expect(went).toEqual([['push', '/pages-secondary/brandDetail/index?brandId=wuyu']])
})

it('before it is paid it says when the codes come; goods used on the network need no store', async () => {
  await open(() => ok({ ...brands({ records: [], stores: [], storeTotal: 0 }), state: 'unpaid' }))
  for (const words of ['付款后可在此查看券码', '该权益在线上使用，无需到店']) expect(text()).toContain(words)
})

it('an order of no brand, and one that is not the member’s', async () => {
  await open(() => ok({ ...brands(), brands: [] }))
  expect(text()).toContain('该订单不含品牌权益')
})

it('somebody else’s order is none', async () => {
  await open(() => no('404', '订单不存在'))
  await shown('订单不存在')
})

it('the page of a paid order leads here, where it bought of a brand', async () => {
  fakeApi({
    orderDetail: () => ok(detail({ kind: 'product', state: 'fulfilled', paidAt: NOW })),
    getOrderBrands: () => ok(brands())
  })
  await mountPage(OrderDetail, { path: 'pages-my/orderDetail/index', query: { orderNo: NO }, App: Around })
  await shown('品牌与适用门店')
  await tap('品牌与适用门店')
  expect(went).toEqual([['push', `/pages-my/orderBrandDetail/index?orderNo=${NO}`]])
})
