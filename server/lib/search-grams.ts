/**
 * What goods are found by. A text is kept as grams: pairs of neighbouring characters (so two of them find), single characters,
 * Latin words with their beginnings, pairs of syllables and of initials. What somebody types becomes grams in the same way, and
 * all of them must be there. Pure.
 */
import { cutText } from '@contract/cut-text'
import { readingsOf, syllablesOf } from './pinyin/pinyin'

/** Longer input says nothing more. */
const MAX_QUERY_LENGTH = 20
const SHORTEST_BEGINNING = 2

const HAN = /\p{Script=Han}+/gu
const LATIN = /[a-z0-9]+/g

/** As it is compared: width, case and signs make no difference. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const hanOf = (text: string) => (plain(text).match(HAN) ?? []).map((run) => [...run])
const latinOf = (text: string): string[] => plain(text).match(LATIN) ?? []

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.slice(1).map((item, index) => [items[index] as T, item] as const)
}

/** Pairs of characters; of a single one itself. */
const hanGrams = (run: readonly string[]): string[] =>
  run.length === 1 ? [...run] : pairsOf(run).map((pair) => pair.join(''))

const word = (latin: string) => `w:${latin}`
const sound = (...syllables: readonly string[]) => `p:${syllables.join(' ')}`
const initials = (a: string, b: string) => `i:${a}${b}`

/** Everything that a text is found by; `spoken` is the part of it that is found by pinyin, too. */
export function gramsOf(text: string, spoken: string): string[] {
  const grams = new Set<string>()
  for (const run of hanOf(text)) for (const gram of [...run, ...hanGrams(run)]) grams.add(gram)
  for (const latin of latinOf(text)) {
    for (let end = Math.min(SHORTEST_BEGINNING, latin.length); end <= latin.length; end++)
      grams.add(word(latin.slice(0, end)))
  }
  for (const run of hanOf(spoken)) for (const gram of soundsOf(run)) grams.add(gram)
  return [...grams]
}

function soundsOf(run: readonly string[]): string[] {
  const read = run.map(readingsOf)
  const single = read.flatMap((readings) => readings.map((syllable) => sound(syllable)))
  const double = pairsOf(read).flatMap(([before, after]) =>
    before.flatMap((a) => after.flatMap((b) => [sound(a, b), initials(a.charAt(0), b.charAt(0))]))
  )
  return [...single, ...double]
}

/** The words of a running text, each as often as it is there: pairs of neighbouring characters, and Latin words. */
export const termsOf = (text: string): string[] => [
  ...hanOf(text).flatMap((run) => pairsOf(run).map((pair) => pair.join(''))),
  ...latinOf(text)
]

/** Its single characters. */
export const charactersOf = (text: string): string[] => hanOf(text).flat()

/** What has to be there: all grams of one of the ways. */
export type Ways = readonly (readonly string[])[]

export interface SearchVariants {
  /** What was typed, in its own characters; pinyin and initials where letters were. */
  readonly exact: Ways
  /** What sounds the same, or is the same but for one character. */
  readonly near: Ways
  /** As names are compared with it. */
  readonly text: string
}

/** How to look for what somebody typed; no way at all where it holds neither a character nor a letter. */
export function searchVariants(typed: string): SearchVariants {
  const text = cutText(plain(typed).trim(), { units: MAX_QUERY_LENGTH })
  const runs = hanOf(text)
  const latin = latinOf(text)
  const han = runs.flatMap(hanGrams)
  const asTerms = [...han, ...latin.map(word)]
  const asPinyin = latin.length > 0 ? pinyinVariants(latin.join('')).map((way) => [...han, ...way]) : []
  return {
    text,
    exact: [asTerms, ...asPinyin].filter(isSome),
    near: [...homophones(runs, latin), ...oneWrong(runs, latin)].filter(isSome)
  }
}

const isSome = (way: readonly string[]) => way.length > 0

/** Letters as syllables, and as initials. */
function pinyinVariants(letters: string): string[][] {
  const syllables = syllablesOf(letters)
  const asInitials = [...letters].every((letter) => /[a-z]/.test(letter))
    ? pairsOf([...letters]).map(([a, b]) => initials(a, b))
    : []
  return [syllables ? spokenGrams(syllables) : [], asInitials]
}

const spokenGrams = (syllables: readonly string[]): string[] =>
  syllables.length === 1
    ? syllables.map((one) => sound(one))
    : pairsOf(syllables).map((pair) => sound(...pair))

/** The usual readings of what was typed: 宝温杯 finds 保温杯. */
function homophones(runs: readonly (readonly string[])[], latin: readonly string[]): string[][] {
  const spoken = runs.flatMap((run) =>
    spokenGrams(run.flatMap((character) => readingsOf(character)[0] ?? []))
  )
  return spoken.length > 0 ? [[...spoken, ...latin.map(word)]] : []
}

/** One character left out, wherever it stands: 保湿杯套 finds what has 保温杯套. Short words have too little left. */
function oneWrong(runs: readonly (readonly string[])[], latin: readonly string[]): string[][] {
  return runs.flatMap((run, index) => {
    if (run.length < 3) return []
    const others = [...runs.filter((_, at) => at !== index).flatMap(hanGrams), ...latin.map(word)]
    return run.map((_, wrong) => [
      ...[run.slice(0, wrong), run.slice(wrong + 1)].filter((part) => part.length > 0).flatMap(hanGrams),
      ...others
    ])
  })
}
