/** Whether an answer fits its question, and which answers are sent: the same rules for client and server. Pure. */
import type { Answer, Answers, Question } from '../types'
import { isOther, normalizedAnswer, pathOf } from './path'

/** Maximum number of free-text characters beside a choice. */
export const OTHER_LENGTH = 60

type Choices = Extract<Question, { options: unknown }>

const EMPTY: Readonly<Record<Question['kind'], string>> = {
  single: '请选择一项',
  multiple: '请至少选择一项',
  rating: '请打分',
  text: '请填写',
  date: '请选择日期',
  number: '请填写数字',
  matrix: '请为每一行选择',
  pictures: '请上传图片'
}

const dayLabel = (day: string) => day.replace(/-/g, '.')

/** The day that a limit refers to. */
export const limitDay = (limit: string | undefined, today: string): string | undefined =>
  limit === 'today' ? today : limit

function choiceFault(
  question: Choices,
  chosen: readonly string[],
  words: string | undefined
): string | undefined {
  if (!chosen.every((one) => question.options.some(({ id }) => id === one))) return '选项已失效，请重新选择'
  if (!chosen.some((one) => isOther(question, one))) return undefined
  if (!words) return '请补充说明您选择的「其他」'
  return words.length > OTHER_LENGTH ? `补充说明最多 ${OTHER_LENGTH} 个字` : undefined
}

function numberFault(
  { from, to, decimals = 0 }: Extract<Question, { kind: 'number' }>,
  number: number
): string | undefined {
  if (!(number >= from && number <= to)) return `请填写 ${from} 到 ${to} 之间的数字`
  const scaled = number * 10 ** decimals
  if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return undefined
  return decimals === 0 ? '请填写整数' : `最多 ${decimals} 位小数`
}

function dateFault(
  { from, to }: Extract<Question, { kind: 'date' }>,
  day: string,
  today: string
): string | undefined {
  const [first, last] = [limitDay(from, today), limitDay(to, today)]
  if (first !== undefined && day < first) return `请选择 ${dayLabel(first)} 或之后的日期`
  return last !== undefined && day > last ? `请选择 ${dayLabel(last)} 或之前的日期` : undefined
}

/** What is wrong with an answer, as text for the member; undefined = nothing. `today` is YYYY-MM-DD in China. */
export function answerFault(
  question: Question,
  provided: Answer | undefined,
  today: string
): string | undefined {
  const answer = normalizedAnswer(question, provided)
  if (!answer) return question.required === false ? undefined : EMPTY[question.kind]
  switch (question.kind) {
    case 'single':
      return choiceFault(question, [answer.option ?? ''], answer.text)
    case 'multiple': {
      const { options = [] } = answer
      const { least = 1, most = question.options.length } = question
      if (options.length < least) return `请至少选择 ${least} 项`
      if (options.length > most) return `最多选择 ${most} 项`
      return choiceFault(question, options, answer.text)
    }
    case 'rating': {
      const { number = 0 } = answer
      return Number.isInteger(number) && number >= 1 && number <= question.most ? undefined : EMPTY.rating
    }
    case 'text':
      return (answer.text?.length ?? 0) > question.most ? `最多 ${question.most} 个字` : undefined
    case 'number':
      return numberFault(question, answer.number ?? NaN)
    case 'date':
      return dateFault(question, answer.day ?? '', today)
    case 'matrix': {
      const { rows = [] } = answer
      const column = (row: string) => rows.find((one) => one.row === row)?.column
      const isWhole = question.rows.every(({ id }) => question.columns.some((one) => one.id === column(id)))
      return isWhole && rows.length === question.rows.length ? undefined : EMPTY.matrix
    }
    case 'pictures':
      return (answer.pictures?.length ?? 0) > question.most ? `最多上传 ${question.most} 张图片` : undefined
  }
}

/** The first question on the path with an invalid answer, with its position from 1. */
export function firstFault(
  questions: readonly Question[],
  answers: Answers,
  today: string
): { readonly place: number; readonly question: Question; readonly fault: string } | undefined {
  for (const [index, question] of pathOf(questions, answers).entries()) {
    const fault = answerFault(question, answers.get(question.id), today)
    if (fault !== undefined) return { place: index + 1, question, fault }
  }
  return undefined
}

/** The answers on the path, reduced to what belongs to their questions: nothing else is sent or stored. */
export function answersOnPath(questions: readonly Question[], answers: Answers): Map<string, Answer> {
  const stored = new Map<string, Answer>()
  for (const question of pathOf(questions, answers)) {
    const answer = normalizedAnswer(question, answers.get(question.id))
    if (answer) stored.set(question.id, answer)
  }
  return stored
}
