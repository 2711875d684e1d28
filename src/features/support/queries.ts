import { supportEndpoints } from '@contract/support/endpoints'
import type { Data, Input } from '@contract/types'
import { read } from '@/api/read'

export type ChatSubject = Input<'getCustomerSerial'>['subject']
export type CustomerChat = Data<'getCustomerSerial'>
export type CustomerService = Data<'getCustomerService'>

/**
 * A chat URL stays valid for hours, but the service hours are shown to the minute; hence this cache time, ms.
 */
const FRESH_MS = 60_000

/** The chat on a subject and, optionally, an order of the member. */
export const chatQuery = (subject: ChatSubject, orderNo?: string) => ({
  ...read(supportEndpoints.getCustomerSerial, { subject, ...(orderNo ? { orderNo } : {}) }),
  staleTime: FRESH_MS
})

/** The channel's customer service: phone, hours, QR code. */
export const serviceQuery = () => ({ ...read(supportEndpoints.getCustomerService, {}), staleTime: FRESH_MS })
