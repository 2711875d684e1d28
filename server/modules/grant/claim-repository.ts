/**
 * Codes and invitations: each is claimed by the first caller, in one conditional statement. They are found by the stored
 * forms that they may have, which are two while the secret changes.
 */
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { grantCodes, grantInvitations } from '../../db/schema/grant'
import { members } from '../../db/schema/member'

/** The activity that a code belongs to, and who used it. */
export async function findCode(codeMacs: readonly string[], db: Queryable) {
  const rows = await db
    .select({ activityId: grantCodes.activityId, usedBy: grantCodes.usedBy })
    .from(grantCodes)
    .where(inArray(grantCodes.codeMac, [...codeMacs]))
  return rows[0]
}

interface Claim {
  readonly activityId: string
  readonly memberId: string
  readonly now: Date
}

/** Uses up a code of the activity; false if it is already used, or belongs to another. */
export async function claimCode(
  codeMacs: readonly string[],
  { activityId, memberId, now }: Claim,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(grantCodes)
    .set({ usedBy: memberId, usedAt: now })
    .where(
      and(
        inArray(grantCodes.codeMac, [...codeMacs]),
        eq(grantCodes.activityId, activityId),
        isNull(grantCodes.usedBy)
      )
    )
    .returning({ activityId: grantCodes.activityId })
  return rows.length > 0
}

const isFor = (activityId: string, mobileMacs: readonly string[], memberId: string) =>
  and(
    eq(grantInvitations.activityId, activityId),
    inArray(grantInvitations.mobileMac, [...mobileMacs]),
    or(isNull(grantInvitations.claimedBy), eq(grantInvitations.claimedBy, memberId))
  )

/** Assigns a number's invitation to the member; false if there is none, or somebody else has it. */
export async function claimInvitation(
  mobileMacs: readonly string[],
  { activityId, memberId, now }: Claim,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(grantInvitations)
    .set({ claimedBy: memberId, claimedAt: now })
    .where(isFor(activityId, mobileMacs, memberId))
    .returning({ activityId: grantInvitations.activityId })
  return rows.length > 0
}

/** Whether an invitation for a number is available to the member, or already theirs. */
export async function hasInvitation(
  mobileMacs: readonly string[],
  { activityId, memberId }: Omit<Claim, 'now'>,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .select({ activityId: grantInvitations.activityId })
    .from(grantInvitations)
    .where(isFor(activityId, mobileMacs, memberId))
  return rows.length > 0
}

/** Whether the member has claimed an invitation: that of a number, or any. */
export async function hasClaimed(
  { activityId, memberId }: Omit<Claim, 'now'>,
  mobileMacs: readonly string[] | undefined,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .select({ activityId: grantInvitations.activityId })
    .from(grantInvitations)
    .where(
      and(
        eq(grantInvitations.claimedBy, memberId),
        eq(grantInvitations.activityId, activityId),
        mobileMacs === undefined ? undefined : inArray(grantInvitations.mobileMac, [...mobileMacs])
      )
    )
    .limit(1)
  return rows.length > 0
}

/** The member's own number. */
export async function mobileOf(memberId: string, db: Queryable): Promise<string | null> {
  const rows = await db.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  return rows[0]?.mobile ?? null
}
