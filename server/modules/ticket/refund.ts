/** Tickets given back, visitor by visitor, each once. */
import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../http/business-error'
import { claimPieces, lifecycle } from '../order/order.service'
import { refundPart, type DoneRefund } from '../payment/payment.service'
import { refundOf } from './refund-rule'
import {
  countKept,
  lockIssued,
  lockTicketOrder,
  lockTickets,
  markRefunded,
  type LockedTicket
} from './ticket-repository'

/** Whose refunds they are, in the keys of payments. */
export const REFUND_OWNER = 'ticket'

const notRefundable = (why: string) => new BusinessError(RESULT.orderState, why)

/**
 * Gives tickets back by the rule that was copied at the order: money, stock of the day, and the coupon with the last of them.
 * All that are named or none; what was given back before is left as it is.
 * @throws BusinessError 404, 907
 */
export function refundTickets(
  db: Queryable,
  {
    memberId,
    orderNo,
    ticketIds
  }: { readonly memberId: string; readonly orderNo: OrderNo; readonly ticketIds: readonly string[] },
  now: Date
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const order = await lockTicketOrder(memberId, orderNo, tx)
    if (order?.kind !== 'ticket') throw notFound('订单不存在')
    const named = [...new Set(ticketIds)]
    const rows = await lockTickets(orderNo, named, tx)
    if (rows.length !== named.length) throw notFound('门票不存在')
    const back = rows.filter(({ state }) => state !== 'refunded')
    if (back.length === 0) return
    if (order.state !== 'fulfilled') throw notRefundable('订单刚有变化，不能退票')
    const owed: Owed[] = []
    for (const row of back) owed.push({ row, backFen: await takeBack(row, now, tx) })
    const pieces = back.map(({ dayId }) => ({ kind: 'ticket', itemId: dayId, quantity: 1 }))
    // goods before accounts, as paying locks them
    await lifecycle.returnSold(pieces, tx)
    for (const one of owed) await payBack(one, now, tx)
    // What cost nothing is back at once; of money that is on its way payments tell.
    if (owed.every(({ backFen }) => backFen === 0)) await closeWhereAllAreBack(orderNo, now, tx)
  })
}

/** A ticket that was taken back, and the fen that are due for it. */
interface Owed {
  readonly row: LockedTicket
  readonly backFen: number
}

/** @returns fen that go back */
async function takeBack(row: LockedTicket, now: Date, tx: Tx): Promise<number> {
  const { id, orderNo, lineNo, state, refundRule, day, payFen, visitorName } = row
  if (state === 'used') throw notRefundable(`${visitorName}的门票已使用，不能退票`)
  const refund = state === 'issued' ? refundOf(refundRule, day, payFen, now) : null
  if (!refund) throw notRefundable(`${visitorName}的门票按退款规则不可退`)
  if ((await claimPieces({ orderNo, lineNo, quantity: 1 }, tx)) === null)
    throw notRefundable('该门票已在退款中')
  if (!(await markRefunded(id, refund.backFen, now, tx))) throw notRefundable('门票刚有变化，请刷新后再试')
  return refund.backFen
}

async function payBack({ row, backFen: amountFen }: Owed, now: Date, tx: Tx): Promise<void> {
  const { id, orderNo, lineNo, visitorName } = row
  await refundPart(tx, {
    orderNo,
    refundKey: `${REFUND_OWNER}:${id}`,
    amountFen,
    lines: [{ lineNo, amountFen }],
    reason: `${visitorName}退票`,
    now
  })
}

/** An order of which nobody has a ticket any more is refunded as a whole; its coupon comes back. */
async function closeWhereAllAreBack(orderNo: OrderNo, now: Date, tx: Tx): Promise<void> {
  if ((await countKept(orderNo, tx)) === 0)
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
