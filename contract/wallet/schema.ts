import { z } from 'zod'
import { id, moment } from '../common'
import type { EndpointSchema } from '../schema'
import type { walletEndpoints } from './endpoints'
import { liveKey } from './shapes'

export const walletSchemas = {
  getLiveKeys: {
    summary:
      'Keys of the usable tickets of an order, or of a receive record, with which the device generates codes',
    reads: false,
    input: z.object({ kind: z.enum(['tickets', 'voucher']), id }),
    data: z.object({
      /** The server's clock at the time of the response: codes follow it. */
      at: moment,
      /** None for items without a code, or used, refunded or expired. */
      keys: z.array(liveKey)
    })
  }
} as const satisfies Record<keyof typeof walletEndpoints, EndpointSchema>
