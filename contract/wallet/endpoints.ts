import type { Endpoint } from '../endpoint'

/** What makes codes that renew themselves, for tickets and vouchers that open without a network (rule product.wallet). */
export const walletEndpoints = {
  getLiveKeys: {
    method: 'GET',
    path: 'wallet/getLiveKeys',
    access: 'member',
    extension: true,
    providesTags: ['order', 'receipt']
  }
} as const satisfies Record<string, Endpoint>
