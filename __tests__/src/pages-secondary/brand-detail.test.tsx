import { MAX_STORES_COUNTED } from '@contract/location/limits'
import Brand from '@/pages-secondary/brandDetail/index'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { mountPage, tap, text } from '../../support/mount.h5'
import { store } from '../features/location/stores'
import { ready, shown, stage, strike } from '../features/order/stage'
import { privilege } from '../pages/index/fixtures'

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const WUYU = { brandId: 'wuyu', name: '雾屿咖啡', logo: '/l.svg', intro: '每天现烘' }
async function open(answer: () => Answer) {
  const calls = fakeApi({
    getBrandDetail: answer,
    pageLocationPrivileges: () => ok({ list: [store('a')], next: null, total: 1 })
  })
  await mountPage(Brand, {
    path: 'pages-secondary/brandDetail/index',
    query: { brandId: 'wuyu' },
    App: Around
  })
  await ready()
  return calls
}

it('shows a brand, its privileges and its stores, each of which leads on', async () => {
  const calls = await open(() => ok({ brand: WUYU, privileges: [privilege()], storeTotal: 1 }))
  await shown('雾屿咖啡（a店）')
  for (const words of ['雾屿咖啡', '每天现烘', '1 项', '1 家', '导航']) expect(text()).toContain(words)
  // the page is the brand's already
  expect(text()).not.toContain('品牌主页')
  expect(calls.find(({ name }) => name === 'pageLocationPrivileges')?.data).toMatchObject({ brandId: 'wuyu' })
  await tap('经典拿铁')
  expect(went).toEqual([['push', '/pages/privilegeDetail/index?privilegeId=latte']])
})

it('a brand of the network has no stores, and one without privileges says so', async () => {
  await open(() => ok({ brand: WUYU, privileges: [], storeTotal: 0 }))
  for (const words of ['该品牌暂无可领取的权益', '在线上使用，无需到店']) expect(text()).toContain(words)
})

it('a brand with more stores than are counted is said to have more', async () => {
  await open(() => ok({ brand: WUYU, privileges: [], storeTotal: MAX_STORES_COUNTED }))
  await shown(`${MAX_STORES_COUNTED} 余家`)
})

it('a brand that is no more is said to be so', async () => {
  await open(() => no('404', '品牌不存在或已下架'))
  await shown('品牌不存在或已下架')
})
