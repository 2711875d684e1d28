import { locationEndpoints } from '../../../contract/location/endpoints'
import type { Data } from '../../../contract/types'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const suggest = async (input: Record<string, unknown>) =>
  (await call<Data<'getSuggestions'>>(app, locationEndpoints.getSuggestions, input)).data.list
const districts = async (cityCode: string) =>
  (await call<Data<'getDistrictAddress'>>(app, locationEndpoints.getDistrictAddress, { cityCode })).data.list

test('a district, with its city and where it is', async () => {
  const [first] = await suggest({ keyword: '西湖区' })
  expect(first).toEqual({
    name: '西湖区',
    address: '杭州市西湖区',
    location: { lat: 30.2741, lng: 120.1551 },
    adcode: '330106',
    city: '杭州市',
    city_code: '330100',
    district: '西湖区'
  })
})

test('our merchants, by name and by street', async () => {
  const [shop] = await suggest({ keyword: '三里屯店' })
  expect(shop).toMatchObject({ city: '北京市', city_code: '110000', district: '朝阳区', adcode: '110105' })
  expect((await suggest({ keyword: '东直门内大街' }))[0]?.address).toContain('东直门内大街 228 号')
})

test.each(['220100', '156220100'])('those of the asked city come first (%s)', async (cityCode) => {
  expect((await suggest({ keyword: '朝阳' }))[0]?.city).toBe('北京市')
  expect((await suggest({ keyword: '朝阳', cityCode }))[0]).toMatchObject({ name: '朝阳区', city: '长春市' })
})

test('at most ten, and none of what nobody knows', async () => {
  expect(await suggest({ keyword: '区' })).toHaveLength(10)
  expect(await suggest({ keyword: '没有这个地方' })).toEqual([])
  expect(await suggest({ keyword: '区', cityCode: 'nowhere' })).toHaveLength(10)
})

test.each([{}, { keyword: '' }, { keyword: 'x'.repeat(41) }])(
  '%j does not fit the contract',
  async (input) => {
    expect((await call(app, locationEndpoints.getSuggestions, input)).status).toBe(400)
  }
)

test('an address that asks too often waits; others do not', async () => {
  const from = (ip: string) => call(app, locationEndpoints.getSuggestions, { keyword: '外滩' }, { ip })
  const answers = []
  for (let time = 0; time < 121; time += 1) answers.push((await from('10.9.8.7')).status)
  expect(answers.filter((status) => status !== 200)).toEqual([429])
  expect((await from('10.9.8.8')).status).toBe(200)
})

test('so it is with districts', async () => {
  const ask = (ip: string) => call(app, locationEndpoints.getDistrictAddress, { cityCode: '310000' }, { ip })
  for (let i = 0; i < 120; i++) expect((await ask('10.2.2.1')).status).toBe(200)
  expect((await ask('10.2.2.1')).status).toBe(429)
  expect((await ask('10.2.2.2')).status).toBe(200)
})

test.each(['310000', '156310000'])(
  'the districts of a city, by its code with and without 156: %s',
  async (code) => {
    const list = await districts(code)
    expect(list).toHaveLength(16)
    expect(list).toContainEqual({ adcode: '310101', name: '黄浦区' })
  }
)

test.each([
  ['500000', 38],
  ['810000', 18],
  ['440100', 11],
  ['441900', 35],
  ['429004', 0],
  ['999999', 0],
  ['x', 0]
])('city %s has %d districts', async (code, count) => {
  expect(await districts(code)).toHaveLength(count)
})

test.each([
  ['义乌', '义乌市', '金华市'],
  ['昆山', '昆山市', '苏州市'],
  ['顺德', '顺德区', '佛山市']
])('%s is found with the city that it is part of', async (keyword, name, cityName) => {
  const { data } = await call<Data<'getSuggestions'>>(app, locationEndpoints.getSuggestions, { keyword })
  expect(data.areas).toContainEqual(expect.objectContaining({ name, cityName }))
})

describe('parts of cities by their reading', () => {
  const areas = async (keyword: string) =>
    (await call<Data<'getSuggestions'>>(app, locationEndpoints.getSuggestions, { keyword })).data

  test.each([
    ['yiwu', '义乌市', '金华市'],
    ['kunshan', '昆山市', '苏州市'],
    ['shunde', '顺德区', '佛山市'],
    ['Kun Shan', '昆山市', '苏州市'],
    ['kunsha', '昆山市', '苏州市'],
    ['yueqing', '乐清市', '温州市']
  ])('%s', async (typed, name, cityName) => {
    const found = (await areas(typed)).areas.map((area) => [area.name, area.cityName])
    expect(found[0]).toEqual([name, cityName])
  })

  test('the map is not asked by pinyin, and too many are cut', async () => {
    const { list, areas: found } = await areas('shan')
    expect([list, found.length]).toEqual([[], 8])
  })
})
