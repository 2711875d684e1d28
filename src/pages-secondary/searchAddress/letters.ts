import type { City } from '@/features/location/model'

export interface LetterGroup {
  readonly letter: string
  readonly cities: readonly City[]
}

/** The cities grouped by letter, in alphabetical order; letters without a city are left out. */
export function groupByLetter(cities: readonly City[]): readonly LetterGroup[] {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const group = groups.get(city.letter)
    if (group) group.push(city)
    else groups.set(city.letter, [city])
  }
  return [...groups]
    .map(([letter, list]) => ({ letter, cities: list }))
    .sort((a, b) => a.letter.charCodeAt(0) - b.letter.charCodeAt(0))
}

/** Id of a letter's section. */
export const sectionId = (letter: string): string => `city-letter-${letter}`
