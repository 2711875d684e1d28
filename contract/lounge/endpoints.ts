import type { Endpoint } from '../endpoint'

/** The paid membership for airport lounges (rule page.yueTu): the first two are specified, the others are ours. */
export const loungeEndpoints = {
  qrCode: { method: 'POST', path: 'yuetu/qrCode', access: 'member', providesTags: ['lounge'] },
  orderCheck: {
    method: 'POST',
    path: 'yuetu/orderCheck',
    access: 'member',
    providesTags: ['lounge', 'order']
  },
  getLoungeFront: {
    method: 'GET',
    path: 'yuetu/getFront',
    access: 'public',
    extension: true,
    providesTags: ['offer']
  },
  pageAirports: { method: 'POST', path: 'yuetu/pageAirports', access: 'public', extension: true },
  listLoungeVisits: {
    method: 'POST',
    path: 'yuetu/listVisits',
    access: 'member',
    extension: true,
    providesTags: ['lounge']
  }
} as const satisfies Record<string, Endpoint>
