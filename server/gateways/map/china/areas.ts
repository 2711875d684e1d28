import { createHash } from 'node:crypto'
import { CHINA_CITIES, districtsOf, type District } from './cities'

/** An area of the country: a district with its code. */
export interface AreaDistrict {
  readonly code: string
  readonly name: string
}

/** A city of a province. Without districts it is selected itself (仙桃市). */
export interface AreaCity extends AreaDistrict {
  /** 大理 for 大理白族自治州 */
  readonly short: string
  readonly districts: readonly AreaDistrict[]
}

export interface AreaProvince extends AreaDistrict {
  readonly cities: readonly AreaCity[]
}

/** The area of an address; `district` is '' if the city has none. */
export interface FullArea {
  readonly code: string
  readonly province: string
  readonly city: string
  readonly district: string
}

const TAIWAN = '710000'

const plain = ({ adcode, name }: District): AreaDistrict => ({ code: adcode, name })
const byCode = (a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)
const provinceCode = (code: string) => `${code.slice(0, 2)}0000`

/** In addresses, Taiwan's cities are its cities and counties; for choosing a city it is a single one. */
const citiesOf = ({ code, name, short }: { code: string; name: string; short: string }): AreaCity[] =>
  code === TAIWAN
    ? districtsOf(code).map(({ adcode, name: own }) => ({
        code: adcode,
        name: own,
        short: own.replace(/[市县]$/, ''),
        districts: districtsOf(adcode).map(plain)
      }))
    : [{ code, name, short, districts: districtsOf(code).map(plain) }]

const provinces = new Map<string, { code: string; name: string; cities: AreaCity[] }>()
for (const city of [...CHINA_CITIES].sort(byCode)) {
  const code = provinceCode(city.code)
  const province = provinces.get(code) ?? { code, name: city.province, cities: [] }
  province.cities.push(...citiesOf(city))
  provinces.set(code, province)
}

/** Provinces, their cities and districts, by code: the areas that an address can be in. */
export const CHINA_AREAS: readonly AreaProvince[] = [...provinces.values()]

/** Changes with the data. */
export const AREAS_VERSION = createHash('sha256')
  .update(JSON.stringify(CHINA_AREAS))
  .digest('hex')
  .slice(0, 12)

const complete = new Map<string, FullArea>()
for (const { name: province, cities } of CHINA_AREAS) {
  for (const { code, name: city, districts } of cities) {
    if (districts.length === 0) complete.set(code, { code, province, city, district: '' })
    for (const part of districts)
      complete.set(part.code, { code: part.code, province, city, district: part.name })
  }
}

/** The area of a code: a district, or a city without any; undefined if it is incomplete, or does not exist. */
export const findFullArea = (code: string): FullArea | undefined => complete.get(code)
