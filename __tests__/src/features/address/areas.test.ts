import { areaOf, pathTo } from '@/features/address/areas'
import { optionsOf, valuesOf } from '@/features/address/components/area-sheet/options'
import type { CascaderNode } from '@/ui/nut-cascader/nut-cascader'
import { PROVINCES } from './fixtures'

/** What the list below holds after these choices; undefined where the choice is at its end. */
const below = (...codes: string[]) =>
  codes
    .reduce<CascaderNode[] | undefined>(
      (list, code) => list?.find(({ value }) => value === code)?.children,
      optionsOf(PROVINCES)
    )
    ?.map(({ value }) => value)

it('a municipality asks for no city, a city without districts for none', () => {
  expect(below('310000')).toContain('310106')
  expect(below('420000')).toEqual(expect.arrayContaining(['420100', '429004']))
  expect(below('420000', '420100')).toContain('420111')
  expect(below('420000', '429004')).toBeUndefined()
})

it('the choice begins where an area stands', () => {
  const values = (code: string) => valuesOf(pathTo(PROVINCES, code))
  expect(values('')).toEqual([])
  expect(values('310000')).toEqual(['310000'])
  expect(values('310106')).toEqual(['310000', '310106'])
  expect(values('420100')).toEqual(['420000', '420100'])
  expect(values('420111')).toEqual(['420000', '420100', '420111'])
  expect(values('429004')).toEqual(['420000', '429004'])
})

it('an area is chosen when nothing is left to choose', () => {
  expect(['', '310000', '420000', '420100', '999999'].map((code) => areaOf(pathTo(PROVINCES, code)))).toEqual(
    Array.from({ length: 5 }, () => undefined)
  )
  expect(areaOf(pathTo(PROVINCES, '310106'))).toEqual({ code: '310106', text: '上海市 静安区' })
  expect(areaOf(pathTo(PROVINCES, '429004'))).toEqual({ code: '429004', text: '湖北省 仙桃市' })
})
