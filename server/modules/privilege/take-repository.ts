/** The statements of taking a privilege; `take.ts` combines them in one transaction. */
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { memberCards } from '../../db/schema/card'
import { memberPlates, roundUsages } from '../../db/schema/held-plate'
import { platePrivileges, plates } from '../../db/schema/plate'
import { privileges } from '../../db/schema/privilege'
import { receiveRecords } from '../../db/schema/receive'
import type { NewRecord } from './new-record'

/**
 * A plate of the member that contains the privilege. Plate and card are locked against changes (not against other
 * takes) until the transaction ends: a card is taken back before or after, not in between.
 */
export async function lockHeldPrivilege(
  memberId: string,
  memberPlateId: string,
  privilegeId: string,
  tx: Tx
) {
  const rows = await tx
    .select({
      startsAt: memberPlates.startsAt,
      endsAt: memberPlates.endsAt,
      cardState: memberCards.state,
      cardExpiresAt: memberCards.expiresAt,
      period: plates.period,
      rounds: plates.rounds,
      quota: plates.quota,
      privilegeId: privileges.id,
      delivery: privileges.delivery,
      validityDays: privileges.validityDays,
      prizes: privileges.prizes,
      stock: privileges.stock,
      privilegeStartsAt: privileges.startsAt,
      privilegeEndsAt: privileges.endsAt,
      groupId: privileges.groupId,
      redirect: privileges.redirect
    })
    .from(memberPlates)
    .innerJoin(memberCards, eq(memberCards.id, memberPlates.memberCardId))
    .innerJoin(plates, eq(plates.id, memberPlates.plateId))
    .innerJoin(platePrivileges, eq(platePrivileges.plateId, plates.id))
    .innerJoin(privileges, eq(privileges.id, platePrivileges.privilegeId))
    .where(
      and(
        eq(memberPlates.id, memberPlateId),
        eq(memberPlates.memberId, memberId),
        eq(privileges.id, privilegeId)
      )
    )
    .for('share', { of: [memberPlates, memberCards] })
  return rows[0]
}

export type HeldPrivilege = NonNullable<Awaited<ReturnType<typeof lockHeldPrivilege>>>

/** A privilege in a round of a plate. */
export interface Slot {
  readonly memberPlateId: string
  readonly roundNo: number
  readonly privilegeId: string
}

/** The record that fills a slot. */
export async function recordIn({ memberPlateId, roundNo, privilegeId }: Slot, db: Queryable) {
  const rows = await db
    .select({ id: receiveRecords.id })
    .from(receiveRecords)
    .where(
      and(
        eq(receiveRecords.memberPlateId, memberPlateId),
        eq(receiveRecords.roundNo, roundNo),
        eq(receiveRecords.privilegeId, privilegeId)
      )
    )
  return rows[0]?.id
}

/**
 * Counts one more of the round's quota; false if it is used up. Concurrent takes from the same plate in the same
 * round wait here until this transaction ends, so what follows sees all earlier takes.
 */
export async function countQuota({ memberPlateId, roundNo }: Slot, quota: number, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(roundUsages)
    .values({ memberPlateId, roundNo, used: 1, quota })
    .onConflictDoUpdate({
      target: [roundUsages.memberPlateId, roundUsages.roundNo],
      set: { used: sql`${roundUsages.used} + 1` },
      setWhere: sql`${roundUsages.used} < ${roundUsages.quota}`
    })
    .returning({ used: roundUsages.used })
  return rows.length > 0
}

/** Whether any privilege of the group was taken in the round. */
export async function groupTaken(slot: Slot, groupId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: receiveRecords.id })
    .from(receiveRecords)
    .innerJoin(privileges, eq(privileges.id, receiveRecords.privilegeId))
    .where(
      and(
        eq(receiveRecords.memberPlateId, slot.memberPlateId),
        eq(receiveRecords.roundNo, slot.roundNo),
        eq(privileges.groupId, groupId)
      )
    )
    .limit(1)
  return rows.length > 0
}

/** Fills the slot; false if it is already filled. */
export async function fillSlot(slot: Slot, record: NewRecord, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(receiveRecords)
    .values({ ...record, memberPlateId: slot.memberPlateId, roundNo: slot.roundNo })
    .onConflictDoNothing({
      target: [receiveRecords.memberPlateId, receiveRecords.roundNo, receiveRecords.privilegeId]
    })
    .returning({ id: receiveRecords.id })
  return rows.length > 0
}

/**
 * Takes one of the privilege's stock; false if none is left. Last in the transaction: many members wait for this row.
 */
export async function countStock(privilegeId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(privileges)
    .set({ stock: sql`${privileges.stock} - 1` })
    .where(and(eq(privileges.id, privilegeId), sql`(${privileges.stock} is null or ${privileges.stock} > 0)`))
    .returning({ id: privileges.id })
  return rows.length > 0
}

/** Notes which record a draw gave. */
export async function setWon(receiveId: string, wonReceiveId: string, tx: Tx): Promise<void> {
  await tx.update(receiveRecords).set({ wonReceiveId }).where(eq(receiveRecords.id, receiveId))
}
