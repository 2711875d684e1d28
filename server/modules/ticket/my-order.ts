/** A ticket order as its buyer sees it. */
import type { TicketOfMine, TicketOrder, TicketState } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { notFound } from '../../core/business-error'
import { dayInChina } from '../../lib/china-time'
import { isoOrNull } from '../../lib/iso'
import { freeUntil, refundOf } from './refund-rule'
import { listOrdered, listTickets, type OrderedRow, type TicketRow } from './ticket-repository'

/** The state of a ticket; once its day is over it has expired, even before a job marks it. */
export function stateOf({ state, day }: Pick<TicketRow, 'state' | 'day'>, now: Date): TicketState {
  return state === 'issued' && day < dayInChina(now) ? 'expired' : (state as TicketState)
}

function ticketView(row: TicketRow, kindId: string, now: Date): TicketOfMine {
  const state = stateOf(row, now)
  const { id, visitorName, document, maskedNumber, payFen, refundFen, refundRule, day } = row
  return {
    ticketId: id,
    kindId,
    state,
    visitorName,
    document,
    maskedNumber,
    payFen,
    usedAt: isoOrNull(row.usedAt),
    refundedAt: isoOrNull(row.refundedAt),
    refundFen,
    refund: state === 'issued' ? refundOf(refundRule, day, payFen, now) : null
  }
}

/** A kind with the rule copied to the order: from its tickets, or from its visitors before any are issued. */
function kindView(line: OrderedRow, tickets: readonly TicketRow[]): TicketOrder['kinds'][number] {
  const { itemId, kindId, kindName, day, visit } = line
  const copied =
    tickets.find(({ dayId }) => dayId === itemId) ??
    visit?.visitors.find((person) => person.itemId === itemId)
  const { refundRule } = copied ?? line
  return { kindId, name: kindName, refundRule, freeUntil: isoOrNull(freeUntil(refundRule, day)) }
}

/** One of the member's orders of tickets. @throws BusinessError 404 */
export async function myTicketOrder(
  db: Queryable,
  memberId: string,
  orderNo: OrderNo,
  now: Date
): Promise<TicketOrder> {
  const [lines, tickets] = await Promise.all([listOrdered(memberId, orderNo, db), listTickets(orderNo, db)])
  const [row] = lines
  if (!row) throw notFound('订单不存在')
  const { visit, day, sightId, sightName, picture, address, lat, lng, hours } = row
  const kindOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.kindId ?? row.kindId
  return {
    orderNo,
    sightId,
    sightName,
    picture,
    address,
    location: { lat, lng },
    hours,
    day,
    phone: visit?.phone ?? '',
    kinds: lines.map((line) => kindView(line, tickets)),
    visitors: (visit?.visitors ?? []).map(({ itemId, name, document, maskedNumber }) => ({
      kindId: kindOf(itemId),
      name,
      document,
      maskedNumber
    })),
    tickets: tickets.map((ticket) => ticketView(ticket, kindOf(ticket.dayId), now))
  }
}
