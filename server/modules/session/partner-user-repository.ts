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

/**
 * The account linked to a partner's user, including a closed one, locked until the transaction ends: a concurrent
 * deletion is noticed.
 */
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
  // whoever was waited for may have ended it: the joined row is the old one
  const still = await tx
    .select({ memberId: partnerUsers.memberId })
    .from(partnerUsers)
    .where(and(of(user), eq(partnerUsers.memberId, rows[0].id)))
  return still.length > 0 ? rows[0] : null
}

/** Links a partner's user to a member unless already linked. @returns false if it is */
export async function insertPartnerUser(user: PartnerUser, memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(partnerUsers)
    .values({ ...user, memberId })
    .onConflictDoNothing()
    .returning({ memberId: partnerUsers.memberId })
  return rows.length === 1
}

/** Links a partner's user to a member, replacing any earlier link: the partner vouches for the number. */
export async function movePartnerUser(user: PartnerUser, memberId: string, tx: Tx): Promise<void> {
  await tx
    .insert(partnerUsers)
    .values({ ...user, memberId })
    .onConflictDoUpdate({
      target: [partnerUsers.channelCode, partnerUsers.partnerUserId],
      set: { memberId }
    })
}

/** A partner's member who has no number yet. */
export async function insertNamelessMember(
  member: { id: string; nickname: string; avatar: string; channelCode: string; createdAt: Date },
  tx: Tx
): Promise<void> {
  await tx.insert(members).values(member)
}

/** Removes a member that was just created in vain. */
export async function deleteNewMember(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(members).where(eq(members.id, memberId))
}
