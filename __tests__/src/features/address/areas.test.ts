import { areaOf, choosePart, pathTo } from '@/features/address/areas'
import { levelsOf } from '@/features/address/components/area-sheet/levels'
import { PROVINCES } from './fixtures'

const keys = (code: string) => levelsOf(pathTo(PROVINCES, code), PROVINCES).map(({ key }) => key)

it('a municipality asks for no city, a city without districts for none', () => {
  expect(keys('')).toEqual(['province'])
  expect(keys('310000')).toEqual(['province', 'district'])
  expect(keys('420000')).toEqual(['province', 'city'])
  expect(keys('420100')).toEqual(['province', 'city', 'district'])
  expect(keys('429004')).toEqual(['province', 'city'])
})

it('an area is chosen when nothing is left to choose', () => {
  expect(['', '310000', '420000', '420100', '999999'].map((code) => areaOf(pathTo(PROVINCES, code)))).toEqual(
    Array.from({ length: 5 }, () => undefined)
  )
  expect(areaOf(pathTo(PROVINCES, '310106'))).toEqual({ code: '310106', text: '上海市 静安区' })
  expect(areaOf(pathTo(PROVINCES, '429004'))).toEqual({ code: '429004', text: '湖北省 仙桃市' })
})

it('another province makes void what was chosen below the one before', () => {
  const path = choosePart(pathTo(PROVINCES, '310106'), PROVINCES, '420000')
  expect([path.province?.name, path.city, path.district]).toEqual(['湖北省', undefined, undefined])
})
