/** Documents as questions that can be asked with a tap, and that they answer for certain. Pure. */
import type { FoundDocument } from './search-repository'

const MAX_OFFERED = 3

const SIGNS = /[\s\p{P}\p{S}]/gu
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(SIGNS, '')

const QUESTIONS: Readonly<Record<Exclude<FoundDocument['kind'], 'order' | 'memberCard'>, string>> = {
  help: '',
  card: '有哪些权益？',
  plate: '里有什么？',
  privilege: '怎么用？',
  product: '多少钱？',
  sight: '几点开放？',
  store: '在哪里？',
  agreement: '怎么规定？',
  service: '是什么？',
  points: '是什么？'
}

type Titled = Pick<FoundDocument, 'kind' | 'title'>

/** The question that a document answers; nothing for what is the asker's own. */
export function questionFor({ kind, title }: Titled): string {
  if (kind === 'order' || kind === 'memberCard') return ''
  const [whole, section] = title.split(/ · (?:[一二三四五六七八九十]+、)?/)
  // 退款规则 · 一、会员卡与权益包, without the number of the section
  const name = kind === 'agreement' && section ? `${whole}里“${section}”` : title
  return name + QUESTIONS[kind]
}

/** Whether a question is the one that a document answers: its title, or what {@link questionFor} has made of it. */
export const isQuestionFor = (question: string, document: Titled): boolean =>
  [document.title, questionFor(document)].some((one) => plain(one) === plain(question))

/** Up to three questions for documents, best first, without the one that was asked. */
export const offersOf = (question: string, documents: readonly Titled[]): string[] =>
  [...new Set(documents.filter((one) => !isQuestionFor(question, one)).map(questionFor))]
    .filter(Boolean)
    .slice(0, MAX_OFFERED)
