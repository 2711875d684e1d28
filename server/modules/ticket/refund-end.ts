/** What becomes of an order's tickets when its money has gone back. */
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { claimPieces, lifecycle } from '../order'
import type { DoneRefund } from '../payment'
import { countStored, lockIssued, markRefunded } from './ticket-repository'

/** Whose refunds they are, in the keys of payments. */
export const REFUND_OWNER = 'ticket'

/** An order of which nobody has a ticket any more is refunded as a whole; its coupon comes back. */
export async function closeWhereAllAreBack(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  if ((await countStored(orderNo, tx)) === 0)
    await lifecycle.moveOrder(orderNo, 'refundedInParts', { at: now }, tx)
}

/** The money of a ticket has gone back: told by payments, in the transaction that books it. */
export const ticketRefundDone = (tx: Tx, { orderNo }: DoneRefund, now: Date): Promise<void> =>
  closeWhereAllAreBack(orderNo, now, tx)

/**
 * Ends the tickets of an order whose money the merchant gave back by hand: those that were not used let nobody in any more, and their
 * places are free again. Runs inside the transaction that books the money.
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
