import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Sights and dated tickets (rule page.landmark): calls of our own, as nothing describes any. */
export const ticketEndpoints = {
  listTicketCities: { method: 'GET', path: 'ticket/listCities', access: 'public', extension: true },
  getTicketFront: { method: 'GET', path: 'ticket/getFront', access: 'public', extension: true },
  pageSights: {
    method: 'POST',
    path: 'ticket/pageSights',
    access: 'public',
    extension: true,
    tells: ['offer']
  },
  suggestSights: { method: 'GET', path: 'ticket/suggestSights', access: 'public', extension: true },
  getSight: { method: 'GET', path: 'ticket/getSight', access: 'public', extension: true, tells: ['offer'] },
  getTicketCalendar: {
    method: 'GET',
    path: 'ticket/getCalendar',
    access: 'public',
    extension: true,
    tells: ['offer', 'order']
  },
  listVisitors: {
    method: 'GET',
    path: 'ticket/listVisitors',
    access: 'member',
    extension: true,
    tells: ['visitor']
  },
  saveVisitor: {
    method: 'POST',
    path: 'ticket/saveVisitor',
    access: 'member',
    extension: true,
    keyed: true,
    touches: ['visitor']
  },
  removeVisitor: {
    method: 'POST',
    path: 'ticket/removeVisitor',
    access: 'member',
    extension: true,
    touches: ['visitor']
  },
  previewTicketOrder: {
    method: 'POST',
    path: 'ticket/previewOrder',
    access: 'member',
    extension: true,
    tells: ['offer', 'coupon']
  },
  createTicketOrder: {
    method: 'POST',
    path: 'ticket/createOrder',
    access: 'member',
    extension: true,
    keyed: true,
    touches: ['order', 'coupon']
  },
  getTicketOrder: {
    method: 'GET',
    path: 'ticket/getOrder',
    access: 'member',
    extension: true,
    tells: ['order']
  },
  previewTicketRefund: {
    method: 'POST',
    path: 'ticket/previewRefund',
    access: 'member',
    extension: true,
    tells: ['order']
  },
  refundTickets: {
    method: 'POST',
    path: 'ticket/refund',
    access: 'member',
    extension: true,
    keyed: true,
    touches: ['afterSale', ...RIGHTS]
  }
} as const satisfies Record<string, Endpoint>
