/** Results of questionnaires, as the console shows them. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Question } from '@contract/types'
import { notFound } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { iso, isoEnd } from '../../lib/iso'
import { maskPhones } from '../../lib/mask-phones'
import {
  allQuestionnaires,
  ANSWERED,
  countedOf,
  countsOf,
  findOperatorQuestionnaire,
  numbersOf,
  pageOfResponses,
  pageOfTexts,
  WRITTEN,
  type NumberFigures,
  type OperatorQuestionnaire
} from './operator-repository'
import { findQuestionnaire } from './repository'
import { versionOf } from './read'
import { answerWords, countingOf, groupsOf } from './words'

type Results = ConsoleData<'questionnaireResults'>

/** All questionnaires, running ones first. */
export async function operatorQuestionnaires(
  db: Queryable,
  now: Date
): Promise<ConsoleData<'questionnaires'>> {
  return { items: (await allQuestionnaires(now, db)).map((row) => briefOf(row, now)) }
}

/** The results of one. @throws BusinessError 404 */
export async function operatorResults(db: Queryable, id: string, now: Date): Promise<Results> {
  const row = await existing(id, db)
  const { questions } = row
  const byQuestion = new Map<string, Map<string, number>>()
  for (const { question, key, count } of await countsOf(id, questions.map(countingOf), db))
    byQuestion.set(question, (byQuestion.get(question) ?? new Map<string, number>()).set(key, count))
  const withNumbers = questions.filter(({ kind }) => kind === 'rating' || kind === 'number')
  const numbers = await numbersOf(
    id,
    withNumbers.map((question) => question.id),
    db
  )
  return {
    questionnaire: briefOf(row, now),
    ...(await countedOf(id, versionOf(questions), db)),
    results: questions.map((question) =>
      resultOf(
        question,
        byQuestion.get(question.id) ?? new Map<string, number>(),
        numbers.find((one) => one.question === question.id)
      )
    )
  }
}

/** What was written for a question, page by page. @throws BusinessError 404 */
export async function operatorTexts(
  db: Queryable,
  { questionnaireId, questionId, ...place }: ConsoleParsed<'questionnaireTexts'>
): Promise<ConsoleData<'questionnaireTexts'>> {
  const questions = await questionsOf(questionnaireId, db)
  if (!questions.some(({ id }) => id === questionId)) throw notFound('问题不存在')
  const { rows, next } = await pageOfTexts(questionnaireId, questionId, place, db)
  return {
    items: rows.map(({ key, answer: { text = '', pictures = [] }, channelCode, at }) => ({
      ...{ key, pictures, channelCode },
      text: maskPhones(text),
      at: iso(at)
    })),
    nextCursor: next
  }
}

/** Whole responses in words, page by page. @throws BusinessError 404 */
export async function operatorResponses(
  db: Queryable,
  { questionnaireId, ...place }: ConsoleParsed<'questionnaireResponses'>
): Promise<ConsoleData<'questionnaireResponses'>> {
  const questions = await questionsOf(questionnaireId, db)
  const { rows, next } = await pageOfResponses(questionnaireId, place, db)
  return {
    items: rows.map(({ answers, channelCode, at }) => ({
      channelCode,
      at: iso(at),
      answers: questions.flatMap((question) => {
        const answer = answers[question.id]
        return answer ? [{ questionId: question.id, text: maskPhones(answerWords(question, answer)) }] : []
      })
    })),
    nextCursor: next
  }
}

async function questionsOf(id: string, db: Queryable): Promise<Question[]> {
  const row = await findQuestionnaire(id, db)
  if (!row) throw notFound('问卷不存在')
  return row.questions
}

async function existing(id: string, db: Queryable): Promise<OperatorQuestionnaire> {
  const row = await findOperatorQuestionnaire(id, db)
  if (!row) throw notFound('问卷不存在')
  return row
}

const briefOf = (row: OperatorQuestionnaire, now: Date): Results['questionnaire'] => ({
  questionnaireId: row.id,
  title: row.title,
  state: now < row.startsAt ? 'soon' : now < row.endsAt ? 'running' : 'ended',
  startsAt: iso(row.startsAt),
  endsAt: isoEnd(row.endsAt),
  channelCodes: row.channelCodes,
  done: row.done,
  drafts: row.drafts
})

function resultOf(
  question: Question,
  counts: ReadonlyMap<string, number>,
  numbers: NumberFigures | undefined
): Results['results'][number] {
  const { id, kind, title } = question
  const given = [...counts.keys()].filter((key) => key !== ANSWERED && key !== WRITTEN)
  const groups = groupsOf(question, given).map((group) => ({
    title: group.title,
    bars: group.bars.map(({ key, label }) => ({ label, count: counts.get(key) ?? 0 }))
  }))
  return {
    ...{ questionId: id, kind, title, groups },
    answered: counts.get(ANSWERED) ?? 0,
    numbers: numbers
      ? {
          average: numbers.average,
          median: numbers.median,
          least: numbers.least,
          most: numbers.most
        }
      : null,
    texts: counts.get(WRITTEN) ?? 0
  }
}
