/** What happens to an order's tickets after a refund. */
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { claimPieces, lifecycle } from '../order'
import type { DoneRefund } from '../payment'
import { countStored, lockIssued, markRefunded } from './ticket-repository'

/** The owner of these refunds, in payment keys. */
export const REFUND_OWNER = 'ticket'

/** An order without remaining tickets is refunded as a whole; its coupon is returned. */
export async function closeWhereAllAreBack(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  if ((await countStored(orderNo, tx)) === 0)
    await lifecycle.moveOrder(orderNo, 'refundedInParts', { at: now }, tx)
}

/** A ticket's refund is completed: called by payments, in the transaction that books it. */
export const ticketRefundDone = (tx: Tx, { orderNo }: DoneRefund, now: Date): Promise<void> =>
  closeWhereAllAreBack(orderNo, now, tx)

/**
 * Ends the tickets of an order that the merchant refunded manually: unused ones become invalid, and their places are
 * free again. Runs inside the transaction that books the refund.
 */
export async function voidTickets(tx: Tx, orderNo: OrderNo, now: Date): Promise<void> {
  const rows = await lockIssued(orderNo, tx)
  for (const { id, lineNo } of rows) {
    await claimPieces({ orderNo, lineNo, quantity: 1 }, tx)
    await markRefunded(id, 0, now, tx)
  }
  await lifecycle.returnSold(
    rows.map(({ dayId }) => ({ kind: 'ticket', itemId: dayId, quantity: 1 })),
    tx
  )
}
