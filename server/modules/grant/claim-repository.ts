/** Codes and invitations: each is claimed by the first caller, in one conditional statement. */
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { grantCodes, grantInvitations } from '../../db/schema/grant'
import { members } from '../../db/schema/member'

/** The activity that a code belongs to, and who used it. */
export async function findCode(codeMac: string, db: Queryable) {
  const rows = await db
    .select({ activityId: grantCodes.activityId, usedBy: grantCodes.usedBy })
    .from(grantCodes)
    .where(eq(grantCodes.codeMac, codeMac))
  return rows[0]
}

interface Claim {
  readonly activityId: string
  readonly memberId: string
  readonly now: Date
}

/** Uses up a code of the activity; false if it is already used, or belongs to another. */
export async function claimCode(
  codeMac: string,
  { activityId, memberId, now }: Claim,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(grantCodes)
    .set({ usedBy: memberId, usedAt: now })
    .where(
      and(eq(grantCodes.codeMac, codeMac), eq(grantCodes.activityId, activityId), isNull(grantCodes.usedBy))
    )
    .returning({ activityId: grantCodes.activityId })
  return rows.length > 0
}

const isFor = (activityId: string, mobileMac: string, memberId: string) =>
  and(
    eq(grantInvitations.activityId, activityId),
    eq(grantInvitations.mobileMac, mobileMac),
    or(isNull(grantInvitations.claimedBy), eq(grantInvitations.claimedBy, memberId))
  )

/** Assigns a number's invitation to the member; false if there is none, or somebody else has it. */
export async function claimInvitation(
  mobileMac: string,
  { activityId, memberId, now }: Claim,
  tx: Tx
): Promise<boolean> {
  const rows = await tx
    .update(grantInvitations)
    .set({ claimedBy: memberId, claimedAt: now })
    .where(isFor(activityId, mobileMac, memberId))
    .returning({ activityId: grantInvitations.activityId })
  return rows.length > 0
}

/** Whether an invitation for a number is available to the member, or already theirs. */
export async function hasInvitation(
  mobileMac: string,
  { activityId, memberId }: Omit<Claim, 'now'>,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .select({ activityId: grantInvitations.activityId })
    .from(grantInvitations)
    .where(isFor(activityId, mobileMac, memberId))
  return rows.length > 0
}

/** Whether the member has claimed an invitation: that of a number, or any. */
export async function hasClaimed(
  { activityId, memberId }: Omit<Claim, 'now'>,
  mobileMac: string | undefined,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .select({ activityId: grantInvitations.activityId })
    .from(grantInvitations)
    .where(
      and(
        eq(grantInvitations.claimedBy, memberId),
        eq(grantInvitations.activityId, activityId),
        mobileMac === undefined ? undefined : eq(grantInvitations.mobileMac, mobileMac)
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
