/**
 * Search terms of goods. A text is indexed as grams: pairs of neighbouring characters (so two of them match), single characters,
 * Latin words with their prefixes, pairs of syllables and of initials. A query becomes grams in the same way, and
 * all of them must match. Pure.
 */
import { cutText } from '@contract/cut-text'
import { readingsOf, syllablesOf } from './pinyin/pinyin'

/** Longer input is cut off. */
const MAX_QUERY_LENGTH = 20
const SHORTEST_BEGINNING = 2

const HAN = /\p{Script=Han}+/gu
const LATIN = /[a-z0-9]+/g

/** Normalised for comparison: width, case and punctuation do not matter. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

const hanOf = (text: string) => (plain(text).match(HAN) ?? []).map((run) => [...run])
const latinOf = (text: string): string[] => plain(text).match(LATIN) ?? []

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.slice(1).map((item, index) => [items[index] as T, item] as const)
}

/** Pairs of characters; a single one by itself. */
const hanGrams = (run: readonly string[]): string[] =>
  run.length === 1 ? [...run] : pairsOf(run).map((pair) => pair.join(''))

const word = (latin: string) => `w:${latin}`
const sound = (...syllables: readonly string[]) => `p:${syllables.join(' ')}`
const initials = (a: string, b: string) => `i:${a}${b}`

/** All grams of a text; `spoken` is the part that pinyin also matches. */
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

/** The terms of a running text, with repetitions: pairs of neighbouring characters, and Latin words. */
export const termsOf = (text: string): string[] => [
  ...hanOf(text).flatMap((run) => pairsOf(run).map((pair) => pair.join(''))),
  ...latinOf(text)
]

/** Its single characters. */
export const charactersOf = (text: string): string[] => hanOf(text).flat()

/** What has to match: all grams of one of the alternatives. */
export type Ways = readonly (readonly string[])[]

export interface SearchVariants {
  /** The query in its own characters; as pinyin and initials if it has letters. */
  readonly exact: Ways
  /** The same sound, or the same but for one character. */
  readonly near: Ways
  /** For comparison with names. */
  readonly text: string
}

/** How to search for a query; no alternatives if it has neither characters nor letters. */
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

/** The most common readings of the query: 宝温杯 finds 保温杯. */
function homophones(runs: readonly (readonly string[])[], latin: readonly string[]): string[][] {
  const spoken = runs.flatMap((run) =>
    spokenGrams(run.flatMap((character) => readingsOf(character)[0] ?? []))
  )
  return spoken.length > 0 ? [[...spoken, ...latin.map(word)]] : []
}

/** One character left out, at any position: 保湿杯套 finds what has 保温杯套. Short words would have too little left. */
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
