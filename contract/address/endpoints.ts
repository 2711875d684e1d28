import type { Endpoint } from '../endpoint'

/** Reads of delivery addresses (rule call.all). */
export const addressEndpoints = {
  getDeliveryAddressList: { method: 'GET', path: 'deliveryAddress/getDeliveryAddressList', access: 'member' },
  getDeliveryAddressById: { method: 'GET', path: 'deliveryAddress/getDeliveryAddressById', access: 'member' }
} as const satisfies Record<string, Endpoint>
