import Taro from '@tarojs/taro'
import { SAFE_CONFIG } from '@/features/channel/model'
import { chooseCity, followPosition } from '@/features/location/choose-city'
import { chosenCityAtom, locatingAtom, placeAtom } from '@/features/location/atoms'
import { store as atoms } from '@/lib/store'
import StoreList from '@/pages-secondary/storeList/index'
import { Around } from '../../support/around'
import { fakeApi, ok, type Answer } from '../../support/fake-api'
import { act, control, find, mountPage, tap, text, type } from '../../support/mount.h5'
import { listedCity, place } from '../features/location/fixtures'
import { store } from '../features/location/stores'
import { ready, shown, stage, strike, until } from '../features/order/stage'

let went: [string, string][]
beforeEach(async () => {
  ;({ went } = stage())
  await act(() => {
    followPosition()
    atoms.set(placeAtom, { place: place('上海市', '310000'), exact: true, knownAt: Date.now() })
    atoms.set(locatingAtom, 'idle')
  })
})
afterEach(strike)

const FAR = store('b', { name: '半糖山丘（b店）', brandId: 'bantang', location: { lat: 31.3, lng: 121.6 } })
const page = (list: unknown[], more = {}) => ok({ list, next: null, total: list.length, ...more })
type Asked = Record<string, unknown>

async function open(stores: (asked: Asked) => Answer = () => page([store('a'), FAR]), query = {}) {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: 1 } })
  const calls = fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData }),
    listMerchantCategories: () =>
      ok({
        list: [
          { category: '咖啡', total: 2 },
          { category: '电影', total: 1 }
        ]
      }),
    listCities: () =>
      ok({ version: 'v', cities: [listedCity('310000', '上海市'), listedCity('330100', '杭州市')], hot: [] }),
    getDistrictAddress: () => ok({ list: [{ adcode: '310101', name: '黄浦区' }] }),
    pageLocationPrivileges: ({ data }) => stores(data as Asked)
  })
  await mountPage(StoreList, { path: 'pages-secondary/storeList/index', query, App: Around })
  await ready()
  const last = () =>
    calls.filter(({ name }) => name === 'pageLocationPrivileges').at(-1)?.data as Asked | undefined
  return { calls, last }
}

it('lists the stores around here with distance, and leads to a call, the map and the brand', async () => {
  const dialled = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' })
  const opened = jest.spyOn(window, 'open').mockReturnValue({ location: {} } as Window)
  const { last } = await open(() => page([store('a')]))
  await until(() => last()?.['cityCode'] === '310000')
  expect(last()).toMatchObject({ longitude: 120.1, latitude: 30.2 })
  for (const words of ['雾屿咖啡（a店）', '350 m', '共 1 家', '上海']) expect(text()).toContain(words)
  await tap('致电')
  expect(dialled).toHaveBeenCalledWith({ phoneNumber: '400-000-3101' })
  await tap('导航')
  expect(opened).toHaveBeenCalledTimes(1)
  await tap('品牌主页')
  expect(went).toEqual([['push', '/pages-secondary/brandDetail/index?brandId=wuyu']])
})

it('before the place is known the best rated stand there, then those around here in their places', async () => {
  await act(() => atoms.set(placeAtom, null))
  const best = store('best', { name: '好评第一店' })
  const { last } = await open((asked) => page([asked['longitude'] === undefined ? best : store('a')]))
  await shown('好评第一店')
  const [card] = document.querySelectorAll('.card')
  await act(() =>
    atoms.set(placeAtom, { place: place('上海市', '310000'), exact: true, knownAt: Date.now() })
  )
  await shown('雾屿咖啡（a店）')
  expect(last()).toMatchObject({ longitude: 120.1 })
  expect([...document.querySelectorAll('.card')]).toEqual([card])
})

it('by category, district and word; what was asked for can be taken back', async () => {
  const { last } = await open(({ keyword }) => page(keyword === '无此店' ? [] : [store('a')]))
  await tap('电影')
  await until(() => last()?.['category'] === '电影')
  await tap('全城')
  await shown('黄浦区')
  await tap('黄浦区')
  await until(() => last()?.['district'] === '黄浦区')
  await type(find<HTMLInputElement>('input'), ' 无此店 ')
  await shown('未找到符合条件的商户')
  expect(last()).toMatchObject({ category: '电影', district: '黄浦区', keyword: '无此店' })
  await tap('清除筛选条件')
  await shown('雾屿咖啡')
  expect(text()).toContain('全城')
  expect(find('[role=tab][aria-selected=true]').textContent).toBe('全部')
  expect(find<HTMLInputElement>('input').value).toBe('')
})

it('in another city its district counts no more', async () => {
  const { last } = await open()
  await tap('全城')
  await shown('黄浦区')
  await tap('黄浦区')
  await until(() => last()?.['district'] === '黄浦区')
  await act(() => chooseCity({ code: '330100', name: '杭州市' }))
  await until(() => last()?.['cityCode'] === '330100')
  expect(last()).not.toHaveProperty('district')
  expect(text()).toContain('杭州')
})

it('on the map a pin tells of its store below; pins keep within a zoom from 5 to 18 (rule limit.map)', async () => {
  const { last } = await open()
  await tap('地图')
  await until(() => last()?.['pageSize'] === 50)
  await until(() => document.querySelectorAll('.map .target').length === 2)
  await tap(control('半糖山丘（b店）'))
  await shown('品牌主页')
  expect(find('.below').textContent).toContain('半糖山丘')
  const zoom = async (name: string) => {
    let presses = 0
    while (control(name).getAttribute('aria-disabled') !== 'true' && presses < 40) {
      await tap(control(name))
      presses += 1
    }
    return presses
  }
  await zoom('放大')
  expect(await zoom('缩小')).toBe(13)
  expect(find('.many').textContent).toBe('2')
  await tap(control('显示全部'))
  await until(() => document.querySelectorAll('.map .target').length === 2)
})

it('where the position is refused the stores of the chosen city stand there, and it is said how to allow it', async () => {
  await act(() => {
    atoms.set(placeAtom, null)
    chooseCity({ code: '310000', name: '上海市' })
    atoms.set(locatingAtom, 'denied')
  })
  const { last } = await open(() => page([store('a', { distance: null })]))
  await shown('未获得位置权限，已按评分排序')
  await until(() => last()?.['cityCode'] === '310000')
  expect(last()).not.toHaveProperty('longitude')
  expect(text()).toContain('雾屿咖啡（a店）')
})

it('a city without stores leads to another; a failure to another try', async () => {
  let answer: Answer = 'down'
  await open(() => answer)
  await shown('重试')
  answer = page([])
  await tap('重试')
  await shown('上海暂无合作商户')
  await tap('切换城市')
  expect(went).toEqual([['push', '/pages-secondary/searchAddress/index']])
})

describe('a shared list', () => {
  it('shows the stores of the city that it was shared from, and stands where the friend has chosen another before', async () => {
    await act(() => chooseCity({ code: '310000', name: '上海市' }))
    const { last, calls } = await open(undefined, { cityCode: '330100', keyword: '雾屿' })
    await until(() => last()?.['cityCode'] === '330100')
    expect(last()).toMatchObject({ keyword: '雾屿' })
    expect(last()).not.toHaveProperty('longitude')
    expect(text()).toContain('杭州')
    // the other city was not asked for meanwhile, and what the friend had chosen is still kept
    const asked = calls
      .filter(({ name }) => name === 'pageLocationPrivileges')
      .map(({ data }) => data as Asked)
    expect(asked.map(({ cityCode }) => cityCode)).toEqual(asked.map(() => '330100'))
    expect(atoms.get(chosenCityAtom)?.code).toBe('310000')
  })

  it('what is chosen here counts from then on, the place of the friend too, and the address says nothing else', async () => {
    window.history.replaceState(null, '', '/pages-secondary/storeList/index?cityCode=330100&category=x')
    const { last } = await open(undefined, { cityCode: '330100' })
    await until(() => last()?.['cityCode'] === '330100')
    await act(() => followPosition())
    await until(() => last()?.['cityCode'] === '310000')
    expect(last()).toMatchObject({ longitude: 120.1, latitude: 30.2 })
    expect(text()).toContain('上海')
    expect(window.location.search).toBe('?category=x')
  })

  it.each([
    ['in their own city the friend is where they are', '310000'],
    ['a city that there is not says nothing', '999999']
  ])('%s', async (_, cityCode) => {
    const { last } = await open(undefined, { cityCode })
    await until(() => last()?.['cityCode'] === '310000')
    expect(last()).toMatchObject({ longitude: 120.1, latitude: 30.2 })
    expect(text()).toContain('上海')
  })
})
