import { addressEndpoints } from '../../../contract/address/endpoints'
import type { Data } from '../../../contract/types'
import { ABOLISHED } from '../../../server/gateways/map/china/abolished'
import { CHINA_AREAS, findFullArea } from '../../../server/gateways/map/china/areas'
import { districtsOf } from '../../../server/gateways/map/china/cities'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp
beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const list = async (input = {}) =>
  (await call<Data<'getBenLaiAreaList'>>(app, addressEndpoints.getBenLaiAreaList, input)).data

const names = (code: string) => {
  const area = findFullArea(code)
  return area && [area.province, area.city, area.district]
}

test('34 provinces; every part has a code of its own, and each end of a branch is an area', () => {
  expect(CHINA_AREAS).toHaveLength(34)
  const ends = CHINA_AREAS.flatMap(({ cities }) =>
    cities.flatMap((city) => (city.districts.length > 0 ? city.districts : [city]))
  )
  expect(new Set(ends.map(({ code }) => code)).size).toBe(ends.length)
  expect(ends.filter(({ code }) => !findFullArea(code))).toEqual([])
})

test.each([
  ['310101', ['上海市', '上海市', '黄浦区']],
  ['500235', ['重庆市', '重庆市', '云阳县']],
  ['429004', ['湖北省', '仙桃市', '']],
  ['419001', ['河南省', '济源市', '']],
  ['469002', ['海南省', '琼海市', '']],
  ['659012', ['新疆维吾尔自治区', '白杨市', '']],
  ['441904', ['广东省', '东莞市', '长安镇']],
  ['810101', ['香港特别行政区', '香港特别行政区', '中西区']],
  ['710101', ['台湾省', '台北市', '中正区']]
])('%s is %j: no city that is none stands between', (code, said) => {
  expect(names(code)).toEqual(said)
})

test.each(['440300', '440000', '330103', '429000', '000000', '710000'])('%s is no whole area', (code) => {
  expect(names(code)).toBeUndefined()
})

test('the call gives all of them to anybody, and nothing to who has them', async () => {
  const { version, provinces } = await list()
  expect(provinces).toHaveLength(34)
  expect(provinces?.[0]).toMatchObject({ code: '110000', name: '北京市' })
  expect(provinces?.[0]?.cities[0]?.districts[0]).toEqual({ code: '110101', name: '东城区' })
  expect(await list({ version })).toEqual({ version, provinces: null })
  expect((await list({ version: 'of-last-year' })).provinces).toHaveLength(34)
})

test('no abolished district stands beside its successor, and every successor is there', () => {
  const current = (cityCode: string) => districtsOf(cityCode).map(({ name }) => name)
  expect(ABOLISHED.length).toBeGreaterThan(60)
  for (const { cityCode, name, successor } of ABOLISHED) {
    expect([name, current(cityCode)]).toEqual([name, expect.not.arrayContaining([name])])
    expect(current(cityCode)).toContain(successor)
  }
})
