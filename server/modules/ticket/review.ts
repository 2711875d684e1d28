/** Tickets whose code was shown on their day: they wait for staff, and are invalid meanwhile. */
import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { claimPieces } from '../order'
import type { TicketRefunds } from './dependencies'
import { notRefundable, sumBack, type ValuedTicket } from './refund-value'
import { holdTicket } from './review-repository'
import type { LockedTicket } from './ticket-repository'

/**
 * Locks tickets for a request that staff decide. The caller has locked the order and the tickets.
 * @throws BusinessError 907
 */
export async function holdForStaff(
  tx: Tx,
  refunds: TicketRefunds,
  {
    memberId,
    orderNo,
    owed,
    now
  }: {
    readonly memberId: string
    readonly orderNo: OrderNo
    readonly owed: readonly ValuedTicket<LockedTicket>[]
    readonly now: Date
  }
): Promise<void> {
  const id = randomUUID()
  const lines = new Map<number, { lineNo: number; quantity: number; amountFen: number }>()
  for (const { row, backFen } of owed) {
    const { lineNo } = row
    const claimedFen = await claimPieces({ orderNo, lineNo, quantity: 1 }, tx)
    if (claimedFen === null || !(await holdTicket(row.id, { heldFor: id, refundFen: backFen }, tx)))
      throw notRefundable('门票刚有变化，请刷新后再试')
    const { quantity, amountFen } = lines.get(lineNo) ?? { quantity: 0, amountFen: 0 }
    lines.set(lineNo, { lineNo, quantity: quantity + 1, amountFen: amountFen + claimedFen })
  }
  const byNumber = [...lines.values()].sort((a, b) => a.lineNo - b.lineNo)
  await refunds.requestReview(tx, { id, orderNo, memberId, lines: byNumber, amountFen: sumBack(owed), now })
}
