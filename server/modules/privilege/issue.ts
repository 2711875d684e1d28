import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { deliveryOf, insertOrderRecords, insertRecord, mobileOf, recordsOfOrder } from './issue-repository'
import { newRecord } from './new-record'

/** Goods that an order bought. */
export interface BoughtPrivilege {
  readonly memberId: string
  readonly privilegeId: string
  readonly orderNo: OrderNo
  readonly quantity: number
  /** Position of the first one within the order, from 1. */
  readonly firstPiece: number
  readonly now: Date
}

/** What was handed over. */
export interface Issued {
  /** The records of these pieces, in their order. */
  readonly receiveIds: string[]
  /** A recharge gateway has to do the rest: send them after the commit (`deliverRecharges`). */
  readonly needsDelivery: boolean
}

/**
 * Hands over bought goods: `quantity` receive records of a privilege. Repeated for the same order it creates no more
 * and returns the same ids. A recharge goes to the member's own number and stays `processing` until the gateway has
 * completed it.
 */
export async function issueForOrder(tx: Tx, bought: BoughtPrivilege): Promise<Issued> {
  const { memberId, privilegeId, orderNo, quantity, firstPiece, now } = bought
  const delivery = await deliveryOf(privilegeId, tx)
  expectNoDraw(delivery)
  const account = delivery.delivery === 'account' ? await mobileOf(memberId, tx) : null
  const rows = Array.from({ length: quantity }, (_, index) => ({
    ...newRecord(delivery, memberId, account, now),
    orderNo,
    orderSeq: firstPiece + index
  }))
  await insertOrderRecords(rows, tx)
  const receiveIds = await recordsOfOrder(orderNo, firstPiece, quantity, tx)
  return { receiveIds, needsDelivery: delivery.delivery === 'account' }
}

/**
 * Hands over one piece of a privilege that no order bought: a prize, or a gift of an activity. A recharge goes to
 * `account` (omitted = the member's own number) and stays `processing` until the gateway has completed it.
 * @returns as {@link issueForOrder}
 */
export async function issueOne(
  tx: Tx,
  provided: Pick<BoughtPrivilege, 'memberId' | 'privilegeId' | 'now'> & { readonly account?: string | null }
): Promise<{ receiveId: string; needsDelivery: boolean; hasStock: boolean }> {
  const { memberId, privilegeId, now } = provided
  const delivery = await deliveryOf(privilegeId, tx)
  expectNoDraw(delivery)
  const needsDelivery = delivery.delivery === 'account'
  const account = needsDelivery ? (provided.account ?? (await mobileOf(memberId, tx))) : null
  const record = newRecord(delivery, memberId, account, now)
  await insertRecord(record, tx)
  return { receiveId: record.id, needsDelivery, hasStock: delivery.stock !== null }
}

/** What a draw gives is handed over where it is taken from a plate: the catalogue check lets nothing else give a draw. */
function expectNoDraw({ privilegeId, prizes }: Awaited<ReturnType<typeof deliveryOf>>): void {
  if (prizes?.some(({ kind }) => kind !== undefined)) throw new Error(`${privilegeId} is a draw`)
}
