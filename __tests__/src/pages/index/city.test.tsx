import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { placeAtom } from '@/features/location/atoms'
import type { Place } from '@/features/location/model'
import { store } from '@/lib/store'
import { City } from '@/pages/index/panels/exchange-center/sections/city'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { flush, render, text } from '../../../support/mount.h5'
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
