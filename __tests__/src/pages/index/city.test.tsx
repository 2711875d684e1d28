import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import Taro from '@tarojs/taro'
import { chosenCityAtom, offeredAtom, placeAtom } from '@/features/location/atoms'
import type { Place } from '@/features/location/model'
import { store } from '@/lib/store'
import { City } from '@/pages/index/panels/exchange-center/sections/city'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, find, flush, render, tap, text } from '../../../support/mount.h5'
import { cardOnSale, homeConfig } from './fixtures'

const mockLocate = jest.fn(() => Promise.resolve())
jest.mock('@/features/location/locate', () => ({ locate: () => mockLocate() }))

const SHANGHAI: Place = {
  location: { lng: 121.47, lat: 31.23 },
  address: '',
  adcode: '310101',
  city: '上海市',
  city_code: '310000',
  district: '黄浦区',
  name: '',
  nation: '中国',
  nation_code: '156',
  province: '上海市',
  province_code: '310000'
}

async function open() {
  let arrive = (_: Answer) => {}
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData }),
    listCardsInfo: () => ok([cardOnSale()]),
    indexConfig: () => new Promise<Answer>((resolve) => (arrive = resolve))
  })
  store.set(placeAtom, { place: SHANGHAI, exact: true })
  await render(
    <Around>
      <City />
    </Around>
  )
  for (let round = 0; round < 3; round++) await flush(10)
  return async (answer: Answer) => {
    arrive(answer)
    for (let round = 0; round < 3; round++) await flush(10)
  }
}

afterEach(() => {
  store.set(placeAtom, null)
  store.set(chosenCityAtom, null)
  store.set(offeredAtom, false)
  queryClient.clear()
  mockLocate.mockClear()
  jest.restoreAllMocks()
})

it('is looked for from the start, and drawn together with the first screen', async () => {
  const arrive = await open()
  expect(mockLocate).toHaveBeenCalledTimes(1)
  expect(text()).not.toContain('上海')
  await arrive(ok(homeConfig()))
  expect(text()).toContain('上海')
})

it('is there, too, when the first screen could not be read', async () => {
  const arrive = await open()
  await arrive(no('903', '参数错误'))
  expect(text()).toContain('上海')
})

describe('the entry', () => {
  const YESTERDAY = 86_400_000
  const chosen = { code: '532900', name: '大理白族自治州', location: null, chosenAt: Date.now() - YESTERDAY }
  const openWithCity = async () => {
    const arrive = await open()
    await arrive(ok(homeConfig()))
  }

  it('opens 选择城市', async () => {
    const went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    await openWithCity()
    await tap(find('[aria-label^="当前城市 上海"]'))
    await flush(10)
    expect(went).toHaveBeenCalledWith({ url: '/pages-secondary/searchAddress/index' })
  })

  it('a chosen city stands above the located one, which is offered once; staying keeps it', async () => {
    await openWithCity()
    await act(() => store.set(chosenCityAtom, chosen))
    expect(text()).toContain('大理')
    expect(text()).toContain('您在上海，切换？')
    await tap(find('[aria-label="不切换"]'))
    expect(text()).toContain('大理')
    expect(text()).not.toContain('切换？')
    expect(store.get(chosenCityAtom)?.chosenAt).toBeGreaterThan(chosen.chosenAt)
  })

  it('switching gives the choice up', async () => {
    await openWithCity()
    await act(() => store.set(chosenCityAtom, chosen))
    await tap(find('[aria-label="切换到上海"]'))
    expect(store.get(chosenCityAtom)).toBeNull()
    expect(text()).toContain('上海')
    expect(text()).not.toContain('切换？')
  })
})
