/** An answer built from the retrieved sources: the passages relevant to the question, each with its mark. Pure. */
import { charactersOf, termsOf } from '../../lib/search-grams'
import type { EngineSource } from './assistant-gateway'

/** A text this short is quoted in full. */
const WHOLE = 220
const MAX_PASSAGE_LENGTH = 160
/** A second source is quoted if it matches nearly as well. */
const NEARLY_AS_WELL = 0.7
const MAX_LISTED = 2

export function composeAnswer(question: string, sources: readonly EngineSource[]): string {
  const told = sources.filter(({ fit }, index) => index === 0 || fit >= NEARLY_AS_WELL)
  const said: string[] = []
  const paragraphs: string[] = []
  for (const { no, title, text } of told) {
    if (paragraphs.length >= MAX_LISTED) break
    const isFirst = paragraphs.length === 0
    // an article of conditions that others keep is not quoted (ADR 0051), but it can be opened
    if (isFirst && text === '') {
      paragraphs.push(`请看说明${quoted(title)}。[${no}]`)
      continue
    }
    const passage = withoutRepetition(
      isFirst && text.length <= WHOLE ? text : passageOf(question, text),
      said
    )
    if (passage === '') continue
    paragraphs.push(isFirst ? `${passage}[${no}]` : `另外，${quoted(title)}里写到：${passage}[${no}]`)
  }
  return paragraphs.join('\n\n')
}

/** Sentences this alike say the same. */
const ALIKE = 0.7
/** Shorter sentences are alike by chance. */
const MIN_PAIRS = 6

/** A passage without the sentences that have been said, which it adds its own to. */
function withoutRepetition(passage: string, said: string[]): string {
  const fresh = (sentence: string) => {
    if (said.some((before) => likeness(before, sentence) >= ALIKE)) return false
    if (termsOf(sentence).length > 0) said.push(sentence)
    return true
  }
  return passage
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[。；！？])/)
        .filter(fresh)
        .join('')
    )
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** The share of pairs of characters that two sentences have in common, of the shorter one; other figures, another sentence. */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (figuresIn(a) !== figuresIn(b)) return 0
  const [left, right] = [new Set(termsOf(a)), new Set(termsOf(b))]
  const shared = [...left].filter((term) => right.has(term)).length
  const shorter = Math.min(left.size, right.size)
  return shorter < MIN_PAIRS ? 0 : shared / shorter
}

const figuresIn = (text: string): string => (text.match(/\d+/g) ?? []).join()

const quoted = (title: string) => `“${title.replace(/[？?]$/, '')}”`

/** The most relevant lines of a text, in their order. */
export function passageOf(question: string, text: string): string {
  const requested = new Set([...termsOf(question), ...charactersOf(question)])
  const lines = text.split('\n').map((line, at) => {
    const terms = [...termsOf(line), ...charactersOf(line)]
    const shared = new Set(terms.filter((term) => requested.has(term)))
    // a matching pair counts more than its two characters
    const fit = [...shared].reduce((sum, term) => sum + ([...term].length > 1 ? 3 : 1), 0)
    return { line, at, fit: fit / Math.sqrt(terms.length + 10) }
  })
  const stored: typeof lines = []
  let length = 0
  for (const one of [...lines].sort((a, b) => b.fit - a.fit || a.at - b.at)) {
    if (stored.length > 0 && (length + one.line.length > MAX_PASSAGE_LENGTH || one.fit === 0)) break
    stored.push(one)
    length += one.line.length
  }
  return [...stored]
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line)
    .join('\n')
}
