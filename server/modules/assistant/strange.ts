/** The words of a question that none of our texts has: of what is not ours, nothing of ours tells. */
import { spellingsOf } from '../../domain/search-terms'
import { readingsOf } from '../../lib/pinyin/pinyin'
import { termsOf } from '../../lib/search-grams'
import type { Queryable } from '../../db/client'
import { OUR_WORDS } from './question'
import { termsKnown } from './search-repository'
import { contentOf } from './understand/everyday-words'

/** Share of the words that say something: with more of them strange, a question is about something else. */
const MAX_STRANGE = 0.2

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of a text that say what it is about, without those of any question. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    [...WORDS.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .flatMap(({ segment }) => contentOf(segment))
  )
]

/**
 * Whether so many words of a question are in none of a channel's texts that these cannot answer it.
 * @param said what the intents have recognised of it, which is not strange
 */
export async function isAboutSomethingElse(
  text: string,
  said: readonly string[],
  channel: string,
  db: Queryable
): Promise<boolean> {
  const spellings = spellingsOf(text)
  const words = wordsOf(spellings.at(-1) ?? text)
  const isSaid = (word: string) =>
    said.some((part) => part.length > 1 && (part.includes(word) || word.includes(part)))
  const doubtful = words.filter(
    (word) => !OUR_WORDS.has(word) && !isSaid(word) && readingsOf(word.charAt(0)).length > 0
  )
  if (doubtful.length === 0) return false
  const known = new Set(await termsKnown(channel, doubtful.flatMap(termsOf), db))
  const strange = doubtful.filter((word) => !termsOf(word).every((term) => known.has(term)))
  return strange.length > words.length * MAX_STRANGE
}
