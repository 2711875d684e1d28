import { SAFE_CONFIG } from '@/features/channel/model'
import { chosenCityAtom, locatingAtom, placeAtom, recentCitiesAtom } from '@/features/location/atoms'
import { store } from '@/lib/store'
import SearchAddress from '@/pages-secondary/searchAddress/index'
import { readStored } from '@/platform/storage/stored-values'
import { CHINA_CITIES } from '../../../server/gateways/map/china/cities'
import { listCities } from '../../../server/modules/location/cities'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { act, control, find, findText, flush, mountPage, tap, text, type } from '../../support/mount.h5'
import { place } from '../features/location/fixtures'
import { shown, stage, strike, until } from '../features/order/stage'

/** Letters that have come near the screen. */
let mockNear = /A$/
jest.mock('@/platform/screen/near', () => ({
  whenNear: (id: string, _options: unknown, near: () => void) => {
    if (mockNear.test(id)) near()
    return () => undefined
  }
}))

const FULL = listCities(undefined)
/** Enough of the list for everything but the list itself. */
const SOME = {
  ...FULL,
  cities: FULL.cities?.filter(({ code, letter }) => FULL.hot.includes(code) || 'ADMZ'.includes(letter)) ?? []
}

type Device = 'here' | 'refuses' | 'fails' | 'says nothing'

let went: [string, string][]
const positions = jest.fn()

function device(answer: Device, permission: 'granted' | 'denied' | 'prompt') {
  positions
    .mockReset()
    .mockImplementation((success: (at: object) => void, failure: (why: object) => void) => {
      if (answer === 'here') success({ coords: { longitude: 120.1, latitude: 30.2 } })
      if (answer === 'refuses') failure({ message: 'User denied Geolocation' })
      if (answer === 'fails') failure({ message: 'Network location provider failed' })
    })
  const set = (name: string, value: object) =>
    Object.defineProperty(navigator, name, { value, configurable: true })
  set('geolocation', { getCurrentPosition: positions })
  set('permissions', { query: () => Promise.resolve({ state: permission }) })
}

interface Stage {
  needed?: 0 | 1
  cities?: () => Answer
  places?: Answer
}

async function open({ needed = 1, cities = () => ok(SOME), places = ok({ list: [] }) }: Stage = {}) {
  const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: needed } })
  const sent = fakeApi({
    getChannelInfo: () => ok({ needMobile: false, configData }),
    listCities: cities,
    geoCoder: () => ok(place('杭州市', '330100')),
    getIpLocation: () => ok(place('上海市', '310000')),
    getSuggestions: () => places
  })
  await mountPage(SearchAddress, { path: 'pages-secondary/searchAddress/index', App: Around })
  await flush(20)
  return sent
}

const field = () => find<HTMLInputElement>('input')
const rows = () => [...document.querySelectorAll('.results .name')].map((row) => row.textContent)

beforeEach(async () => {
  mockNear = /A$/
  ;({ went } = stage())
  device('says nothing', 'prompt')
  await act(() => {
    store.set(placeAtom, null)
    store.set(chosenCityAtom, null)
    store.set(recentCitiesAtom, [])
    store.set(locatingAtom, 'idle')
  })
})
afterEach(strike)

it('located, hot and all cities by letter', async () => {
  await open({ cities: () => ok(FULL) })
  await shown('当前定位')
  await shown('阿坝')
  for (const words of ['热门城市', '上海', '北京', '杭州']) expect(text()).toContain(words)
  const letters = [...document.querySelectorAll('.section .letter')].map((letter) => letter.textContent)
  expect(letters).toEqual([...new Set(CHINA_CITIES.map(({ pinyin }) => pinyin.charAt(0).toUpperCase()))])
  const drawn = [...document.querySelectorAll('.section .row')].map((row) => row.textContent)
  expect(drawn).toEqual(CHINA_CITIES.filter(({ pinyin }) => pinyin.startsWith('a')).map(({ short }) => short))
})

it('each letter is drawn when it comes near, in a place that was as high before', async () => {
  mockNear = /./
  await open({ cities: () => ok(FULL) })
  await shown('遵义')
  expect(document.querySelectorAll('.section .row')).toHaveLength(CHINA_CITIES.length)
  const rows = [...document.querySelectorAll<HTMLElement>('.section')].map((section) =>
    Number(section.style.getPropertyValue('--rows'))
  )
  expect(rows.reduce((sum, count) => sum + count)).toBe(CHINA_CITIES.length)
})

describe('the position', () => {
  it('is not asked for without a tap: the city of the IP address is shown, as what it is', async () => {
    await open()
    await shown('根据网络判断')
    expect(find('.located .city').textContent).toBe('上海')
    expect(positions).not.toHaveBeenCalled()
  })

  it('is found at once where it is allowed already', async () => {
    device('here', 'granted')
    await open()
    await until(() => document.querySelector('.located .city')?.textContent === '杭州')
    expect(text()).toContain('重新定位')
  })

  it('is asked for by a tap', async () => {
    device('here', 'prompt')
    await open()
    await shown('开启定位')
    await tap('开启定位')
    await until(() => document.querySelector('.located .city')?.textContent === '杭州')
    expect(positions).toHaveBeenCalledTimes(1)
  })

  it('refused: says how to allow it, and can be tried again', async () => {
    device('refuses', 'prompt')
    await open()
    await shown('开启定位')
    await tap('开启定位')
    await shown('未获得位置权限')
    expect(text()).toContain('允许“位置”')
    device('here', 'prompt')
    await tap('重试')
    await until(() => document.querySelector('.located .city')?.textContent === '杭州')
  })

  it('not found: can be tried again', async () => {
    device('fails', 'prompt')
    await open()
    await shown('开启定位')
    await tap('开启定位')
    await shown('定位失败')
    expect(text()).toContain('重试')
  })

  it('on its way: says so, with the city of the IP address after 500 ms', async () => {
    const sent = await open()
    await shown('开启定位')
    const asked = () => sent.filter(({ name }) => name === 'getIpLocation').length
    const before = asked()
    await tap('开启定位')
    await shown('正在定位')
    await until(() => asked() > before)
    await shown('上海')
  })

  it.each([0] as const)(
    'isNeedLocation %d: none is asked for and none shown (rule check.location)',
    async (needed) => {
      device('here', 'granted')
      const sent = await open({ needed })
      await shown('热门城市')
      await flush(50)
      expect(text()).not.toContain('当前定位')
      expect(positions).not.toHaveBeenCalled()
      expect(sent.map(({ name }) => name)).not.toContain('getIpLocation')
      expect(sent.map(({ name }) => name)).not.toContain('geoCoder')
    }
  )
})

describe('the room of the located city', () => {
  /** The channel's configuration and the list come when told to. */
  async function slowly(needed: 0 | 1) {
    const configData = JSON.stringify({ ...SAFE_CONFIG, basic: { isNeedLocation: needed } })
    const come = { channel: () => undefined as void, cities: () => undefined as void }
    const later = (name: keyof typeof come, answer: Answer) => () =>
      new Promise<Answer>((resolve) => (come[name] = () => resolve(answer)))
    fakeApi({
      getChannelInfo: later('channel', ok({ needMobile: false, configData })),
      listCities: later('cities', ok(SOME)),
      getIpLocation: () => ok(place('上海市', '310000'))
    })
    await mountPage(SearchAddress, { path: 'pages-secondary/searchAddress/index', App: Around })
    await flush(20)
    return come
  }
  const room = () => document.querySelectorAll('.located .note').length

  it('is there in the skeleton, before the channel says that it is needed, and when it is', async () => {
    const come = await slowly(1)
    expect(document.querySelectorAll('[aria-busy=true] .cell')).toHaveLength(12)
    expect(room()).toBe(1)
    await act(() => come.cities())
    await shown('热门城市')
    expect(room()).toBe(1)
    expect(text()).not.toContain('当前定位')
    await act(() => come.channel())
    await shown('当前定位')
    expect(room()).toBe(1)
  })

  it('is given up where it is not needed', async () => {
    const come = await slowly(0)
    await act(() => come.channel())
    await until(() => room() === 0)
    await act(() => come.cities())
    await shown('热门城市')
    expect(room()).toBe(0)
  })
})

describe('choosing', () => {
  it('a hot city: it counts from now on, is kept, and the page is left', async () => {
    await open()
    await shown('热门城市')
    await tap(findText('成都'))
    expect(store.get(chosenCityAtom)).toMatchObject({ code: '510100', name: '成都市' })
    expect(readStored('chosenCity')).toContain('510100')
    expect(store.get(recentCitiesAtom)).toEqual([{ code: '510100', name: '成都市' }])
    await until(() => went.length === 1)
    expect(went).toEqual([['relaunch', '/pages/index/index']])
  })

  it('recent cities stand at the top, the current one is marked', async () => {
    store.set(recentCitiesAtom, [{ code: '532900', name: '大理白族自治州' }])
    store.set(chosenCityAtom, { code: '532900', name: '大理白族自治州', location: null, chosenAt: 1 })
    await open()
    await shown('最近选择')
    expect(find('.chip[aria-pressed="true"]').textContent).toBe('大理')
  })

  it('the located city: the choice is given up', async () => {
    store.set(chosenCityAtom, { code: '532900', name: '大理白族自治州', location: null, chosenAt: 1 })
    store.set(placeAtom, { place: place('杭州市', '330100'), exact: true, knownAt: Date.now() })
    await open()
    await shown('当前定位')
    await tap(find('[aria-label="使用定位城市 杭州"]'))
    expect(store.get(chosenCityAtom)).toBeNull()
    expect(readStored('chosenCity')).toBeUndefined()
  })
})

describe('searching', () => {
  const search = async (typed: string) => {
    await open()
    await shown('热门城市')
    await type(field(), typed)
  }

  it('by first letters: highlighted, the best first', async () => {
    await search('cq')
    expect(rows()[0]).toBe('重庆市')
    expect(find('.hit').textContent).toBe('重庆')
  })

  it('taking a result', async () => {
    await search('dali')
    await tap(control('大理白族自治州'))
    expect(store.get(chosenCityAtom)).toMatchObject({ code: '532900' })
  })

  it('nothing found says so and helps; clearing gives the list back', async () => {
    await search('zzz')
    expect(text()).toContain('未找到“zzz”')
    await tap(find('[aria-label="清空"]'))
    expect(text()).toContain('热门城市')
  })

  it('a place: its city is taken, seen from there', async () => {
    const bund = {
      name: '外滩',
      address: '上海市黄浦区中山东一路',
      location: { lat: 31.24, lng: 121.49 },
      adcode: '310101',
      city: '上海市',
      city_code: '310000',
      district: '黄浦区'
    }
    const sent = await open({ places: ok({ list: [bund] }) })
    await shown('热门城市')
    await type(field(), '外')
    await type(field(), '外滩')
    await until(() => rows().includes('外滩'))
    expect(
      sent
        .filter(({ name }) => name === 'getSuggestions')
        .map(({ url }) => decodeURIComponent(url.split('?')[1] ?? ''))
    ).toEqual(['keyword=外滩'])
    await tap(control('外滩'))
    expect(store.get(chosenCityAtom)).toMatchObject({ code: '310000', location: { lat: 31.24, lng: 121.49 } })
  })
})

it.each(['义乌', 'yiwu', 'Yi Wu'])(
  'a part of a city is found by %s, with its city, which is chosen',
  async (typed) => {
    const area = {
      adcode: '330782',
      name: '义乌市',
      cityCode: '330700',
      cityName: '金华市',
      province: '浙江省'
    }
    await open({ places: ok({ list: [], areas: [area] }) })
    await shown('热门城市')
    await type(field(), typed)
    await until(() => rows().includes('义乌市'))
    expect(text()).toContain('金华市 · 浙江省')
    await tap(control('义乌市'))
    expect(store.get(chosenCityAtom)).toMatchObject({ code: '330700', name: '金华市' })
  }
)

describe('the list', () => {
  it('is kept on the device: the second time only its version is sent, and no network is no obstacle', async () => {
    await open()
    await shown('热门城市')
    expect(JSON.parse(readStored('cities') ?? '{}')).toMatchObject({ version: FULL.version })
    strike()
    ;({ went } = stage2())
    const sent = await open({ cities: () => ok({ ...FULL, cities: null }) })
    await shown('热门城市')
    expect(sent.find(({ name }) => name === 'listCities')?.url).toContain(`version=${FULL.version}`)
    await shown('阿坝')
    strike()
    ;({ went } = stage2())
    await open({ cities: () => 'down' })
    await shown('热门城市')
  })

  it('that does not come can be asked for again', async () => {
    let answer: Answer = no('500', '服务器错误')
    await open({ cities: () => answer })
    await shown('服务器错误')
    answer = ok(SOME)
    await tap('重试')
    await shown('热门城市')
  })

  /** The stage without an emptied device. */
  function stage2() {
    const kept = readStored('cities') ?? ''
    const again = stage()
    localStorage.setItem('cities', JSON.stringify({ v: kept, e: null }))
    return again
  }
})

describe('the bar of letters', () => {
  const scrolled: string[] = []
  beforeEach(() => {
    scrolled.length = 0
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.id)
    }
  })
  const touch = (target: Element, kind: string, clientY: number) =>
    act(() =>
      target.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { touches: [{ clientY }] }))
    )

  it('a tap goes to the letter', async () => {
    await open()
    await shown('热门城市')
    await tap(find('[aria-label="M 开头的城市"]'))
    expect(scrolled).toEqual(['city-letter-M'])
  })

  it('a finger that moves along goes through the letters, with the one that is held shown large', async () => {
    await open()
    await shown('热门城市')
    const letter = find('[aria-label="C 开头的城市"]')
    await touch(letter, 'touchstart', 300)
    expect(find('.bubble').textContent).toBe('C')
    await touch(letter, 'touchmove', 321)
    await touch(letter, 'touchmove', 322)
    expect(find('.bubble').textContent).toBe('D')
    await touch(letter, 'touchmove', 9000)
    await touch(letter, 'touchmove', -9000)
    expect(scrolled).toEqual(['city-letter-C', 'city-letter-D', 'city-letter-Z', 'city-letter-A'])
    await touch(letter, 'touchend', 0)
    expect(document.querySelector('.bubble')).toBeNull()
  })
})
