import { locationEndpoints } from '../../../contract/location/endpoints'
import type { Place } from '../../../contract/types'
import { CITIES } from '../../../server/gateways/map/cities'
import { plainCityCode } from '../../../server/gateways/map/city-code'
import { RemoteError } from '../../../server/gateways/remote-json'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const placeAt = (latitude: number, longitude: number, from = app) =>
  call<Place>(from, locationEndpoints.geoCoder, { latitude, longitude })
const placeOfIp = (from = app) => call<Place>(from, locationEndpoints.getIpLocation)

test('a position is in the nearest city', async () => {
  const { data } = await placeAt(30.25, 120.16)
  expect(data).toMatchObject({
    city: '杭州市',
    city_code: '330100',
    province: '浙江省',
    province_code: '330000',
    nation: '中国',
    nation_code: '156',
    location: { lat: 30.25, lng: 120.16 }
  })
})

test.each(CITIES)('the centre of $city is in $city', async (city) => {
  expect((await placeAt(city.lat, city.lng)).data).toMatchObject({ city: city.city, adcode: city.adcode })
})

test('the middle of the ocean is no place', async () => {
  expect((await placeAt(0, -150)).resultCode).toBe('404')
})

test('an IP address is in Shanghai', async () => {
  expect((await placeOfIp()).data).toMatchObject({ city: '上海市', city_code: '310000' })
})

test('cities have one code each, of six digits, in their province', () => {
  expect(new Set(CITIES.map(({ cityCode }) => cityCode)).size).toBe(CITIES.length)
  for (const { cityCode, provinceCode, adcode } of CITIES) {
    expect(cityCode).toMatch(/^\d{6}$/)
    expect(cityCode.slice(0, 2)).toBe(provinceCode.slice(0, 2))
    expect(adcode.slice(0, 2)).toBe(provinceCode.slice(0, 2))
  }
})

test.each([
  ['156310000', '310000'],
  ['310000', '310000'],
  ['156', '156'],
  ['', '']
])('city code %j is held as %j', (given, held) => {
  expect(plainCityCode(given)).toBe(held)
})

test('without the map an IP still has a place, and a position says to try again', async () => {
  const down = () => Promise.reject(new RemoteError('map', 'down'))
  const cut = await buildAppWithSandboxes({
    gateways: { map: { reverse: down, byIp: down, suggest: down, districts: down } }
  })
  try {
    expect((await placeOfIp(cut)).data.city).toBe('上海市')
    const busy = { status: 503, resultMsg: '定位服务繁忙，请稍后再试' }
    expect(await placeAt(31, 121, cut)).toMatchObject(busy)
    expect(await call(cut, locationEndpoints.getSuggestions, { keyword: '外滩' })).toMatchObject(busy)
    expect(await call(cut, locationEndpoints.getDistrictAddress, { cityCode: '310000' })).toMatchObject(busy)
  } finally {
    await cut.close()
  }
})
