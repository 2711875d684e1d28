/** Readings of Chinese characters, without tones and with ü as v. */
import { PINYIN_ROWS } from './rows'

const readings = new Map<string, string[]>()
const syllables = new Set<string>()

for (const row of PINYIN_ROWS.split(/\s+/)) {
  const [syllable = '', first = '', second = ''] = row.split('|')
  syllables.add(syllable)
  for (const character of first) readings.set(character, [syllable, ...(readings.get(character) ?? [])])
  for (const character of second) readings.set(character, [...(readings.get(character) ?? []), syllable])
}

/** Readings of a character, the most common first, two at most; none if it is rare or not Chinese. */
export const readingsOf = (character: string): readonly string[] => readings.get(character) ?? []

const MAX_SYLLABLE_LENGTH = 6

/**
 * The syllables in letters without blanks, as few as possible: `baowenbei` → bao, wen, bei; null if they are not
 * pinyin. The rest after the last whole syllable may be the beginning of one still being typed: `baowenb` → bao, wen.
 */
export function syllablesOf(letters: string): string[] | null {
  /** The best split up to each position. */
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

/** Whether part of a text is read so: in whole syllables (`natie` in 拿铁咖啡) or in initials (`ntkf`). `letters`: a to z, two at least. */
export function soundsLike(text: string, letters: string): boolean {
  const read = [...text].map(readingsOf)
  const isReadFrom = <T>(parts: readonly T[], fits: (reading: string, part: T) => boolean) =>
    read.some((_, from) =>
      parts.every((part, index) => (read[from + index] ?? []).some((reading) => fits(reading, part)))
    )
  const whole = syllablesOf(letters)
  return (
    (whole !== null && isReadFrom(whole, (reading, part) => reading === part)) ||
    isReadFrom([...letters], (reading, part) => reading.startsWith(part))
  )
}
