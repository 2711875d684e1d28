import { ABOLISHED } from '../../server/gateways/map/china/abolished'
import { readingOf, readingOfPart, shortName } from './place-names'

/** Names by six-digit code, as in the source. */
export interface AreaSource {
  readonly province_list: Readonly<Record<string, string>>
  readonly city_list: Readonly<Record<string, string>>
  readonly county_list: Readonly<Record<string, string>>
}

interface Area {
  readonly code: string
  readonly name: string
}

/** Provinces that are their own city: the four municipalities, Taiwan, Hong Kong, Macau. */
const OWN_CITY = /^(11|12|31|50|71|81|82)/
const TAIWAN = /^71/
/**
 * The "city" under which the source lists what a province administers directly: its parts are treated as
 * cities.
 */
const DIRECT = /^\d\d90/

/**
 * Entries of the source that are not places: a remainder, a typo, a former name listed beside its successor.
 */
const NO_PLACE = new Set(['其它区', '华南热作学院', '钓鱼台'])
/** Listed twice by the source under two codes: the second code of each. */
const TWICE = new Set(['320590', '370690'])
/** Towns that became districts or cities but are still listed beside them: 中坜市 and 中坜区. */
const SUPERSEDED = new Set([
  ...['711487', '711488', '711490', '711491', '711492', '711493', '711494', '711495', '711496'],
  ...['711498', '711499', '711583', '711783']
])

const listOf = (names: Readonly<Record<string, string>>): Area[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }))

const provinceOf = (code: string) => `${code.slice(0, 2)}0000`

/**
 * The city of a part: the municipality, the place itself if its province administers it directly, otherwise
 * by its first four digits.
 */
function cityOf(code: string): string {
  if (TAIWAN.test(code)) return `${code.slice(0, 4)}00`
  if (OWN_CITY.test(code)) return provinceOf(code)
  return DIRECT.test(code) ? code : `${code.slice(0, 4)}00`
}

const abolished = new Set(ABOLISHED.map(({ cityCode, name }) => cityCode + name))

function isPart({ code, name }: Area): boolean {
  if (NO_PLACE.has(name) || TWICE.has(code) || SUPERSEDED.has(code)) return false
  return !abolished.has(cityOf(code) + name)
}

function citiesOf({ province_list, city_list, county_list }: AreaSource): Area[] {
  return [
    ...listOf(province_list).filter(({ code }) => OWN_CITY.test(code)),
    ...listOf(city_list).filter(({ code }) => !OWN_CITY.test(code) && !DIRECT.test(code)),
    ...listOf(county_list).filter(({ code }) => DIRECT.test(code))
  ]
}

/** Parts grouped by city. Taiwan's parts are its cities and counties, which have parts in turn. */
function partsOf({ city_list, county_list }: AreaSource): Map<string, Area[]> {
  const parts = new Map<string, Area[]>()
  const add = (city: string, part: Area) => parts.set(city, [...(parts.get(city) ?? []), part])
  for (const each of listOf(city_list)) if (TAIWAN.test(each.code)) add(provinceOf(each.code), each)
  for (const each of listOf(county_list)) {
    if (!DIRECT.test(each.code) && isPart(each)) add(cityOf(each.code), each)
  }
  return parts
}

/** The text of the two data files, generated from the source's lists. */
export function makeCityData(source: AreaSource): { cities: string; districts: string } {
  const cities = citiesOf(source)
    .map((city) => ({ ...city, short: shortName(city.name) }))
    .map((city) => ({ ...city, reading: readingOf(city.short) }))
    .sort((a, b) => compare(a.reading, b.reading) || compare(a.code, b.code))
  return {
    cities: cities
      .map(({ code, name, short, reading }) =>
        [code, name, short, source.province_list[provinceOf(code)] ?? '', reading].join('|')
      )
      .join('\n'),
    districts: [...partsOf(source)]
      .sort(([a], [b]) => compare(a, b))
      .map(
        ([code, list]) =>
          `${code}|${list.map(({ code: part, name }) => part + name + readingOfPart(name)).join(',')}`
      )
      .join('\n')
  }
}

/** By code unit: the same on every machine, whatever its locale. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
