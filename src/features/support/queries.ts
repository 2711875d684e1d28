import { supportEndpoints } from '@contract/support/endpoints'
import type { Data, Input } from '@contract/types'
import { read } from '@/api/read'

export type ChatSubject = Input<'getCustomerSerial'>['subject']
export type CustomerChat = Data<'getCustomerSerial'>
export type CustomerService = Data<'getCustomerService'>

/** Hours after which an address opens its chat no more are many; the hours of the service are told to the minute, ms. */
const FRESH_MS = 60_000

/** The chat on a subject, and of an order of the member. */
export const chatQuery = (subject: ChatSubject, orderNo?: string) => ({
  ...read(supportEndpoints.getCustomerSerial, { subject, ...(orderNo ? { orderNo } : {}) }),
  staleTime: FRESH_MS
})

/** The channel's service: phone, hours, QR. */
export const serviceQuery = () => ({ ...read(supportEndpoints.getCustomerService, {}), staleTime: FRESH_MS })
