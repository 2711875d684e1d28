import type { Endpoint } from '../endpoint'

/** Customer service by people (spec section 7, "Channel and location"). */
export const supportEndpoints = {
  getCustomerSerial: { method: 'GET', path: 'open/getCustomerSerial', access: 'public' },
  getCustomerService: { method: 'GET', path: 'open/getCustomerService', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
