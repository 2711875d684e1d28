import { createHash } from 'node:crypto'
import { CITY_ROWS } from './city-rows'
import { DISTRICT_ROWS } from './district-rows'

/** A city of China: prefecture-level, a municipality, Hong Kong, Macau, Taiwan, or county-level right below its province. */
export interface ChinaCity {
  /** Six digits, without the nation's 156. */
  readonly code: string
  /** 大理白族自治州 */
  readonly name: string
  /** 大理 */
  readonly short: string
  readonly province: string
  /** `da li`: a blank between syllables, ü as v. */
  readonly pinyin: string
}

export interface District {
  readonly adcode: string
  readonly name: string
}

/** All cities in the order of their reading. */
export const CHINA_CITIES: readonly ChinaCity[] = CITY_ROWS.split('\n').map((row) => {
  const [code = '', name = '', short = '', province = '', pinyin = ''] = row.split('|')
  return { code, name, short, province, pinyin }
})

/** Changes whenever the list does. */
export const CITIES_VERSION = createHash('sha256').update(CITY_ROWS).digest('hex').slice(0, 12)

const cities = new Map(CHINA_CITIES.map((city) => [city.code, city]))

/** A city by its code without 156; undefined where there is none. */
export const findCity = (code: string): ChinaCity | undefined => cities.get(code)

const CODE_DIGITS = 6

const districts = new Map(
  DISTRICT_ROWS.split('\n').map((row): [string, readonly District[]] => {
    const [code = '', list = ''] = row.split('|')
    const split = (each: string) => ({
      adcode: each.slice(0, CODE_DIGITS),
      name: each.slice(CODE_DIGITS)
    })
    return [code, list.split(',').map(split)]
  })
)

/** A district, county or county-level city, and the city that it is part of. */
export interface Area extends District {
  readonly city: ChinaCity
}

const areas: readonly Area[] = CHINA_CITIES.flatMap((city) =>
  (districts.get(city.code) ?? []).map((district) => ({ ...district, city }))
)

/** Parts of cities whose names begin so, at most `most`: 义乌 is part of 金华, 昆山 of 苏州, 顺德 of 佛山. */
export const areasNamed = (word: string, most: number): Area[] =>
  areas.filter(({ name }) => name.startsWith(word)).slice(0, most)

/** The districts of a city; none where the city has no such parts (东莞, 济源 …) or the code is unknown. */
export const districtsOf = (cityCode: string): readonly District[] => districts.get(cityCode) ?? []
