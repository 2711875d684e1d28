import { readingOf, readingOfPart, shortName } from './place-names'

interface Area {
  readonly code: string
  readonly name: string
  readonly province: string
  readonly city: string
  readonly area: string
  readonly town: string
}

/** Provinces that are their own city: the four municipalities, Taiwan (the source has nothing below it), Hong Kong, Macau. */
const OWN_CITY = new Set(['11', '12', '31', '50', '71', '81', '82'])
/** The "city" under which the source lists what a province administers itself. */
const DIRECT = '90'
/** Not a district: the heading of a city's urban districts. */
const HEADING = '市辖区'

function areasOf(csv: string): Area[] {
  const [head, ...lines] = csv.trim().split(/\r?\n/)
  if (head !== 'code,name,province,city,area,town') throw new Error(`unknown columns: ${head}`)
  const areas = lines.map((line) => {
    const [code = '', name = '', province = '', city = '', area = '', town = ''] = line.split(',')
    return { code, name, province, city, area, town }
  })
  // towns follow under the code of their district
  const seen = new Set<string>()
  return areas.filter(({ code }) => !seen.has(code) && seen.add(code))
}

const isProvince = ({ city, area, town }: Area) => !city && !area && !town
const isArea = ({ area, town }: Area) => area !== '' && town === ''

function isCity(each: Area): boolean {
  if (isProvince(each)) return OWN_CITY.has(each.province)
  if (each.city === DIRECT) return isArea(each)
  return each.city !== '' && !each.area && !each.town
}

function districtsOf(city: Area, areas: readonly Area[]): Area[] {
  if (city.city === DIRECT) return []
  return areas.filter(
    (each) =>
      each.province === city.province && each.name !== HEADING && (!city.city || each.city === city.city)
  )
}

/** The text of the two data files, made from the source's data.csv. */
export function makeCityData(csv: string): { cities: string; districts: string } {
  const all = areasOf(csv)
  const provinces = new Map(all.filter(isProvince).map(({ province, name }) => [province, name]))
  const areas = all.filter(isArea)
  const cities = all
    .filter(isCity)
    .map((city) => ({ ...city, short: shortName(city.name) }))
    .map((city) => ({ ...city, reading: readingOf(city.short) }))
    .sort((a, b) => compare(a.reading, b.reading) || compare(a.code, b.code))
  return {
    cities: cities
      .map(({ code, name, short, province, reading }) =>
        [code, name, short, provinces.get(province) ?? '', reading].join('|')
      )
      .join('\n'),
    districts: [...cities]
      .sort((a, b) => compare(a.code, b.code))
      .map((city) => ({ code: city.code, list: districtsOf(city, areas) }))
      .filter(({ list }) => list.length > 0)
      .map(
        ({ code, list }) =>
          `${code}|${list.map(({ code: part, name }) => part + name + readingOfPart(name)).join(',')}`
      )
      .join('\n')
  }
}

/** By code unit: the same on every machine, whatever its language. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
