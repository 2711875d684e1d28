/**
 * The way through a questionnaire: one pure function for client and server alike, so that what somebody saw is what is
 * checked. Types only are imported: the client carries this file as it is.
 */
import type { Answer, Answers, Jump, Question } from '../types'

/** Where a jump of this name leads: no question is called so. */
export const END = 'end'

type Choices = Extract<Question, { options: unknown }>

/** Whether a choice is "something else". */
export const isOther = ({ options }: Choices, chosen: string | undefined): boolean =>
  options.some(({ id, other }) => id === chosen && other === true)

/** What of an answer belongs to its question; undefined where that is nothing. */
export function normalizedAnswer(question: Question, answer: Answer | undefined): Answer | undefined {
  if (!answer) return undefined
  const words = answer.text?.trim() ?? ''
  switch (question.kind) {
    case 'single': {
      const { option } = answer
      if (option === undefined) return undefined
      return { option, ...(isOther(question, option) && words ? { text: words } : {}) }
    }
    case 'multiple': {
      const options = [...new Set(answer.options ?? [])]
      if (options.length === 0) return undefined
      const isOwn = options.some((one) => isOther(question, one))
      return { options, ...(isOwn && words ? { text: words } : {}) }
    }
    case 'text':
      return words ? { text: words } : undefined
    case 'rating':
    case 'number':
      return answer.number === undefined ? undefined : { number: answer.number }
    case 'date':
      return answer.day === undefined ? undefined : { day: answer.day }
    case 'matrix': {
      const rows = [...new Map((answer.rows ?? []).map((one) => [one.row, one])).values()]
      return rows.length > 0 ? { rows } : undefined
    }
    case 'pictures': {
      const pictures = [...new Set(answer.pictures ?? [])]
      return pictures.length > 0 ? { pictures } : undefined
    }
  }
}

function meets({ when }: Jump, answer: Answer | undefined): boolean {
  if (!when) return true
  if (!answer) return false
  const { is, from, to } = when
  const { option, options = [], number } = answer
  if (is !== undefined && option !== is && !options.includes(is)) return false
  if (from === undefined && to === undefined) return true
  return number !== undefined && number >= (from ?? -Infinity) && number <= (to ?? Infinity)
}

/** Where the answer to a question leads: a later question's place, or the number of questions for the end. */
function nextOf(questions: readonly Question[], index: number, answer: Answer | undefined): number {
  const taken = questions[index]?.jumps?.find((jump) => meets(jump, answer))
  if (!taken) return index + 1
  if (taken.to === END) return questions.length
  const target = questions.findIndex(({ id }) => id === taken.to)
  // a jump goes forward only, whatever a definition says: so the way always ends
  return target > index ? target : index + 1
}

/** The questions that these answers lead to, in their order. An answer that is not on the way leads nowhere. */
export function pathOf(questions: readonly Question[], answers: Answers): readonly Question[] {
  const path: Question[] = []
  for (let index = 0; index < questions.length;) {
    const question = questions[index]
    if (!question) break
    path.push(question)
    index = nextOf(questions, index, normalizedAnswer(question, answers.get(question.id)))
  }
  return path
}
