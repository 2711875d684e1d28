import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { members } from '../../db/schema/member'

export type MemberRow = typeof members.$inferSelect

/** Profile fields that a member may change. */
export type ProfileChange = Partial<Pick<MemberRow, 'nickname' | 'avatar' | 'gender' | 'birthday'>>

const living = (memberId: string) => and(eq(members.id, memberId), isNull(members.deletedAt))

/** A member; null if missing, or if the account was deleted. */
export async function findMember(memberId: string, db: Queryable): Promise<MemberRow | null> {
  return (await db.select().from(members).where(living(memberId)))[0] ?? null
}

/** Changes only the given fields. @returns the member as changed; null if missing */
export async function updateMember(
  memberId: string,
  change: ProfileChange,
  db: Queryable
): Promise<MemberRow | null> {
  if (Object.keys(change).length === 0) return findMember(memberId, db)
  return (await db.update(members).set(change).where(living(memberId)).returning())[0] ?? null
}
