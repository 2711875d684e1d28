import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { members } from '../../db/schema/member'
import { visitors } from '../../db/schema/ticket'

export type VisitorRow = typeof visitors.$inferSelect

/** The member's input for a visitor. */
export type VisitorContent = Pick<
  VisitorRow,
  'name' | 'document' | 'sealedNumber' | 'maskedNumber' | 'numberMac'
>

const of = (memberId: string, id: string) => and(eq(visitors.memberId, memberId), eq(visitors.id, id))

/** Serialises changes to one member's visitors: their number is limited. */
export async function lockOwner(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('no key update')
  return rows.length > 0
}

/** All of a member's, the newest first. */
export const listVisitors = (memberId: string, db: Queryable): Promise<VisitorRow[]> =>
  db
    .select()
    .from(visitors)
    .where(eq(visitors.memberId, memberId))
    .orderBy(desc(visitors.createdAt), desc(visitors.id))

/** The given ones; missing ones, and somebody else's, are omitted. */
export const findVisitors = (
  memberId: string,
  ids: readonly string[],
  db: Queryable
): Promise<VisitorRow[]> =>
  db
    .select()
    .from(visitors)
    .where(and(eq(visitors.memberId, memberId), inArray(visitors.id, [...ids])))

/** The visitor that the call with this key created. */
export async function visitorOfRequest(
  memberId: string,
  requestKey: string,
  tx: Tx
): Promise<VisitorRow | null> {
  const rows = await tx
    .select()
    .from(visitors)
    .where(and(eq(visitors.memberId, memberId), eq(visitors.requestKey, requestKey)))
  return rows[0] ?? null
}

/** The one with this number, by the forms in which it may be stored. */
export async function visitorOfNumber(
  memberId: string,
  numberMacs: readonly string[],
  tx: Tx
): Promise<VisitorRow | null> {
  const rows = await tx
    .select()
    .from(visitors)
    .where(and(eq(visitors.memberId, memberId), inArray(visitors.numberMac, [...numberMacs])))
  return rows[0] ?? null
}

export async function countVisitors(memberId: string, tx: Tx): Promise<number> {
  const rows = await tx.select({ count: count() }).from(visitors).where(eq(visitors.memberId, memberId))
  return rows[0]?.count ?? 0
}

export async function insertVisitor(
  row: VisitorContent & { id: string; memberId: string; requestKey: string; createdAt: Date },
  tx: Tx
): Promise<void> {
  await tx.insert(visitors).values(row)
}

export async function updateVisitor(
  memberId: string,
  id: string,
  content: Partial<VisitorContent>,
  tx: Tx
): Promise<void> {
  await tx.update(visitors).set(content).where(of(memberId, id))
}

export async function deleteVisitor(memberId: string, id: string, db: Queryable): Promise<void> {
  await db.delete(visitors).where(of(memberId, id))
}
