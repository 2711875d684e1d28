/** How Chinese is read, without tones and with ü as v. */
import { PINYIN_ROWS } from './rows'

const readings = new Map<string, string[]>()
const syllables = new Set<string>()

for (const row of PINYIN_ROWS.split(/\s+/)) {
  const [syllable = '', first = '', second = ''] = row.split('|')
  syllables.add(syllable)
  for (const character of first) readings.set(character, [syllable, ...(readings.get(character) ?? [])])
  for (const character of second) readings.set(character, [...(readings.get(character) ?? []), syllable])
}

/** Readings of a character, the usual one first, two at most; none for one that is rare or no Chinese. */
export const readingsOf = (character: string): readonly string[] => readings.get(character) ?? []

const MAX_SYLLABLE_LENGTH = 6

/**
 * The syllables that letters without blanks are made of, as few as can be: `baowenbei` → bao, wen, bei; null where they are no
 * pinyin. What follows the last whole syllable may be the beginning of one that is still being typed: `baowenb` → bao, wen.
 */
export function syllablesOf(letters: string): string[] | null {
  /** The best way to each place. */
  const ways: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end++) {
    for (let from = Math.max(0, end - MAX_SYLLABLE_LENGTH); from < end; from++) {
      const before = ways[from]
      const part = letters.slice(from, end)
      if (!before || !syllables.has(part)) continue
      const way = [...before, part]
      if (way.length < (ways[end]?.length ?? Infinity)) ways[end] = way
    }
  }
  for (let end = letters.length; end > 0; end--) {
    const way = ways[end]
    const rest = letters.slice(end)
    if (way && (rest === '' || beginsSyllable(rest))) return way
  }
  return null
}

const beginsSyllable = (letters: string) => [...syllables].some((syllable) => syllable.startsWith(letters))
