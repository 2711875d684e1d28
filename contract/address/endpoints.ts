import type { Endpoint } from '../endpoint'

/** Delivery addresses, reads (spec section 7, "Addresses"). */
export const addressEndpoints = {
  getDeliveryAddressList: { method: 'GET', path: 'deliveryAddress/getDeliveryAddressList', access: 'member' },
  getDeliveryAddressById: { method: 'GET', path: 'deliveryAddress/getDeliveryAddressById', access: 'member' }
} as const satisfies Record<string, Endpoint>
