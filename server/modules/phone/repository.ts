/** SQL of numbers: their owners, and which were verified in a session. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { members } from '../../db/schema/member'
import { phoneProofs, sessions } from '../../db/schema/session'

export type Step = 'old' | 'new'

/** A number that was verified in a session. */
export interface PhoneProof {
  readonly mobile: string
  /** For `new`: the number's owner at that time. */
  readonly ownerId: string | null
}

const of = (tokenHash: string, step: Step) =>
  and(eq(phoneProofs.tokenHash, tokenHash), eq(phoneProofs.step, step))

/**
 * Stores a verification for a session, replacing the earlier one of that step.
 * @returns false for a session that has ended
 */
export async function saveProof(
  tokenHash: string,
  step: Step,
  proof: PhoneProof & { readonly expiresAt: Date },
  tx: Tx
): Promise<boolean> {
  const living = await tx
    .select({ held: sql`1` })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('key share')
  if (living.length === 0) return false
  await tx
    .insert(phoneProofs)
    .values({ tokenHash, step, ...proof })
    .onConflictDoUpdate({ target: [phoneProofs.tokenHash, phoneProofs.step], set: proof })
  return true
}

/** The number of a verification valid at `now`; it is not used up. */
export async function provenNumber(
  tokenHash: string,
  step: Step,
  now: Date,
  db: Queryable
): Promise<string | null> {
  const rows = await db
    .select({ mobile: phoneProofs.mobile })
    .from(phoneProofs)
    .where(and(of(tokenHash, step), gt(phoneProofs.expiresAt, now)))
  return rows[0]?.mobile ?? null
}

/** Uses up a verification; null if none is valid at `now`. */
export async function consumePhoneProof(
  tokenHash: string,
  step: Step,
  now: Date,
  tx: Tx
): Promise<PhoneProof | null> {
  const rows = await tx
    .delete(phoneProofs)
    .where(and(of(tokenHash, step), gt(phoneProofs.expiresAt, now)))
    .returning({ mobile: phoneProofs.mobile, ownerId: phoneProofs.ownerId })
  return rows[0] ?? null
}

/**
 * The owner of a number; null if there is none. A closed account keeps its number as long as its owner may undo the
 * deletion.
 */
export async function ownerOf(
  mobile: string,
  db: Queryable
): Promise<{ id: string; nickname: string; isClosed: boolean; isBlocked: boolean } | null> {
  const rows = await db
    .select({
      id: members.id,
      nickname: members.nickname,
      isClosed: sql<boolean>`${members.deletedAt} is not null`,
      isBlocked: sql<boolean>`${members.blockedAt} is not null`
    })
    .from(members)
    .where(eq(members.mobile, mobile))
  return rows[0] ?? null
}

/** Gives a member a number. @throws a unique violation if a concurrent call was faster */
export async function setMobile(memberId: string, mobile: string, tx: Tx): Promise<void> {
  await tx.update(members).set({ mobile }).where(eq(members.id, memberId))
}
