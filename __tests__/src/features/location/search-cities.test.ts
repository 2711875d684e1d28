import { plainQuery, searchCities } from '@/features/location/search-cities'
import { listCities } from '../../../../server/modules/location/cities'

const { cities, hot } = listCities(undefined)
const all = cities ?? []
const search = (typed: string) => searchCities(all, hot, typed)
const names = (typed: string) => search(typed).map(({ city }) => city.short)

describe('every city is found', () => {
  it.each(all)('$short by $pinyin', (city) => {
    const solid = city.pinyin.replace(/ /g, '')
    const codes = (typed: string) => search(typed).map((found) => found.city.code)
    for (const typed of [city.short, city.name, solid, city.pinyin, solid.toUpperCase()]) {
      // whoever is read or called the same stands beside it, nobody else before it
      const place = codes(typed).indexOf(city.code)
      expect([typed, place >= 0 && place < 3]).toEqual([typed, true])
    }
    expect(codes(city.initials)).toContain(city.code)
    expect(codes(city.short.charAt(0))).toContain(city.code)
    expect(codes(city.pinyin.charAt(0))).toContain(city.code)
    for (let length = 1; length <= solid.length; length += 1)
      expect(codes(solid.slice(0, length))).toContain(city.code)
    // the first syllable whole, the others by their first letters
    const [first = '', ...others] = city.pinyin.split(' ')
    expect(codes(first + others.map((each) => each.charAt(0)).join(''))).toContain(city.code)
    expect(codes(city.short.charAt(0) + others.join(''))).toContain(city.code)
  })

  it('in more than 200 searches', () => {
    expect(all.length).toBeGreaterThan(200)
  })
})

it.each([
  ['sh', '上海'],
  ['shangh', '上海'],
  ['shh', '上海'],
  ['上', '上海'],
  ['上h', '上海'],
  ['cq', '重庆'],
  ['chongq', '重庆'],
  ['bj', '北京'],
  ['hz', '杭州'],
  ["xi'an", '西安'],
  ['Xi An', '西安'],
  ['xian', '西安'],
  ['lvliang', '吕梁'],
  ['lüliang', '吕梁'],
  ['luliang', '吕梁'],
  ['xsbn', '西双版纳'],
  ['大理白族', '大理'],
  ['上海市', '上海'],
  ['xg', '香港'],
  ['am', '澳门'],
  ['夏门', '厦门'],
  ['哈尔宾市', '哈尔滨'],
  ['乌鲁木其', '乌鲁木齐'],
  ['魔都', '上海'],
  ['蓉城', '成都'],
  ['呼市', '呼和浩特']
])('%s finds %s first', (typed, first) => {
  expect(names(typed)[0]).toBe(first)
})

it('exact before beginning before inside', () => {
  const found = names('hai')
  expect(found.slice(0, 4).every((name) => name.startsWith('海'))).toBe(true)
  expect(found.indexOf('上海')).toBeGreaterThan(found.indexOf('海口'))
  expect(names('海南')[0]).toBe('海南')
  expect(names('阳')).toEqual(expect.arrayContaining(['阳江', '阳泉', '沈阳']))
  expect(names('阳').indexOf('沈阳')).toBeGreaterThan(names('阳').indexOf('阳泉'))
})

it('both cities that are read alike are found, by name only the one', () => {
  expect(names('suzhou').slice(0, 2)).toEqual(['苏州', '宿州'])
  expect(names('fuzhou').slice(0, 2).sort()).toEqual(['福州', '抚州'].sort())
  expect(names('苏州')).toEqual(['苏州'])
})

it.each([
  ['shangh', '上海市', '上海'],
  ['海', '上海市', '海'],
  ['chang', '长沙市', '长'],
  ['qing', '重庆市', '庆'],
  ['白族', '大理白族自治州', '白族']
])('%s is highlighted in %s as %s', (typed, name, hit) => {
  const found = search(typed).find(({ city }) => city.name === name)
  expect(found && name.slice(found.from, found.to)).toBe(hit)
})

it.each(['', '   ', 'zzz', '没有这个', '1', '😀', 'shanghaishanghai', '.*', '\\'])(
  '%j finds nothing',
  (typed) => {
    expect(search(typed)).toEqual([])
  }
)

it('one letter says something about the beginning only', () => {
  expect(search('h').every(({ city }) => city.letter === 'H')).toBe(true)
})

it('what is typed is compared without blanks, apostrophes and case', () => {
  expect(plainQuery(" Xi' An ")).toBe('xian')
})
