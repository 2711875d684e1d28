/** Answers and results in words, by the questions. Pure. */
import type { Answer, Question } from '@contract/types'
import type { Counting } from './operator-repository'

type OfKind<K extends Question['kind']> = Extract<Question, { kind: K }>

/** Numbers are counted by so many equal steps. */
const STEPS = 10

const stepOf = ({ from, to, decimals = 0 }: OfKind<'number'>): number =>
  Math.max((to - from) / STEPS, 10 ** -decimals)

/** How the answers to a question are counted. */
export const countingOf = (question: Question): Counting => ({
  id: question.id,
  kind: question.kind,
  ...(question.kind === 'number' && { from: question.from, step: stepOf(question) })
})

/** One group of answers: the keys by which they are counted, with their labels. */
export interface Group {
  readonly title: string | null
  readonly bars: readonly { readonly key: string; readonly label: string }[]
}

/** What can be answered to a question, in its order; months of dates are only known from the answers. */
export function groupsOf(question: Question, months: readonly string[]): Group[] {
  const one = (bars: Group['bars']): Group[] => [{ title: null, bars }]
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return one(question.options.map(({ id, title }) => ({ key: id, label: title })))
    case 'rating':
      return one(
        Array.from({ length: question.most }, (_, place) => ({
          key: String(place + 1),
          label: `${place + 1} 分`
        }))
      )
    case 'number':
      return one(numberBars(question))
    case 'date':
      return one([...months].sort().map((month) => ({ key: month, label: month })))
    case 'matrix':
      return question.rows.map((row) => ({
        title: row.title,
        bars: question.columns.map((column) => ({ key: `${row.id}:${column.id}`, label: column.title }))
      }))
    case 'text':
    case 'pictures':
      return []
  }
}

function numberBars(question: OfKind<'number'>): Group['bars'] {
  const { from, to, unit = '' } = question
  const step = stepOf(question)
  const steps = Math.min(STEPS, Math.max(1, Math.ceil((to - from) / step)))
  const number = (value: number) => String(Number(Math.min(value, to).toFixed(2)))
  return Array.from({ length: steps }, (_, place) => ({
    key: String(place),
    label: `${number(from + place * step)}–${number(from + (place + 1) * step)}${unit}`
  }))
}

/** An answer in words; what is no longer among the choices stands by its id. */
export function answerWords(question: Question, answer: Answer): string {
  const titled = (choices: readonly { readonly id: string; readonly title: string }[], id: string) =>
    choices.find((choice) => choice.id === id)?.title ?? id
  const { option, options = [], text = '', number, day = '', rows = [], pictures = [] } = answer
  const beside = text === '' ? '' : `（${text}）`
  switch (question.kind) {
    case 'single':
      return option === undefined ? text : titled(question.options, option) + beside
    case 'multiple':
      return options.map((id) => titled(question.options, id)).join('；') + beside
    case 'rating':
    case 'number':
      return number === undefined ? '' : String(number)
    case 'date':
      return day
    case 'matrix':
      return rows
        .map(({ row, column }) => `${titled(question.rows, row)}：${titled(question.columns, column)}`)
        .join('；')
    case 'text':
      return text
    case 'pictures':
      return pictures.join(' ')
  }
}
