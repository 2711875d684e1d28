import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { members, privileges, receiveRecords } from '../../db/schema'
import { newRecord } from './new-record'

/** Goods that an order bought. */
export interface BoughtPrivilege {
  readonly memberId: string
  readonly privilegeId: string
  readonly orderNo: string
  readonly quantity: number
  readonly now: Date
}

/**
 * Hands over bought goods: `quantity` receive records of a privilege. Asked again for the same order it makes no more and
 * gives the same ids. A recharge goes to the member's own number and stays `processing` until the gateway has done it.
 * @returns ids of the order's records, the first bought first
 */
export async function issueForOrder(tx: Tx, bought: BoughtPrivilege): Promise<string[]> {
  const { memberId, privilegeId, orderNo, quantity, now } = bought
  const delivery = await deliveryOf(tx, privilegeId)
  const account = delivery.delivery === 'account' ? await mobileOf(tx, memberId) : null
  const rows = Array.from({ length: quantity }, (_, index) => ({
    ...newRecord(delivery, memberId, account, now),
    orderNo,
    orderSeq: index + 1
  }))
  await tx
    .insert(receiveRecords)
    .values(rows)
    .onConflictDoNothing({ target: [receiveRecords.orderNo, receiveRecords.orderSeq] })
  const records = await tx
    .select({ id: receiveRecords.id })
    .from(receiveRecords)
    .where(eq(receiveRecords.orderNo, orderNo))
    .orderBy(receiveRecords.orderSeq)
  return records.map((record) => record.id)
}

async function deliveryOf(tx: Tx, privilegeId: string) {
  const rows = await tx
    .select({
      privilegeId: privileges.id,
      delivery: privileges.delivery,
      validityDays: privileges.validityDays,
      prizes: privileges.prizes
    })
    .from(privileges)
    .where(eq(privileges.id, privilegeId))
  if (!rows[0]) throw new Error(`There is no privilege ${privilegeId} to hand over`)
  return rows[0]
}

async function mobileOf(tx: Tx, memberId: string): Promise<string | null> {
  const rows = await tx.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  return rows[0]?.mobile ?? null
}
