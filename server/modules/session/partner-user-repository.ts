import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { partnerUsers } from '../../db/schema/entry'
import { members } from '../../db/schema/member'
import type { ExistingAccount } from './account-repository'

interface PartnerUser {
  readonly channelCode: string
  readonly partnerUserId: string
}

const of = (user: PartnerUser) =>
  and(eq(partnerUsers.channelCode, user.channelCode), eq(partnerUsers.partnerUserId, user.partnerUserId))

/** The account behind a partner's user, a closed one too, held until the transaction ends: one that goes meanwhile is seen. */
export async function findPartnerMember(
  user: PartnerUser,
  tx: Tx
): Promise<(ExistingAccount & { mobile: string | null }) | null> {
  const rows = await tx
    .select({ id: members.id, deletedAt: members.deletedAt, mobile: members.mobile })
    .from(partnerUsers)
    .innerJoin(members, eq(members.id, partnerUsers.memberId))
    .where(and(of(user), isNull(members.anonymisedAt)))
    .for('update', { of: members })
  if (!rows[0]) return null
  // who was waited for may have ended it: the row that was joined is the one from before
  const still = await tx
    .select({ memberId: partnerUsers.memberId })
    .from(partnerUsers)
    .where(and(of(user), eq(partnerUsers.memberId, rows[0].id)))
  return still.length > 0 ? rows[0] : null
}

/** Ties a partner's user to a member unless it is tied. @returns false when it is */
export async function insertPartnerUser(user: PartnerUser, memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(partnerUsers)
    .values({ ...user, memberId })
    .onConflictDoNothing()
    .returning({ memberId: partnerUsers.memberId })
  return rows.length === 1
}

/** Ties a partner's user to a member, wherever it was tied before: the partner vouches for the number. */
export async function movePartnerUser(user: PartnerUser, memberId: string, tx: Tx): Promise<void> {
  await tx
    .insert(partnerUsers)
    .values({ ...user, memberId })
    .onConflictDoUpdate({
      target: [partnerUsers.channelCode, partnerUsers.partnerUserId],
      set: { memberId }
    })
}

/** A member of a partner, who has no number yet. */
export async function insertNamelessMember(
  member: { id: string; nickname: string; avatar: string; channelCode: string; createdAt: Date },
  tx: Tx
): Promise<void> {
  await tx.insert(members).values(member)
}

/** Takes back a member who was made a moment ago for nothing. */
export async function deleteNewMember(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(members).where(eq(members.id, memberId))
}
