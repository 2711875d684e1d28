import { RemoteError } from '../../../server/gateways/remote-json'
import { createTencentMap, readTencentMapSettings } from '../../../server/gateways/map/tencent-map'
import { startFakeRemote, type RemoteAnswer } from '../wechat/fake-remote'

let answer: RemoteAnswer
let fake: Awaited<ReturnType<typeof startFakeRemote>>
beforeAll(async () => {
  fake = await startFakeRemote(() => answer)
})
afterAll(() => fake.close())

const map = () => createTencentMap({ baseUrl: fake.baseUrl, key: 'KEY' })

test('a position becomes a place, the city code without its 156', async () => {
  answer = {
    status: 0,
    result: {
      location: { lat: 39.984154, lng: 116.30749 },
      address: '北京市海淀区北四环西路66号',
      ad_info: {
        nation: '中国',
        nation_code: '156',
        adcode: '110108',
        city_code: '156110000',
        name: '中国,北京市,北京市,海淀区',
        province: '北京市',
        city: '北京市',
        district: '海淀区'
      }
    }
  }
  expect(await map().reverse(39.984154, 116.30749)).toEqual({
    location: { lat: 39.984154, lng: 116.30749 },
    address: '北京市海淀区北四环西路66号',
    adcode: '110108',
    city: '北京市',
    city_code: '110000',
    district: '海淀区',
    name: '中国,北京市,北京市,海淀区',
    nation: '中国',
    nation_code: '156',
    province: '北京市',
    province_code: '110000'
  })
  const request = fake.requests.at(-1)
  expect(request?.path).toBe('/ws/geocoder/v1/')
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ location: '39.984154,116.30749', key: 'KEY' })
})

test.each([
  [440305, '深圳市', '440300'],
  [310101, '上海市', '310000']
])('an address in area %d is in %s, code %s', async (adcode, city, cityCode) => {
  answer = {
    status: 0,
    result: {
      ip: '1.2.3.4',
      location: { lat: 22.5, lng: 114 },
      ad_info: { nation: '中国', province: '省', city, district: '', adcode }
    }
  }
  expect(await map().byIp('1.2.3.4')).toMatchObject({
    city,
    city_code: cityCode,
    adcode: String(adcode),
    name: city
  })
  expect(fake.requests.at(-1)?.query.get('ip')).toBe('1.2.3.4')
})

test.each([375, 382])('status %d for an address means that it has no place', async (status) => {
  answer = { status, message: 'x' }
  expect(await map().byIp('127.0.0.1')).toBeNull()
})

test('somewhere without an area is no place', async () => {
  answer = { status: 0, result: { location: { lat: 0, lng: 0 }, address: '', ad_info: {} } }
  expect(await map().reverse(0, 0)).toBeNull()
})

test.each<RemoteAnswer>([{ status: 121 }, { status: 0 }, { status: '0' }, 500, 'x'])(
  '%j is a failure',
  async (given) => {
    answer = given
    await expect(map().reverse(1, 1)).rejects.toThrow(RemoteError)
  }
)

test('a key is needed', () => {
  expect(() => readTencentMapSettings({})).toThrow(/MAP_KEY/)
})

test('suggestions, those of the city first; the city’s code is told by the area', async () => {
  answer = {
    status: 0,
    count: 2,
    data: [
      {
        id: '1',
        title: '西湖风景名胜区',
        address: '浙江省杭州市西湖区龙井路1号',
        province: '浙江省',
        city: '杭州市',
        district: '西湖区',
        adcode: 330106,
        type: 0,
        location: { lat: 30.2, lng: 120.1 }
      },
      {
        title: '西湖村',
        address: '',
        province: '湖北省',
        city: '',
        district: '仙桃市',
        adcode: '429004',
        location: { lat: 30.3, lng: 113.4 }
      }
    ]
  }
  expect(await map().suggest('西湖', '330100')).toEqual([
    {
      name: '西湖风景名胜区',
      address: '浙江省杭州市西湖区龙井路1号',
      location: { lat: 30.2, lng: 120.1 },
      adcode: '330106',
      city: '杭州市',
      city_code: '330100',
      district: '西湖区'
    },
    expect.objectContaining({ city: '仙桃市', city_code: '429004' })
  ])
  const request = fake.requests.at(-1)
  expect(request?.path).toBe('/ws/place/v1/suggestion')
  expect(Object.fromEntries(request?.query ?? [])).toEqual({ keyword: '西湖', region: '杭州市', key: 'KEY' })
  await map().suggest('西湖', 'nowhere')
  expect(fake.requests.at(-1)?.query.has('region')).toBe(false)
})

test('districts of a city', async () => {
  answer = {
    status: 0,
    result: [
      [
        { id: '310101', name: '黄浦', fullname: '黄浦区', location: { lat: 31, lng: 121 } },
        { id: '310104', fullname: '徐汇区' }
      ]
    ]
  }
  expect(await map().districts('310000')).toEqual([
    { adcode: '310101', name: '黄浦区' },
    { adcode: '310104', name: '徐汇区' }
  ])
  expect(fake.requests.at(-1)?.path).toBe('/ws/district/v1/getchildren')
  expect(fake.requests.at(-1)?.query.get('id')).toBe('310000')
  answer = { status: 363, message: 'x' }
  expect(await map().districts('441900')).toEqual([])
  answer = { status: 121 }
  await expect(map().districts('310000')).rejects.toThrow(RemoteError)
})

test.each([
  [429004, '仙桃市', '429004'],
  [469002, '琼海市', '469002'],
  [810001, '香港特别行政区', '810000']
])('an address in area %d right below its province: %s is city %s', async (adcode, city, cityCode) => {
  answer = {
    status: 0,
    result: {
      location: { lat: 20, lng: 114 },
      ad_info: { nation: '中国', province: '省', city, district: '', adcode }
    }
  }
  expect(await map().byIp('1.2.3.4')).toMatchObject({ city_code: cityCode })
})
