/** What a search looks for: one normalisation of typed text for every search of the server. Pure. */
import { readingsOf } from '../lib/pinyin/pinyin'
import { OTHER_NAMES } from './other-names'

/** The ways to write one searched word, its own first; a match of any of them is a match. */
export type SearchTerm = readonly [string, ...string[]]

/** In small letters of usual width. */
export const plainText = (typed: string): string => typed.normalize('NFKC').toLowerCase()

/** A plain text with the names by which our catalogue calls what it names. */
const asCalled = (text: string): string =>
  OTHER_NAMES.reduce((called, [written, name]) => called.replace(written, name), text)

/** A typed text, normalised, and as our catalogue calls it if that is different. */
export function spellingsOf(typed: string): SearchTerm {
  const text = plainText(typed)
  const called = asCalled(text)
  return called === text ? [text] : [text, called]
}

/** Of fewer characters there are too many that sound alike. */
const SHORTEST_HEARD = 3

/** How a word in Chinese is read, for names with the same sound: 武候祠 is 武侯祠. */
function readingOf(word: string): string[] {
  const characters = [...word]
  const read = characters.flatMap((character) => readingsOf(character)[0] ?? [])
  return characters.length >= SHORTEST_HEARD && read.length === characters.length ? [read.join('')] : []
}

/** The words of a typed text, each with the ways to write it; all of them have to match. */
export const searchTerms = (keyword: string | undefined): SearchTerm[] =>
  plainText(keyword ?? '')
    .split(/[\s,，、]+/)
    .filter(Boolean)
    .map((word) => {
      const [own, ...called] = spellingsOf(word)
      return [own, ...called, ...readingOf(word)]
    })
