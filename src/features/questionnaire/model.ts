import { limitDay, OTHER_LENGTH } from '@contract/questionnaire/answers'
import { defaultDayRange, type DayRange } from '@/lib/day-range'
import type { Answer, Data, Question, QuestionnaireBrief, Thanks } from '@contract/types'

export type { Answer, Answers, Question, QuestionnaireBrief, Thanks } from '@contract/types'
export type Questionnaire = Data<'getQuestionnaire'>

/** A question of one kind. */
export type QuestionOf<K extends Question['kind']> = Extract<Question, { kind: K }>

/** The most words of somebody's own beside a choice. */
export const TEXT_LENGTH = OTHER_LENGTH

/** The first and the last day that a question takes, within what a picker offers (rule check.dateRange). */
export function daysOf({ from, to }: QuestionOf<'date'>, today: string): DayRange {
  const { start, end } = defaultDayRange(today)
  return { start: limitDay(from, today) ?? start, end: limitDay(to, today) ?? end }
}

export type ListTab = 'open' | 'done' | 'ended'

export const TABS: readonly { key: ListTab; title: string }[] = [
  { key: 'open', title: '待填写' },
  { key: 'done', title: '已完成' },
  { key: 'ended', title: '已结束' }
]

/** Which tab one stands under. */
export const tabOf = ({ state }: QuestionnaireBrief): ListTab => (state === 'draft' ? 'open' : state)

/** What is given for it, in words; undefined = nothing. */
export function thanksText({ points, couponName }: Thanks): string | undefined {
  const words = [...(points ? [`${points} 积分`] : []), ...(couponName ? [`「${couponName}」`] : [])]
  return words.length > 0 ? words.join(' 和 ') : undefined
}

const titlesOf = (
  options: readonly { readonly id: string; readonly title: string; readonly other?: true | undefined }[],
  chosen: readonly string[],
  words: string | undefined
): string =>
  options
    .filter(({ id }) => chosen.includes(id))
    .map(({ title, other }) => (other && words ? `${title}：${words}` : title))
    .join('、')

/** An answer as shown in the review before sending; '' if there is none. */
export function summaryOf(question: Question, answer: Answer | undefined): string {
  if (!answer) return ''
  switch (question.kind) {
    case 'single':
      return titlesOf(question.options, [answer.option ?? ''], answer.text)
    case 'multiple':
      return titlesOf(question.options, answer.options ?? [], answer.text)
    case 'rating':
      return answer.number === undefined ? '' : `${answer.number} 分（满分 ${question.most} 分）`
    case 'number':
      return answer.number === undefined ? '' : `${answer.number}${question.unit ? ` ${question.unit}` : ''}`
    case 'text':
      return answer.text ?? ''
    case 'date':
      return (answer.day ?? '').replace(/-/g, '.')
    case 'matrix':
      return question.rows
        .flatMap(({ id, title }) => {
          const column = answer.rows?.find(({ row }) => row === id)?.column
          const word = question.columns.find((one) => one.id === column)?.title
          return word ? [`${title}：${word}`] : []
        })
        .join('；')
    case 'pictures':
      return answer.pictures?.length ? `${answer.pictures.length} 张图片` : ''
  }
}
