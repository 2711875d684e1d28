import { ABOLISHED } from '../../../gateways/map/china/abolished'
import {
  CHINA_AREAS,
  type AreaCity,
  type AreaDistrict,
  type AreaProvince
} from '../../../gateways/map/china/areas'

/** One way of writing a place name. */
export interface Written<Place> {
  readonly text: string
  readonly place: Place
  /**
   * `full`: its full current name; `long`: with its kind, but not the full name; `short`: without its kind; `old`: a
   * former name.
   */
  readonly way: 'full' | 'long' | 'short' | 'old'
  /** It names a zone within the place, which no list of divisions has: the address keeps it. */
  readonly isZone?: true
}

const PEOPLES =
  '土家|苗|侗|布依|彝|回|满|蒙古|藏|羌|壮|瑶|傣|白|哈尼|拉祜|佤|傈僳|纳西|景颇|独龙|怒|黎|畲|仡佬|水|毛南|仫佬|朝鲜|达斡尔|' +
  '鄂温克|鄂伦春|锡伯|哈萨克|塔吉克|柯尔克孜|撒拉|土|保安|东乡|裕固|普米|布朗|各|维吾尔'
const KIND = new RegExp(
  `(?:(?:(?:${PEOPLES})族?)+自治[区州县旗]|特别行政区|自治区|地区|林区|街道办事处|街道|省|市|盟|州|县|区|镇|乡)$`
)

/** 南山 for 南山区; the full name if fewer than two characters would be left. */
export function stemOf(name: string): string {
  const stem = name.replace(KIND, '')
  return stem.length >= 2 ? stem : name
}

/** Kinds that a district may formerly have had, or is mistaken for: 双流县 is now 双流区. */
const OTHER_KINDS: Readonly<Record<string, readonly string[]>> = {
  区: ['县', '市'],
  市: ['县', '区'],
  县: ['区', '市'],
  道: ['区', '镇', '街道办']
}

function writings<Place extends AreaDistrict>(place: Place, short = stemOf(place.name)): Written<Place>[] {
  const full = { text: place.name, place, way: 'full' } as const
  return short === place.name ? [full] : [full, { text: short, place, way: 'short' }]
}

/** 内蒙古 for 内蒙古自治区. */
const provinceShort = (name: string) => name.replace(/(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|省|市)$/, '')

/** 浦东区 and 浦东 for 浦东新区, unless the city or another district is named so: 兰州新区, 北戴河新区. */
function newAreaWritings(
  { name }: AreaDistrict,
  { short, districts }: AreaCity
): Pick<Written<unknown>, 'text' | 'way'>[] {
  const stem = /^(.{2,})新区$/.exec(name)?.[1]
  if (stem === undefined || stem.startsWith(short) || districts.some((other) => stemOf(other.name) === stem))
    return []
  return [
    { text: `${stem}区`, way: 'long' },
    { text: stem, way: 'short' }
  ]
}

/** Other ways of writing a current name: 石柱县 for 石柱土家族自治县, 工业园区 for 苏州工业园区. */
function shorterWritings(place: AreaDistrict, city: AreaCity): Written<AreaDistrict>[] {
  const { short } = city
  const own = place.name.startsWith(short) && place.name.length - short.length >= 3
  const texts = [
    ...(/自治[县旗]$/.test(place.name) ? [stemOf(place.name) + place.name.slice(-1)] : []),
    ...(own ? [place.name.slice(short.length)] : [])
  ]
  return [
    ...texts.map((text) => ({ text, place, way: 'long' as const })),
    ...newAreaWritings(place, city).map((written) => ({ ...written, place }))
  ]
}

function districtWritings(city: AreaCity): Written<AreaDistrict>[] {
  const names = new Set(city.districts.map(({ name }) => name))
  const olds = city.districts.flatMap((place) => {
    const stem = stemOf(place.name)
    const kinds = stem === place.name ? [] : (OTHER_KINDS[place.name.slice(-1)] ?? [])
    return kinds.map((kind) => ({ text: stem + kind, place, way: 'old' as const }))
  })
  const abolished = ABOLISHED.filter(({ cityCode }) => cityCode === city.code).flatMap(
    ({ name, successor }) => {
      const place = city.districts.find((each) => each.name === successor)
      return place ? [{ text: name, place, way: 'old' as const }] : []
    }
  )
  return [
    ...city.districts.flatMap((place) => writings(place)),
    ...[...city.districts.flatMap((place) => shorterWritings(place, city)), ...abolished, ...olds].filter(
      ({ text }) => !names.has(text)
    )
  ]
}

/** State-level zones that lie in a city without being one of its districts, by the city's code. */
const ZONES: Readonly<Record<string, string>> = { '130600': '雄安新区' }

function cityWritings(city: AreaCity): Written<AreaCity>[] {
  const zone = ZONES[city.code]
  const all: Written<AreaCity>[] = [
    ...writings(city, city.short),
    ...(zone === undefined ? [] : [{ text: zone, place: city, way: 'long', isZone: true } as const])
  ]
  // 恩施州, 兴安盟
  return /自治州$/.test(city.name) ? [...all, { text: `${city.short}州`, place: city, way: 'long' }] : all
}

/** A city with all ways of writing it, and its districts. */
export interface CityNames {
  readonly city: AreaCity
  readonly province: AreaProvince
  readonly written: readonly Written<AreaCity>[]
  readonly districts: readonly Written<AreaDistrict>[]
  /** It has the same name as its province: the four municipalities, Hong Kong, Macau. */
  readonly isProvince: boolean
}

export interface ProvinceNames {
  readonly province: AreaProvince
  readonly written: readonly Written<AreaProvince>[]
  readonly cities: readonly CityNames[]
}

/** All provinces with all ways of writing them, and their cities. */
export const PROVINCES: readonly ProvinceNames[] = CHINA_AREAS.map((province) => ({
  province,
  written: writings(province, provinceShort(province.name)),
  cities: province.cities.map((city) => ({
    city,
    province,
    written: cityWritings(city),
    districts: districtWritings(city),
    isProvince: city.code === province.code
  }))
}))

interface CityHere {
  readonly province: ProvinceNames
  readonly city: CityNames
  readonly written: Written<AreaCity>
}
interface DistrictHere {
  readonly province: ProvinceNames
  readonly city: CityNames
  readonly written: Written<AreaDistrict>
}

const byFirst = <Entry extends { readonly written: { readonly text: string } }>(
  entries: readonly Entry[]
): ReadonlyMap<string, readonly Entry[]> => {
  const map = new Map<string, Entry[]>()
  for (const entry of entries) {
    const first = entry.written.text.charAt(0)
    map.set(first, [...(map.get(first) ?? []), entry])
  }
  return map
}

const cities = PROVINCES.flatMap((province) => province.cities.map((city) => ({ province, city })))

/** Ways of writing provinces, cities and (full names only) districts, by their first character. */
export const BY_FIRST = {
  provinces: byFirst(
    PROVINCES.flatMap((province) => province.written.map((written) => ({ province, written })))
  ),
  cities: byFirst(cities.flatMap((at): CityHere[] => at.city.written.map((written) => ({ ...at, written })))),
  districts: byFirst(
    cities.flatMap((at): DistrictHere[] =>
      at.city.districts.filter(({ way }) => way === 'full').map((written) => ({ ...at, written }))
    )
  )
}
