import { createHash } from 'node:crypto'
import { CITY_ROWS } from './city-rows'
import { DISTRICT_ROWS } from './district-rows'

/**
 * A city of China: prefecture-level, a municipality, Hong Kong, Macau, Taiwan, or county-level directly below its
 * province.
 */
export interface ChinaCity {
  /** Six digits, without the country prefix 156. */
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

/** All cities, sorted by pinyin. */
export const CHINA_CITIES: readonly ChinaCity[] = CITY_ROWS.split('\n').map((row) => {
  const [code = '', name = '', short = '', province = '', pinyin = ''] = row.split('|')
  return { code, name, short, province, pinyin }
})

/** Changes with the list. */
export const CITIES_VERSION = createHash('sha256').update(CITY_ROWS).digest('hex').slice(0, 12)

const cities = new Map(CHINA_CITIES.map((city) => [city.code, city]))

/** A city by its code without 156; undefined if there is none. */
export const findCity = (code: string): ChinaCity | undefined => cities.get(code)

/** Its code, its name, and its pinyin as returned by `readingOf`. */
const PART = /^(\d{6})([^a-z]+)(.*)$/

const parts = DISTRICT_ROWS.split('\n').flatMap((row) => {
  const [code = '', list = ''] = row.split('|')
  return list.split(',').map((each) => {
    const [, adcode = '', name = '', pinyin = ''] = PART.exec(each) ?? []
    return { code, adcode, name, pinyin }
  })
})

const districts = new Map<string, District[]>()
for (const { code, adcode, name } of parts) {
  districts.set(code, [...(districts.get(code) ?? []), { adcode, name }])
}

/** A district, county or county-level city, and the city that it belongs to. */
export interface Area extends District {
  readonly city: ChinaCity
}

/** In the order of their cities, with their typed forms: `yiwu`, and u for ü as well. */
const order = new Map(CHINA_CITIES.map(({ code }, at) => [code, at]))
const areas: readonly (Area & { readonly typed: readonly string[] })[] = parts
  .flatMap(({ code, adcode, name, pinyin }) => {
    const city = cities.get(code)
    const plain = pinyin.replaceAll(' ', '')
    return city ? [{ adcode, name, city, typed: [plain, plain.replaceAll('v', 'u')] }] : []
  })
  .sort((a, b) => (order.get(a.city.code) ?? 0) - (order.get(b.city.code) ?? 0))

/** Dozens of cities have one with the same name: nobody finds a city by it. */
const ZONE = /^(?:经济(?:技术)?|高新(?:技术)?|工业)?(?:开发区|园区|区)$/

const soughtAreas = areas.filter(({ name }) => !ZONE.test(name))

/** Parts of cities whose names begin with the word, at most `most`: 义乌 is part of 金华, 昆山 of 苏州, 顺德 of 佛山. */
export const areasNamed = (word: string, max: number): Area[] =>
  soughtAreas.filter(({ name }) => name.startsWith(word)).slice(0, max)

/** Larger places first: 义乌市 before 伊吾县. */
const sizeOf = ({ name }: District) => (name.endsWith('市') ? 0 : name.endsWith('区') ? 1 : 2)

/** Parts of cities whose pinyin begins with these letters (`yiwu`, `kunsha`): full matches first, then by size. */
export function areasRead(letters: string, max: number): Area[] {
  const rank = (area: (typeof areas)[number]) => (area.typed.includes(letters) ? 0 : 4) + sizeOf(area)
  return soughtAreas
    .filter(({ typed }) => typed.some((reading) => reading.startsWith(letters)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, max)
}

/**
 * The districts of a city; empty if the city has none (济源 …) or the code is unknown. For Taiwan its cities and
 * counties, for each of those its own.
 */
export const districtsOf = (cityCode: string): readonly District[] => districts.get(cityCode) ?? []
