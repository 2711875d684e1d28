import fs from 'node:fs'
import { locationEndpoints } from '../../../contract/location/endpoints'
import type { Data } from '../../../contract/types'
import { demoCatalogue } from '../../support/demo-catalogue'
import { ABOLISHED } from '../../../server/gateways/map/china/abolished'
import {
  areasNamed,
  areasRead,
  CHINA_CITIES,
  districtsOf,
  findCity
} from '../../../server/gateways/map/china/cities'
import { CITIES as MAP_CITIES } from '../../../server/gateways/map/cities'
import { cityCodeOfArea } from '../../../server/gateways/map/city-code'
import { cityFiles } from '../../../scripts/cities/files'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes } from '../session/support'

let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())

const list = async (input = {}) =>
  (await call<Data<'listCities'>>(app, locationEndpoints.listCities, input)).data

test.each(cityFiles())('$file is what the package gives (npm run cities)', ({ file, text }) => {
  expect(fs.readFileSync(file, 'utf8')).toBe(text)
})

test('prefecture-level 333, municipalities 4, Hong Kong, Macau, Taiwan, and 32 right below their province', () => {
  const directly = CHINA_CITIES.filter(({ code }) => /^\d\d90/.test(code))
  expect(directly).toHaveLength(32)
  const ownCity = CHINA_CITIES.filter(({ code }) => code.endsWith('0000'))
  expect(ownCity.map(({ short }) => short).sort()).toEqual(
    ['上海', '北京', '天津', '重庆', '台湾', '香港', '澳门'].sort()
  )
  expect(CHINA_CITIES).toHaveLength(333 + 32 + 7)
})

test.each([
  ['济源市', '419001', '河南省'],
  ['仙桃市', '429004', '湖北省'],
  ['神农架林区', '429021', '湖北省'],
  ['琼海市', '469002', '海南省'],
  ['白沙黎族自治县', '469025', '海南省'],
  ['石河子市', '659001', '新疆维吾尔自治区'],
  ['新星市', '659011', '新疆维吾尔自治区'],
  ['白杨市', '659012', '新疆维吾尔自治区'],
  ['儋州市', '460400', '海南省'],
  ['三沙市', '460300', '海南省'],
  ['香港特别行政区', '810000', '香港特别行政区'],
  ['大理白族自治州', '532900', '云南省']
])('%s is %s, in %s', (name, code, province) => {
  expect(findCity(code)).toMatchObject({ name, province })
})

test.each([
  ['重庆', 'chong qing'],
  ['长沙', 'chang sha'],
  ['长春', 'chang chun'],
  ['长治', 'chang zhi'],
  ['厦门', 'xia men'],
  ['六安', 'lu an'],
  ['六盘水', 'liu pan shui'],
  ['蚌埠', 'beng bu'],
  ['台州', 'tai zhou'],
  ['亳州', 'bo zhou'],
  ['儋州', 'dan zhou'],
  ['漯河', 'luo he'],
  ['衢州', 'qu zhou'],
  ['丽水', 'li shui'],
  ['丽江', 'li jiang'],
  ['泸州', 'lu zhou'],
  ['郴州', 'chen zhou'],
  ['喀什', 'ka shi'],
  ['昌都', 'chang du'],
  ['成都', 'cheng du'],
  ['朝阳', 'chao yang'],
  ['乐山', 'le shan'],
  ['乐东', 'le dong'],
  ['石河子', 'shi he zi'],
  ['可克达拉', 'ke ke da la'],
  ['克孜勒苏', 'ke zi le su'],
  ['巴音郭楞', 'ba yin guo leng'],
  ['巴彦淖尔', 'ba yan nao er'],
  ['呼和浩特', 'hu he hao te'],
  ['和田', 'he tian'],
  ['阿拉善', 'a la shan'],
  ['阿坝', 'a ba'],
  ['阿勒泰', 'a le tai'],
  ['那曲', 'na qu'],
  ['大理', 'da li'],
  ['大同', 'da tong'],
  ['宿州', 'su zhou'],
  ['莆田', 'pu tian'],
  ['濮阳', 'pu yang'],
  ['枣庄', 'zao zhuang'],
  ['东莞', 'dong guan'],
  ['番禺', ''],
  ['中卫', 'zhong wei'],
  ['吕梁', 'lv liang'],
  ['普洱', 'pu er'],
  ['三亚', 'san ya'],
  ['阜新', 'fu xin'],
  ['娄底', 'lou di'],
  ['荥阳', ''],
  ['尉犁', '']
])('%s is read %j', (short, pinyin) => {
  expect(CHINA_CITIES.find((city) => city.short === short)?.pinyin ?? '').toBe(pinyin)
})

test.each([
  ['顺德区', 'shunde'],
  ['义乌市', 'yiwu'],
  ['乐清市', 'yueqing'],
  ['六合区', 'luhe'],
  ['蔚县', 'yuxian'],
  ['歙县', 'shexian'],
  ['尉犁县', 'yuli'],
  ['番禺区', 'panyu'],
  ['黄陂区', 'huangpi'],
  ['洪洞县', 'hongtong'],
  ['珲春市', 'hunchun'],
  ['乐亭县', 'laoting'],
  ['荥阳市', 'xingyang'],
  ['盱眙县', 'xuyi'],
  ['石林彝族自治县', 'shilin'],
  ['绿春县', 'lvchun'],
  ['绿春县', 'luchun']
])('the part %s is found by %s', (name, letters) => {
  expect(areasRead(letters, 8).map((area) => area.name)).toContain(name)
})

test('a name is shortened to what people say, and never to nothing', () => {
  const shortOf = (name: string) => CHINA_CITIES.find((city) => city.name === name)?.short
  expect(
    ['上海市', '大理白族自治州', '巴音郭楞蒙古自治州', '伊犁哈萨克自治州', '兴安盟', '阿里地区'].map(shortOf)
  ).toEqual(['上海', '大理', '巴音郭楞', '伊犁', '兴安', '阿里'])
  expect(CHINA_CITIES.filter(({ short }) => short.length < 2 || short.length > 4)).toEqual([])
  expect(CHINA_CITIES.filter(({ short }) => /[市盟县区州]$/.test(short) && !/.州$/.test(short))).toEqual([])
  expect(CHINA_CITIES.filter(({ short, pinyin }) => pinyin.split(' ').length !== short.length)).toEqual([])
})

test('every city that the demo and the sandbox map know is in the list, under the same code and name', () => {
  for (const { cityCode, city } of demoCatalogue().merchants) expect(findCity(cityCode)?.name).toBe(city)
  for (const { cityCode, city, province } of MAP_CITIES)
    expect(findCity(cityCode)).toMatchObject({ name: city, province })
})

test('codes: six digits, once each, and the city of each district’s code', () => {
  expect(new Set(CHINA_CITIES.map(({ code }) => code)).size).toBe(CHINA_CITIES.length)
  for (const { code } of CHINA_CITIES) {
    expect(code).toMatch(/^(?!156)\d{6}$/)
    for (const { adcode, name } of districtsOf(code)) {
      expect([adcode, cityCodeOfArea(adcode)]).toEqual([adcode, code])
      expect(name).toMatch(/^[\u4e00-\u9fff]{2,}$/)
    }
  }
})

const namesIn = (cityCode: string) => districtsOf(cityCode).map(({ name }) => name)

test('no abolished district stands in its city, beside its successor or without', () => {
  const standing = ABOLISHED.filter(({ cityCode, name }) => namesIn(cityCode).includes(name))
  expect(standing).toEqual([])
  const lost = ABOLISHED.filter(({ cityCode, successor }) => !namesIn(cityCode).includes(successor))
  expect(lost).toEqual([])
})

test.each([
  ['杭州', '330100', ['上城区', '拱墅区', '临平区', '钱塘区'], ['下城区', '江干区']],
  ['南通', '320600', ['崇川区', '海门区'], ['港闸区', '海门市']],
  ['烟台', '370600', ['蓬莱区'], ['长岛县', '蓬莱市']],
  ['三明', '350400', ['三元区', '沙县区'], ['梅列区', '沙县']],
  ['和田', '653200', ['和康县', '和安县'], []],
  ['东莞', '441900', ['长安镇', '虎门镇'], []],
  ['香港', '810000', ['中西区', '离岛区'], []],
  ['台湾', '710000', ['台北市', '高雄市'], ['中正区']]
])('%s has the districts of today', (_city, code, there, gone) => {
  expect(namesIn(code)).toEqual(expect.arrayContaining(there))
  expect(namesIn(code).filter((name) => gone.includes(name))).toEqual([])
})

test('no city has two districts of one name', () => {
  const twice = CHINA_CITIES.filter(({ code }) => new Set(namesIn(code)).size !== namesIn(code).length)
  expect(twice).toEqual([])
})

test('what many cities call alike (经济技术开发区) is not offered to who looks for a city', () => {
  expect([...areasNamed('经济', 8), ...areasRead('gaoxinqu', 8)]).toEqual([])
})

test('the call gives them by reading, with initials and letter, and the hot ones among them', async () => {
  const { cities, hot, version } = await list()
  expect(cities).toHaveLength(CHINA_CITIES.length)
  expect(cities?.find(({ code }) => code === '500000')).toEqual({
    code: '500000',
    name: '重庆市',
    short: '重庆',
    province: '重庆市',
    pinyin: 'chong qing',
    initials: 'cq',
    letter: 'C'
  })
  const letters = cities?.map(({ letter }) => letter) ?? []
  expect([...letters].sort()).toEqual(letters)
  expect(hot.map((code) => findCity(code)?.short)).toEqual(expect.arrayContaining(['上海', '北京', '杭州']))
  expect(hot.filter((code) => !findCity(code))).toEqual([])
  expect(version).toMatch(/^[0-9a-f]{12}$/)
})

test('who has the current list is not sent it again', async () => {
  const { version, hot } = await list()
  expect(await list({ version })).toEqual({ version, hot, cities: null })
  expect((await list({ version: 'of-last-year' })).cities).toHaveLength(CHINA_CITIES.length)
})
