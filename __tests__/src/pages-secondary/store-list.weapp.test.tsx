import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { chooseCity, followPosition } from '@/features/location/choose-city'
import { pageConfig } from '@/routes/page-config'
import StoreList from '@/pages-secondary/storeList/index'
import { Around } from '../../support/around'
import { fakeApi, ok } from '../../support/fake-api'
import { mountMini } from '../../support/mount.weapp'
import { listedCity } from '../features/location/fixtures'
import { store } from '../features/location/stores'

jest.mock('@/features/visit/visits', () => ({ recordPage: jest.fn() }))
const PATH = 'pages-secondary/storeList/index'

const later = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Waits until it holds, 20 s at most. */
async function until(holds: () => boolean): Promise<void> {
  for (let passed = 0; passed < 20_000 && !holds(); passed += 20) await later(20)
  expect(holds()).toBe(true)
}

async function open(query: Record<string, string> = {}) {
  const asked: unknown[] = []
  fakeApi({
    getChannelInfo: () =>
      ok({ needMobile: false, configData: JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 0 } }) }),
    listCities: () =>
      ok({ version: 'v', cities: [listedCity('310000', '上海市'), listedCity('330100', '杭州市')], hot: [] }),
    listMerchantCategories: () => ok({ list: [] }),
    pageLocationPrivileges: ({ data }) => {
      asked.push((data as { cityCode?: string }).cityCode)
      return ok({ list: [store('a')], next: null, total: 1 })
    }
  })
  const page = await mountMini(StoreList, { path: PATH, query, config: pageConfig(PATH), App: Around })
  await until(() => page.text().includes('雾屿咖啡'))
  return { page, asked }
}

it('a shared list leads the friend to the stores of the city that it was shared from', async () => {
  chooseCity({ code: '330100', name: '杭州市' })
  const { page } = await open({ category: encodeURIComponent('咖啡') })
  const shared = (await page.call('onShareAppMessage', { from: 'menu' })) as { title: string; path: string }
  expect(shared.title).toBe('杭州优质商户')
  const query = Object.fromEntries(new URLSearchParams(shared.path.split('?')[1]).entries())
  expect(query).toEqual({ cityCode: '330100', category: '咖啡', channel: 'main' })

  await page.call('onUnload')
  queryClient.clear()
  followPosition()
  const friend = await open(query)
  await until(() => friend.page.text().includes('杭州'))
  expect(friend.asked).toEqual(['330100'])

  chooseCity({ code: '310000', name: '上海市' })
  await until(() => friend.asked.at(-1) === '310000')
  await until(() => friend.page.text().includes('上海'))
})
