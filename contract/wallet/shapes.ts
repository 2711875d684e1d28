import { z } from 'zod'
import { endOfDay, id } from '../common'

/** The key of one ticket or voucher: who has it shows its code at any time. */
export const liveKey = z.object({
  /** Of the ticket or the receive record. */
  id,
  /** What its codes begin with. */
  number: z.string().regex(/^(\d{12}|\d{16})$/),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** From then on it opens nothing. */
  endsAt: endOfDay
})
