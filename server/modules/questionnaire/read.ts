import { createHash } from 'node:crypto'
import type { Data, Question, QuestionnaireBrief } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import { isoEnd, isoOrNull } from '../../lib/iso'
import { hasPoints } from '../points'
import { findQuestionnaire, findResponse, findVersion, listMet, type MetRow } from './repository'

/** The caller, with channel and time. */
export interface Requester {
  readonly memberId: string
  readonly channel: string
  readonly now: Date
}

/** The version of these questions. */
export const versionOf = (questions: readonly Question[]): string =>
  createHash('sha256').update(JSON.stringify(questions)).digest('hex').slice(0, 16)

/** Questionnaires of the channel, and the member's progress in each. */
export async function listFor(db: Queryable, asker: Requester): Promise<Data<'listQuestionnaires'>> {
  const isWithPoints = await hasPoints(asker.channel, db)
  const rows = await listMet(asker, db)
  return { list: rows.map((row) => briefOf(row, asker.now, isWithPoints)) }
}

/** One, with the questions that the member began with. @throws BusinessError 404 */
export async function readOne(
  db: Queryable,
  id: string,
  asker: Requester
): Promise<Data<'getQuestionnaire'>> {
  const [row] = await listMet({ ...asker, id }, db)
  const found = await findQuestionnaire(id, db)
  if (!row || !found) throw notFound('问卷不存在或已下架')
  const response = await findResponse(asker.memberId, id, db)
  const questions = (response && (await findVersion(id, response.version, db))) ?? found.questions
  return {
    ...briefOf(row, asker.now, await hasPoints(asker.channel, db)),
    version: response?.version ?? versionOf(questions),
    questions,
    answers: Object.entries(response?.answers ?? {}).map(([questionId, answer]) => ({ questionId, answer })),
    at: response?.lastAt ?? null
  }
}

function briefOf(row: MetRow, now: Date, isWithPoints: boolean): QuestionnaireBrief {
  const { id, title, intro, questionCount, minutes, endsAt, doneAt } = row
  const isDone = row.state === 'done'
  return {
    questionnaireId: id,
    title,
    intro,
    questionCount,
    minutes,
    endsAt: isoEnd(endsAt),
    state: isDone ? 'done' : endsAt <= now ? 'ended' : (row.state ?? 'open'),
    doneAt: isoOrNull(doneAt),
    thanks: isDone
      ? { points: row.pointsGiven, couponName: row.couponGiven }
      : { points: isWithPoints ? row.points : null, couponName: row.couponName }
  }
}
