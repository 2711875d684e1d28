import type { Endpoint } from '../endpoint'

/** Shipped goods: parcels, tracking, receipt. Calls of our own. */
export const shippingEndpoints = {
  orderParcels: {
    method: 'POST',
    path: 'shipping/orderParcels',
    access: 'member',
    extension: true,
    providesTags: ['parcel']
  },
  confirmReceipt: {
    method: 'POST',
    path: 'shipping/confirmReceipt',
    access: 'member',
    extension: true,
    invalidatesTags: ['parcel', 'order', 'afterSale']
  }
} as const satisfies Record<string, Endpoint>
