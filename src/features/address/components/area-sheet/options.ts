import type { CascaderNode } from '@/ui/nut-cascader/nut-cascader'
import type { AreaPath } from '../../areas'
import type { AreaProvince } from '../../model'

type City = AreaProvince['cities'][number]

/** Districts of a city; a city without any ends the selection itself. */
const districtsOf = ({ districts }: City): Pick<CascaderNode, 'children'> =>
  districts.length > 0 ? { children: districts.map(({ code, name }) => ({ value: code, text: name })) } : {}

const cityOf = (city: City): CascaderNode => ({ value: city.code, text: city.name, ...districtsOf(city) })

/** The lists to select from. The city list is skipped if the province is its own city. */
export const optionsOf = (provinces: readonly AreaProvince[]): CascaderNode[] =>
  provinces.map(({ code, name, cities }) => {
    const [only] = cities
    const below = cities.length === 1 && only ? districtsOf(only) : { children: cities.map(cityOf) }
    return { value: code, text: name, ...below }
  })

/** The selection in each list on the path to an area. */
export const valuesOf = ({ province, city, district }: AreaPath): string[] =>
  [province?.code, province && province.cities.length > 1 ? city?.code : undefined, district?.code].filter(
    (code) => code !== undefined
  )
