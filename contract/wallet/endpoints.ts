import type { Endpoint } from '../endpoint'

/** Keys for self-renewing codes, for tickets and vouchers that can be shown offline (rule product.wallet). */
export const walletEndpoints = {
  getLiveKeys: {
    method: 'GET',
    path: 'wallet/getLiveKeys',
    access: 'member',
    extension: true,
    providesTags: ['order', 'receipt']
  }
} as const satisfies Record<string, Endpoint>
