import type { RefundRule, SightCategory } from '@contract/types'

/** A sight as it is written down: what is the same for all of its category stands in kinds.ts and texts.ts. */
export interface SightData {
  readonly id: string
  readonly name: string
  readonly pinyin: string
  readonly category: SightCategory
  readonly level: '5A 景区' | '4A 景区' | '3A 景区' | ''
  readonly lng: number
  readonly lat: number
  readonly district: string
  readonly address: string
  readonly hours: string
  /** Of an adult on a weekday, fen. */
  readonly priceFen: number
  readonly hot: number
  readonly subtitle: string
  readonly intro: string
  /** 1 = Monday. */
  readonly closedOn?: readonly number[]
  /** Off sale as a whole. */
  readonly offSale?: true
}

/** The sights of a city of the demo. */
export interface CitySights {
  readonly cityCode: string
  readonly phone: string
  readonly sights: readonly SightData[]
}

/** What kinds of tickets a category has. */
export interface KindData {
  readonly suffix: string
  readonly name: string
  readonly audience: string
  readonly includes: string
  /** Of the adult's price, percent. */
  readonly percent: number
  readonly refundRule: RefundRule
  readonly ageFrom?: number
  readonly ageTo?: number
}

type Row = readonly [
  id: string,
  name: string,
  pinyin: string,
  category: SightCategory,
  level: SightData['level'],
  place: readonly [lng: number, lat: number, district: string, address: string],
  hours: string,
  yuan: number,
  hot: number,
  subtitle: string,
  intro: string,
  more?: Pick<SightData, 'closedOn' | 'offSale'>
]

/** A sight in one line. */
export const sight = (
  ...[id, name, pinyin, category, level, place, hours, yuan, hot, subtitle, intro, more]: Row
): SightData => {
  const [lng, lat, district, address] = place
  return {
    id,
    name,
    pinyin,
    category,
    level,
    lng,
    lat,
    district,
    address,
    hours,
    priceFen: yuan * 100,
    hot,
    subtitle,
    intro,
    ...more
  }
}
