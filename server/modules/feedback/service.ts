import { randomBytes } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { Data, Feedback, ParsedInput } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { iso } from '../../lib/iso'
import { maskedMember } from '../../lib/masked-member'
import { checkOwnPictures } from '../member'
import { queueReminder } from '../reminder'
import { pageOfAnswered, pageOfOpen, type OperatorFeedback } from './operator-repository'
import { insertFeedback, listOf, setAnswer, type FeedbackRow } from './repository'

const MIN_LENGTH = 5

export interface Sender {
  readonly memberId: string
  readonly channel: string
  readonly idempotencyKey: string
  readonly now: Date
}

/**
 * Stores a member's feedback, once per key.
 * @throws BusinessError 400 if the text is too short, or a picture is not theirs
 */
export async function saveFeedback(
  db: Queryable,
  { kind, content, pictures, contact }: ParsedInput<'saveFeedback'>,
  { memberId, channel, idempotencyKey, now }: Sender
): Promise<Feedback> {
  const words = content.trim()
  if (words.length < MIN_LENGTH) throw new BusinessError(RESULT.badRequest, `请至少写 ${MIN_LENGTH} 个字`)
  const shown = [...new Set(pictures)]
  await checkOwnPictures(memberId, shown, db)
  const stored = await insertFeedback(
    {
      id: `fb_${randomBytes(12).toString('base64url')}`,
      memberId,
      channelCode: channel,
      kind,
      content: words,
      pictures: shown,
      contact: contact?.trim() || null,
      requestKey: idempotencyKey,
      createdAt: now
    },
    db
  )
  if (!stored) throw new Error('feedback was not kept')
  return viewOf(stored)
}

/** A member's feedback with the answers. */
export async function myFeedback(
  db: Queryable,
  memberId: string,
  part: ParsedInput<'listFeedback'>
): Promise<Data<'listFeedback'>> {
  const { rows, next } = await listOf(memberId, part, db)
  return { list: rows.map(viewOf), next }
}

/** Answers a member's feedback, once. @throws BusinessError 907 if it does not exist, or has already been answered */
export const answerFeedback = (db: Queryable, id: string, answer: string, now: Date): Promise<void> =>
  withTransaction(db, (tx) => answerFeedbackIn(tx, id, answer, now))

/** The same in a transaction of the caller's. @throws BusinessError 907 */
export async function answerFeedbackIn(tx: Tx, id: string, answer: string, now: Date): Promise<void> {
  const memberId = await setAnswer(id, answer, now, tx)
  if (memberId === null) throw new BusinessError(RESULT.orderState, '这条反馈已有答复，或已不在')
  await queueReminder(
    {
      key: `feedback:${id}`,
      kind: 'feedback',
      to: { memberId },
      words: { what: '您的意见反馈', state: '已答复', note: answer },
      page: 'pages-my/feedback/index?tab=mine',
      now
    },
    tx
  )
}

/** A page of all members' feedback: what waits, or what was answered. */
export async function operatorFeedback(
  db: Queryable,
  { state, cursor, limit }: ConsoleParsed<'feedback'>
): Promise<ConsoleData<'feedback'>> {
  const place = { cursor, pageSize: limit }
  const { rows, next } = await (state === 'open' ? pageOfOpen(place, db) : pageOfAnswered(place, db))
  return {
    items: rows.map((row) => ({
      ...viewOf(row),
      member: maskedMember(row)
    })),
    nextCursor: next
  }
}

const viewOf = ({ id, answer, answeredAt, createdAt, ...row }: FeedbackRow | OperatorFeedback): Feedback => ({
  feedbackId: id,
  kind: row.kind,
  content: row.content,
  pictures: row.pictures,
  contact: row.contact,
  at: iso(createdAt),
  answer: answer !== null && answeredAt ? { text: answer, at: iso(answeredAt) } : null
})
