import { z } from 'zod'
import { endOfDay, id } from '../common'

/** The key of one ticket or voucher: its holder can show its code at any time. */
export const liveKey = z.object({
  /** Id of the ticket or the receive record. */
  id,
  /** The prefix of its codes. */
  number: z.string().regex(/^(\d{12}|\d{16})$/),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** From then on it is no longer valid. */
  endsAt: endOfDay
})
