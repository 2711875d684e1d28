import { and, asc, desc, eq, getTableColumns, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page } from '../../db/keyset'
import { feedbacks } from '../../db/schema/feedback'
import type { PageRequest } from '../../core/cursor'

export type FeedbackRow = typeof feedbacks.$inferSelect
export type NewFeedback = Omit<FeedbackRow, 'answer' | 'answeredAt'>

/** Stores feedback, once per key. @returns what is stored under the key: this, or the earlier one */
export async function insertFeedback(feedback: NewFeedback, db: Queryable): Promise<FeedbackRow | undefined> {
  const rows = await db
    .insert(feedbacks)
    .values(feedback)
    // Changes nothing, but returns the existing row.
    .onConflictDoUpdate({
      target: [feedbacks.memberId, feedbacks.requestKey],
      set: { requestKey: feedback.requestKey }
    })
    .returning()
  return rows[0]
}

const NEWEST_FIRST = keyset(
  { by: 'created_at', type: 'timestamptz', desc: true },
  { by: 'id', type: 'text', desc: true }
)

/** A page of a member's feedback, newest first. */
export async function listOf(
  memberId: string,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<FeedbackRow>> {
  const rows = await db
    .select({ ...getTableColumns(feedbacks), position: NEWEST_FIRST.columnSql })
    .from(feedbacks)
    .where(and(eq(feedbacks.memberId, memberId), NEWEST_FIRST.afterSql(NEWEST_FIRST.start(cursor))))
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(limitOf(pageSize))
  return NEWEST_FIRST.page(rows, pageSize)
}

/** One of them, regardless of its owner: for answering it. */
export async function findFeedback(id: string, db: Queryable): Promise<FeedbackRow | undefined> {
  const [row] = await db.select().from(feedbacks).where(eq(feedbacks.id, id))
  return row
}

/** Unanswered feedback, oldest first. */
export const listOpen = (limit: number, db: Queryable): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedbacks)
    .where(isNull(feedbacks.answer))
    .orderBy(asc(feedbacks.createdAt), asc(feedbacks.id))
    .limit(limit)

/** Answered feedback, latest first. */
export const listAnswered = (limit: number, db: Queryable): Promise<FeedbackRow[]> =>
  db
    .select()
    .from(feedbacks)
    .where(isNotNull(feedbacks.answer))
    .orderBy(desc(feedbacks.answeredAt), desc(feedbacks.id))
    .limit(limit)

/** Answers unanswered feedback, and gives its sender; null if it does not exist, or somebody else answered first. */
export async function setAnswer(
  id: string,
  answer: string,
  now: Date,
  db: Queryable
): Promise<string | null> {
  const [row] = await db
    .update(feedbacks)
    .set({ answer, answeredAt: now })
    .where(and(eq(feedbacks.id, id), isNull(feedbacks.answer)))
    .returning({ memberId: feedbacks.memberId })
  return row?.memberId ?? null
}
