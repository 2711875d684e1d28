/** Returning tickets, per visitor, each once. */
import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../core/business-error'
import { claimPieces, lifecycle, splitByWeight } from '../order'
import { refundPartially } from '../payment'
import type { TicketRefunds } from './dependencies'
import { closeWhereAllAreBack, REFUND_OWNER } from './refund-end'
import { needsStaff, notRefundable, sumBack, valueTickets, type ValuedTicket } from './refund-value'
import { holdForStaff } from './review'
import {
  countStored,
  lockTicketOrder,
  lockTickets,
  markRefunded,
  type LockedTicket
} from './ticket-repository'

export interface GivenBack {
  readonly memberId: string
  readonly orderNo: OrderNo
  readonly ticketIds: readonly string[]
  /** The refund that the member saw, fen. */
  readonly seenFen: number | undefined
}

/**
 * Returns tickets by the rule copied to the order: money, stock of the day, and the coupon with the last of them. The
 * order's other benefits are weighed; if a gate may have admitted somebody, all the given tickets wait for staff. All
 * of them are processed or none; tickets already refunded or waiting are left as they are.
 * @throws BusinessError 404, 907, 922
 */
export function refundTickets(
  { db, refunds }: { readonly db: Queryable; readonly refunds: TicketRefunds },
  { memberId, orderNo, ticketIds, seenFen }: GivenBack,
  now: Date
): Promise<void> {
  return withTransaction(db, async (tx) => {
    const order = await lockTicketOrder(memberId, orderNo, tx)
    if (order?.kind !== 'ticket') throw notFound('订单不存在')
    const named = [...new Set(ticketIds)]
    const rows = await lockTickets(orderNo, named, tx)
    if (rows.length !== named.length) throw notFound('门票不存在')
    const back = rows.filter(({ state }) => state !== 'refunded' && state !== 'refunding')
    if (back.length === 0) return
    if (order.state !== 'fulfilled') throw notRefundable('订单刚有变化，不能退票')
    const owed = valueTickets(back, now)
    const whole = (await countStored(orderNo, tx)) === back.length
    const going = { orderNo, memberId, channel: order.channel, worthFen: sumBack(owed), whole }
    if (back.some((row) => needsStaff(row, now))) {
      const { withheld, refusal } = await refunds.weigh(going, now, tx)
      if (refusal !== null) throw notRefundable(refusal)
      refuseOther(going.worthFen - withheld.reduce((sum, { fen }) => sum + fen, 0), seenFen)
      return holdForStaff(tx, refunds, { memberId, orderNo, owed, now })
    }
    for (const { row } of owed) await claim(row, tx)
    const pieces = back.map(({ dayId }) => ({ kind: 'ticket', itemId: dayId, quantity: 1 }))
    // goods before accounts, in the locking order of paying
    await lifecycle.returnSold(pieces, tx)
    const source = `${REFUND_OWNER}:${owed[0]?.row.id ?? ''}`
    const withheldFen = await refunds.settle(tx, going, { source, now })
    refuseOther(going.worthFen - withheldFen, seenFen)
    const paid = lessWithheld(owed, withheldFen)
    for (const one of paid) await payBack(one, now, tx)
    // Free tickets are refunded at once; for money in transit, payments report completion.
    if (sumBack(paid) === 0) await closeWhereAllAreBack(orderNo, now, tx)
  })
}

/**
 * If something was used between the preview and the request, the member must review it again.
 * @throws BusinessError 922
 */
function refuseOther(amountFen: number, seenFen: number | undefined): void {
  if (seenFen !== undefined && seenFen !== amountFen)
    throw new BusinessError(RESULT.priceChanged, '退款金额有变化，请核对后重新提交')
}

/** The withheld amount is deducted from each in proportion to its refund. */
function lessWithheld<T extends ValuedTicket>(owed: readonly T[], withheldFen: number): T[] {
  const shares = splitByWeight(
    withheldFen,
    owed.map(({ backFen }) => backFen)
  )
  return owed.map((one, index) => ({ ...one, backFen: one.backFen - (shares[index] ?? 0) }))
}

async function claim({ orderNo, lineNo }: LockedTicket, tx: Tx): Promise<void> {
  if ((await claimPieces({ orderNo, lineNo, quantity: 1 }, tx)) === null)
    throw notRefundable('该门票已在退款中')
}

async function payBack(
  { row, backFen: amountFen }: ValuedTicket<LockedTicket>,
  now: Date,
  tx: Tx
): Promise<void> {
  const { id, orderNo, lineNo, visitorName } = row
  if (!(await markRefunded(id, amountFen, now, tx))) throw notRefundable('门票刚有变化，请刷新后再试')
  await refundPartially(tx, {
    orderNo,
    refundKey: `${REFUND_OWNER}:${id}`,
    amountFen,
    lines: [{ lineNo, amountFen }],
    reason: `${visitorName}退票`,
    now
  })
}
