import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Sights and dated tickets (rule page.landmark): calls of our own, as the specification has none. */
export const ticketEndpoints = {
  listTicketCities: { method: 'GET', path: 'ticket/listCities', access: 'public', extension: true },
  getTicketFront: { method: 'GET', path: 'ticket/getFront', access: 'public', extension: true },
  pageSights: {
    method: 'POST',
    path: 'ticket/pageSights',
    access: 'public',
    extension: true,
    providesTags: ['offer']
  },
  suggestSights: { method: 'GET', path: 'ticket/suggestSights', access: 'public', extension: true },
  getSight: {
    method: 'GET',
    path: 'ticket/getSight',
    access: 'public',
    extension: true,
    providesTags: ['offer']
  },
  getTicketCalendar: {
    method: 'GET',
    path: 'ticket/getCalendar',
    access: 'public',
    extension: true,
    providesTags: ['offer', 'order']
  },
  listVisitors: {
    method: 'GET',
    path: 'ticket/listVisitors',
    access: 'member',
    extension: true,
    providesTags: ['visitor']
  },
  saveVisitor: {
    method: 'POST',
    path: 'ticket/saveVisitor',
    access: 'member',
    extension: true,
    keyed: true,
    invalidatesTags: ['visitor']
  },
  removeVisitor: {
    method: 'POST',
    path: 'ticket/removeVisitor',
    access: 'member',
    extension: true,
    invalidatesTags: ['visitor']
  },
  previewTicketOrder: {
    method: 'POST',
    path: 'ticket/previewOrder',
    access: 'member',
    extension: true,
    providesTags: ['offer', 'coupon']
  },
  createTicketOrder: {
    method: 'POST',
    path: 'ticket/createOrder',
    access: 'member',
    extension: true,
    keyed: true,
    invalidatesTags: ['order', 'coupon']
  },
  getTicketOrder: {
    method: 'GET',
    path: 'ticket/getOrder',
    access: 'member',
    extension: true,
    providesTags: ['order']
  },
  previewTicketRefund: {
    method: 'POST',
    path: 'ticket/previewRefund',
    access: 'member',
    extension: true,
    providesTags: ['order']
  },
  refundTickets: {
    method: 'POST',
    path: 'ticket/refund',
    access: 'member',
    extension: true,
    keyed: true,
    invalidatesTags: ['afterSale', ...RIGHTS]
  }
} as const satisfies Record<string, Endpoint>
