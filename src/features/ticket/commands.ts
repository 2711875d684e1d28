import { ticketEndpoints } from '@contract/ticket/endpoints'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { Order, TicketOrder, TicketRequest, Visitor, VisitorDraft } from './model'

/** Keeps somebody, or changes one, once however often it is sent. */
const savingVisitor: Write<VisitorDraft, Visitor> = {
  name: ({ visitorId }) => `visitor|${visitorId ?? 'new'}`,
  secret: true,
  quiet: true,
  call: ({ visitorId, name, document, number }) =>
    keyed(ticketEndpoints.saveVisitor, {
      ...(visitorId ? { visitorId } : {}),
      name: name.trim(),
      document,
      ...(number.trim() === '' ? {} : { number: number.trim() })
    })
}

/** Saves a visitor from a form; errors are reported only to `failed`. */
export const useSaveVisitor = (then: (visitor: Visitor) => unknown, failed: (error: Error) => unknown) =>
  useWrite(savingVisitor, { then: ({ data }) => then(data), failed })

/** Forgets one. @throws ApiError */
export async function removeVisitor(visitorId: string): Promise<void> {
  try {
    await call(ticketEndpoints.removeVisitor, { visitorId })
  } finally {
    await invalidate(ticketEndpoints.removeVisitor)
  }
}

/** Orders tickets, once however often it is sent. */
const orderingTickets: Write<TicketRequest, Order> = {
  name: ({ day, tickets }) =>
    `tickets|${day}|${tickets.map(({ kindId, visitorId }) => `${kindId}:${visitorId}`).join(',')}`,
  quiet: true,
  orderOf: ({ orderNo }) => orderNo,
  call: ({ couponReceiveId, referral, ...request }) =>
    keyed(ticketEndpoints.createTicketOrder, {
      ...request,
      tickets: [...request.tickets],
      ...(couponReceiveId ? { couponReceiveId } : {}),
      ...referral
    })
}

/** Tickets of an order that are given back. */
interface GivenBack {
  readonly orderNo: string
  readonly ticketIds: readonly string[]
  /** The refund shown to the member, fen. */
  readonly seenFen: number
}

/** Gives tickets back, once however often it is sent. */
const refundingTickets: Write<GivenBack, TicketOrder> = {
  name: ({ orderNo, ticketIds, seenFen }) => `refund-tickets|${orderNo}|${ticketIds.join(',')}|${seenFen}`,
  call: ({ orderNo, ticketIds, seenFen }) =>
    keyed(ticketEndpoints.refundTickets, { orderNo, ticketIds: [...ticketIds], seenFen })
}

/** Orders tickets from a page; errors are reported only to `failed`. */
export const useOrderTickets = (then: (order: Order) => unknown, failed: (error: Error) => unknown) =>
  useWrite(orderingTickets, { then: ({ data }) => then(data), failed })

/** Returns tickets from a page; a refusal is reported by the error catalogue. */
export const useRefundTickets = (then: (order: TicketOrder) => unknown) =>
  useWrite(refundingTickets, { then: ({ data }) => then(data) })
