import { answersOnPath, firstFault } from '@contract/questionnaire/answers'
import { RESULT } from '@contract/envelope/codes'
import type { Answer, Answered, Data, ParsedInput, Question } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError, notFound } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { checkOwnPictures } from '../member'
import { versionOf, type Requester } from './read'
import {
  findQuestionnaire,
  findResponse,
  findVersion,
  finish,
  holdResponse,
  listMet,
  pinVersion,
  saveDraft,
  type QuestionnaireRow
} from './repository'
import { grantRewards, thanksSent } from './thanks'

const answeredAlready = () => new BusinessError(RESULT.orderState, '您已提交过这份问卷')
const questionsChanged = () => new BusinessError(RESULT.orderState, '问卷内容已更新，请重新打开')

/** The questionnaire, if the member may answer it now. @throws BusinessError 404, 904 */
async function openOne(db: Queryable, id: string, asker: Requester): Promise<QuestionnaireRow> {
  const [row] = await listMet({ ...asker, id }, db)
  const found = row && (await findQuestionnaire(id, db))
  if (!found) throw notFound('问卷不存在或已下架')
  if (found.endsAt <= asker.now) throw new BusinessError(RESULT.ended, '问卷已结束')
  return found
}

/** The questions to answer: those that the member began with, or the current ones, pinned. @throws BusinessError 907 */
async function questionsOf(
  db: Queryable,
  found: QuestionnaireRow,
  version: string,
  { memberId }: Requester
): Promise<Question[]> {
  const response = await findResponse(memberId, found.id, db)
  if (response?.state === 'done') throw answeredAlready()
  if (response) {
    const pinned = response.version === version ? await findVersion(found.id, version, db) : undefined
    if (!pinned) throw questionsChanged()
    return pinned
  }
  if (version !== versionOf(found.questions)) throw questionsChanged()
  await pinVersion(found.id, version, found.questions, db)
  return found.questions
}

/** Answers to existing questions; the last answer to a question counts. */
function sorted(questions: readonly Question[], answers: readonly Answered[]) {
  const existing = new Set(questions.map(({ id }) => id))
  const given = new Map<string, Answer>()
  const removed = new Set<string>()
  for (const { questionId, answer } of answers) {
    if (!existing.has(questionId)) continue
    given.delete(questionId)
    removed.delete(questionId)
    if (answer) given.set(questionId, answer)
    else removed.add(questionId)
  }
  return { given, removed: [...removed] }
}

/**
 * Stores answers while the questionnaire is filled in; the first one pins its version.
 * @throws BusinessError 404, 904, 907
 */
export async function saveAnswers(
  db: Queryable,
  { questionnaireId, version, answers, at }: ParsedInput<'saveQuestionnaireAnswers'>,
  asker: Requester
): Promise<void> {
  const found = await openOne(db, questionnaireId, asker)
  const questions = await questionsOf(db, found, version, asker)
  const { given, removed } = sorted(questions, answers)
  const lastAt = questions.some(({ id }) => id === at) ? at : null
  const saving = { ...asker, questionnaireId, version, answers: given, removed, lastAt }
  // submitted, or begun with other questions, concurrently
  if (!(await saveDraft(saving, db))) throw answeredAlready()
}

/**
 * Submits the answers, once per person: only those on their path, each in its question's format, with the reward in
 * one transaction.
 * @throws BusinessError 404, 904, 907; 400 says which question, and what is wrong
 */
export async function submit(
  db: Queryable,
  { questionnaireId, version, answers }: ParsedInput<'submitQuestionnaire'>,
  asker: Requester,
  requestKey: string
): Promise<Data<'submitQuestionnaire'>> {
  const { memberId, channel, now } = asker
  const before = await findResponse(memberId, questionnaireId, db)
  if (before?.requestKey === requestKey) return { thanks: await thanksSent(before, db) }
  const found = await openOne(db, questionnaireId, asker)
  const questions = await questionsOf(db, found, version, asker)
  const { given } = sorted(questions, answers)
  const wrong = firstFault(questions, given, dayInChina(now))
  if (wrong) throw new BusinessError(RESULT.badRequest, `第 ${wrong.place} 题：${wrong.fault}`)
  const sent = answersOnPath(questions, given)
  await checkOwnPictures(
    memberId,
    [...sent.values()].flatMap(({ pictures = [] }) => pictures),
    db
  )
  const nothing = {
    questionnaireId,
    version,
    memberId,
    channel,
    now,
    answers: new Map(),
    removed: [],
    lastAt: null
  }
  return withTransaction(db, async (tx: Tx) => {
    // creates the row to lock, if nothing was stored before
    await saveDraft(nothing, tx)
    const held = await holdResponse(memberId, questionnaireId, tx)
    if (held?.state === 'done' && held.requestKey === requestKey)
      return { thanks: await thanksSent(held, tx) }
    if (held?.state !== 'draft') throw answeredAlready()
    if (held.version !== version) throw questionsChanged()
    const thanks = await grantRewards(tx, found, asker)
    const done = {
      ...thanks,
      answers: Object.fromEntries(sent),
      requestKey,
      doneAt: now,
      channelCode: channel
    }
    await finish(memberId, questionnaireId, done, tx)
    return { thanks: await thanksSent({ ...thanks, memberId }, tx) }
  })
}
