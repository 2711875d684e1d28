import type { Endpoint } from '../endpoint'

/** Customer service by people (rule call.all). */
export const supportEndpoints = {
  getCustomerSerial: { method: 'GET', path: 'open/getCustomerSerial', access: 'public' },
  getCustomerService: { method: 'GET', path: 'open/getCustomerService', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
