/** An order of tickets as its buyer sees it. */
import type { TicketOfMine, TicketOrder, TicketState } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { notFound } from '../../http/business-error'
import { dayInChina } from '../../lib/china-time'
import { isoOrNull } from '../../lib/iso'
import { codeOf } from './code'
import type { TicketDependencies } from './dependencies'
import { freeUntil, refundOf } from './refund-rule'
import { findOrdered, listTickets, type TicketRow } from './ticket-repository'

/** How a ticket stands; one whose day is over has expired, before any job comes by. */
export function stateOf({ state, day }: Pick<TicketRow, 'state' | 'day'>, now: Date): TicketState {
  return state === 'issued' && day < dayInChina(now) ? 'expired' : (state as TicketState)
}

function ticketView(row: TicketRow, signing: string, now: Date): TicketOfMine {
  const state = stateOf(row, now)
  const { id, visitorName, document, maskedNumber, payFen, refundFen, refundRule, day } = row
  return {
    ticketId: id,
    state,
    visitorName,
    document,
    maskedNumber,
    code: state === 'issued' || state === 'used' ? codeOf(row.serial, signing) : null,
    payFen,
    usedAt: isoOrNull(row.usedAt),
    refundedAt: isoOrNull(row.refundedAt),
    refundFen,
    refund: state === 'issued' ? refundOf(refundRule, day, payFen, now) : null
  }
}

/** One of the member's orders of tickets. @throws BusinessError 404 */
export async function myTicketOrder(
  { db, secrets }: Pick<TicketDependencies, 'db' | 'secrets'>,
  memberId: string,
  orderNo: OrderNo,
  now: Date
): Promise<TicketOrder> {
  const [row, tickets] = await Promise.all([findOrdered(memberId, orderNo, db), listTickets(orderNo, db)])
  if (!row) throw notFound('订单不存在')
  const { visit, day, kindId, kindName, sightId, sightName, picture, address, lat, lng, hours } = row
  const refundRule = visit?.refundRule ?? row.refundRule
  return {
    orderNo,
    sightId,
    sightName,
    kindId,
    kindName,
    picture,
    address,
    location: { lat, lng },
    hours,
    day,
    phone: visit?.phone ?? '',
    refundRule,
    freeUntil: isoOrNull(freeUntil(refundRule, day)),
    visitors: (visit?.visitors ?? []).map(({ name, document, maskedNumber }) => ({
      name,
      document,
      maskedNumber
    })),
    tickets: tickets.map((ticket) => ticketView(ticket, secrets.signing, now))
  }
}
