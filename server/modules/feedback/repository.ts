import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { feedbacks } from '../../db/schema/feedback'

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

/** A page of a member's feedback, newest first, and the total. */
export async function listOf(
  memberId: string,
  limit: number,
  offset: number,
  db: Queryable
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const mine = eq(feedbacks.memberId, memberId)
  const rows = await db
    .select()
    .from(feedbacks)
    .where(mine)
    .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.select({ total: count() }).from(feedbacks).where(mine)
  return { rows, total: all?.total ?? 0 }
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

/** Answers unanswered feedback; false if it does not exist, or somebody else answered first. */
export async function withIdempotencyKey(
  id: string,
  answer: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .update(feedbacks)
    .set({ answer, answeredAt: now })
    .where(and(eq(feedbacks.id, id), isNull(feedbacks.answer)))
    .returning({ id: feedbacks.id })
  return rows.length === 1
}
