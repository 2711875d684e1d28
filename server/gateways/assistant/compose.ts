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
  const told = sources.filter(({ fit }, index) => index === 0 || fit >= NEARLY_AS_WELL).slice(0, MAX_LISTED)
  return told
    .map(({ no, title, text }, index) => {
      const passage = index === 0 && text.length <= WHOLE ? text : passageOf(question, text)
      return index === 0 ? `${passage}[${no}]` : `另外，${quoted(title)}里写到：${passage}[${no}]`
    })
    .join('\n\n')
}

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
