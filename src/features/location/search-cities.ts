import type { City } from '@contract/types'
import { byCityName } from './city-nicknames'

export interface FoundCity {
  readonly city: City
  /** The letters of the name that fit, to be highlighted. */
  readonly from: number
  readonly to: number
}

/** Exact, then what begins so, then what holds it (0 is best). */
type Rank = 0 | 1 | 2 | 3 | 4

interface Fit extends FoundCity {
  readonly rank: Rank
}

const isLatin = (query: string) => /^[a-z]+$/.test(query)

/** As it is compared: `Xi'an` and `xi an` are xian, ü is v. */
export const plainQuery = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/ü/g, 'v')
    .replace(/[\s'’·]/g, '')

/**
 * Where a query ends that begins at a letter of the name; -1 where it does not fit. Each character is matched
 * by itself, by its full reading, or by a prefix of it: `shangh`, `shh`, `上h`.
 */
function endOf(name: string, syllables: readonly string[], at: number, query: string): number {
  if (query === '') return at
  if (query.startsWith(name.charAt(at) || ' ')) return endOf(name, syllables, at + 1, query.slice(1))
  const syllable = syllables[at]
  if (!syllable) return -1
  for (const reading of syllable.includes('v') ? [syllable, syllable.replace('v', 'u')] : [syllable]) {
    for (let length = reading.length; length > 0; length -= 1) {
      if (!query.startsWith(reading.slice(0, length))) continue
      const end = endOf(name, syllables, at + 1, query.slice(length))
      if (end >= 0) return end
    }
  }
  return -1
}

function rankOf({ name, short, pinyin, initials }: City, query: string, from: number): Rank {
  const reading = pinyin.split(' ').join('')
  if (query === short || query === name || query === reading) return 0
  if (query === initials) return 1
  if (from > 0) return 4
  return name.startsWith(query) || reading.startsWith(query) ? 2 : 3
}

function fitOf(city: City, query: string): Fit | null {
  const syllables = city.pinyin.split(' ')
  // one letter says something about the beginning only
  const starts = isLatin(query) && query.length === 1 ? 1 : city.name.length
  for (let from = 0; from < starts; from += 1) {
    const to = endOf(city.name, syllables, from, query)
    if (to >= 0) return { city, from, to, rank: rankOf(city, query, from) }
  }
  return null
}

/**
 * Cities by name, reading, initials, or a mixture: exact before beginning before inside; among equals the hot
 * ones first.
 */
export function searchCities(
  cities: readonly City[],
  hot: readonly string[],
  typed: string
): readonly FoundCity[] {
  const query = byCityName(plainQuery(typed))
  if (query === '') return []
  const heat = (city: City) => (hot.includes(city.code) ? hot.indexOf(city.code) : hot.length)
  return cities
    .map((city) => fitOf(city, query))
    .filter((fit): fit is Fit => fit !== null)
    .sort((a, b) => a.rank - b.rank || heat(a.city) - heat(b.city))
}
