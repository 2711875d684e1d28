/** The refund for tickets if they were returned now; writes nothing. */
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { ourNumber } from '../../domain/order-number'
import { patienceOf } from '../../domain/patience'
import { notFound } from '../../core/business-error'
import type { TicketRefunds } from './dependencies'
import { needsStaff, sumBack, valueTickets } from './refund-value'
import { findTicketOrder, listTickets } from './ticket-repository'

/** @throws BusinessError 404, 907 */
export async function previewTicketRefund(
  { db, refunds }: { readonly db: Queryable; readonly refunds: TicketRefunds },
  { orderNo: sent, ticketIds }: ParsedInput<'previewTicketRefund'>,
  { memberId, now }: { readonly memberId: string; readonly now: Date }
): Promise<Data<'previewTicketRefund'>> {
  const orderNo = ourNumber(sent)
  const order = await findTicketOrder(memberId, orderNo, db)
  if (order?.kind !== 'ticket') throw notFound('订单不存在')
  const all = await listTickets(orderNo, db)
  const named = all.filter(({ id }) => ticketIds.includes(id))
  if (named.length !== new Set(ticketIds).size) throw notFound('门票不存在')
  const valued = valueTickets(named, now)
  const worthFen = sumBack(valued)
  const whole = all.every((row) => row.state === 'refunded' || named.includes(row))
  const going = { orderNo, memberId, channel: order.channel, worthFen, whole }
  const { withheld, refusal } = await refunds.weigh(going, now, db)
  return {
    orderNo,
    why: refusal,
    review: named.some((row) => needsStaff(row, now))
      ? `票码已展示过，景区核实未入园后退款，${patienceOf(order.patience).staffDays} 天内答复`
      : null,
    withheld: withheld.map(({ kind, words, fen }) => ({ kind, words, fen })),
    feeFen: valued.reduce((sum, { feeFen }) => sum + feeFen, 0),
    amountFen: worthFen - withheld.reduce((sum, { fen }) => sum + fen, 0)
  }
}
