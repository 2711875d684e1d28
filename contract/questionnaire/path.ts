/**
 * The path through a questionnaire: one pure function for client and server, so that what was shown is what is
 * checked. Imports types only: the client bundles this file as it is.
 */
import type { Answer, Answers, Jump, Question } from '../types'

/** The jump target that ends the questionnaire: no question has this name. */
export const END = 'end'

type Choices = Extract<Question, { options: unknown }>

/** Whether a choice is "other". */
export const isOther = ({ options }: Choices, chosen: string | undefined): boolean =>
  options.some(({ id, other }) => id === chosen && other === true)

/** The part of an answer that belongs to its question; undefined if empty. */
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

/** Where the answer to a question leads: the position of a later question, or the number of questions for the end. */
function nextOf(questions: readonly Question[], index: number, answer: Answer | undefined): number {
  const taken = questions[index]?.jumps?.find((jump) => meets(jump, answer))
  if (!taken) return index + 1
  if (taken.to === END) return questions.length
  const target = questions.findIndex(({ id }) => id === taken.to)
  // a jump only goes forward, whatever a definition says, so the path always ends
  return target > index ? target : index + 1
}

/** The questions that these answers lead to, in order. An answer to a question that is not on the path has no effect. */
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
