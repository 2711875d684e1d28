import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { distributorTrusts, partnerUsers } from '../../db/schema/entry'
import { members } from '../../db/schema/member'
import { sessions, wechatIdentities } from '../../db/schema/session'

/**
 * The account of a number whose owner has never logged in with it: no agreement was ever shown. Locked until the
 * transaction ends.
 */
export async function findVouchedAccount(mobile: string, tx: Tx): Promise<string | null> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.mobile, mobile), isNull(members.agreementVersion), isNull(members.deletedAt)))
    .for('no key update')
  return rows[0]?.id ?? null
}

export async function deleteAllSessions(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId))
}

export async function unbindAllWechat(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.memberId, memberId))
}

/** Partners' ids for the member, and distributors that may log the member in without a code. */
export async function deletePartnerEntries(memberId: string, tx: Tx): Promise<void> {
  await tx.delete(partnerUsers).where(eq(partnerUsers.memberId, memberId))
  await tx.delete(distributorTrusts).where(eq(distributorTrusts.memberId, memberId))
}
