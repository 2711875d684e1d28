import type { Endpoint } from '../endpoint'

/** Brands behind privileges and stores (rules page.brandDetail, page.brandOrder). */
export const brandEndpoints = {
  getBrandDetail: {
    method: 'GET',
    path: 'brand/getBrandDetail',
    access: 'public',
    extension: true,
    providesTags: ['offer', 'privilege']
  },
  getOrderBrands: {
    method: 'GET',
    path: 'brand/getOrderBrands',
    access: 'member',
    extension: true,
    providesTags: ['order', 'receipt']
  }
} as const satisfies Record<string, Endpoint>
