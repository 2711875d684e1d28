import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Refunds and returns after payment: requests, their amounts and their progress. Calls of our own. */
export const aftersaleEndpoints = {
  previewAfterSale: {
    method: 'POST',
    path: 'aftersale/preview',
    access: 'member',
    extension: true,
    providesTags: ['afterSale', 'order']
  },
  applyAfterSale: {
    method: 'POST',
    path: 'aftersale/apply',
    access: 'member',
    extension: true,
    keyed: true,
    invalidatesTags: ['afterSale', ...RIGHTS]
  },
  afterSaleDetail: {
    method: 'POST',
    path: 'aftersale/detail',
    access: 'member',
    extension: true,
    providesTags: ['afterSale']
  },
  afterSaleList: {
    method: 'POST',
    path: 'aftersale/list',
    access: 'member',
    extension: true,
    providesTags: ['afterSale']
  },
  withdrawAfterSale: {
    method: 'POST',
    path: 'aftersale/withdraw',
    access: 'member',
    extension: true,
    invalidatesTags: ['afterSale', 'order']
  },
  sendAfterSaleParcel: {
    method: 'POST',
    path: 'aftersale/sendParcel',
    access: 'member',
    extension: true,
    invalidatesTags: ['afterSale']
  }
} as const satisfies Record<string, Endpoint>
