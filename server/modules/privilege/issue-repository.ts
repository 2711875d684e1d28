import { and, between, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { members } from '../../db/schema/member'
import { privileges } from '../../db/schema/privilege'
import { receiveRecords } from '../../db/schema/receive'
import type { OrderNo } from '../../domain/order-number'
import type { NewRecord } from './new-record'

/** Adds the records of an order, except existing ones. */
export async function insertOrderRecords(records: readonly NewRecord[], tx: Tx): Promise<void> {
  await tx
    .insert(receiveRecords)
    .values([...records])
    .onConflictDoNothing({ target: [receiveRecords.orderNo, receiveRecords.orderSeq] })
}

/** Adds a record that belongs to neither an order nor a plate. */
export async function insertRecord(record: NewRecord, tx: Tx): Promise<void> {
  await tx.insert(receiveRecords).values(record)
}

/** Record ids of an order's pieces, starting from one piece, in their order. */
export async function recordsOfOrder(
  orderNo: OrderNo,
  firstPiece: number,
  quantity: number,
  tx: Tx
): Promise<string[]> {
  const rows = await tx
    .select({ id: receiveRecords.id })
    .from(receiveRecords)
    .where(
      and(
        eq(receiveRecords.orderNo, orderNo),
        between(receiveRecords.orderSeq, firstPiece, firstPiece + quantity - 1)
      )
    )
    .orderBy(receiveRecords.orderSeq)
  return rows.map((row) => row.id)
}

/** How a privilege is delivered. @throws if it does not exist */
export async function deliveryOf(privilegeId: string, tx: Tx) {
  const rows = await tx
    .select({
      privilegeId: privileges.id,
      delivery: privileges.delivery,
      validityDays: privileges.validityDays,
      prizes: privileges.prizes,
      stock: privileges.stock
    })
    .from(privileges)
    .where(eq(privileges.id, privilegeId))
  if (!rows[0]) throw new Error(`There is no privilege ${privilegeId} to hand over`)
  return rows[0]
}

/** The privilege of a member's record, and where a recharge of it went; undefined if the record is not theirs. */
export async function receivedPrivilege(memberId: string, receiveId: string, tx: Tx) {
  const rows = await tx
    .select({
      privilegeId: privileges.id,
      delivery: privileges.delivery,
      endsAt: privileges.endsAt,
      account: receiveRecords.account
    })
    .from(receiveRecords)
    .innerJoin(privileges, eq(privileges.id, receiveRecords.privilegeId))
    .where(and(eq(receiveRecords.id, receiveId), eq(receiveRecords.memberId, memberId)))
  return rows[0]
}

/** The member's own number. */
export async function mobileOf(memberId: string, db: Queryable): Promise<string | null> {
  const rows = await db.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  return rows[0]?.mobile ?? null
}
