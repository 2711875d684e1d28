import { z } from 'zod'
import { endOfDay, id, mobile, nothing, oneLine, orderNo, paged, paging, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { lotteryEndpoints } from './endpoints'
import { lottery, lotteryDraw, myPrize } from './shapes'

/** The secret of an entry link; one that is not ours is unknown, not invalid. */
const lotteryTk = oneLine(200, 1).optional()

export const lotterySchemas = {
  getLottery: {
    summary:
      'The lottery of a link, the given one, or the first of the channel, with the caller’s status in it',
    input: z.object({ lotteryId: id.optional(), lotteryTk }),
    data: lottery,
    codes: { '404': 'the channel has no such lottery' }
  },
  drawLottery: {
    summary: 'Spend one try and draw a prize; the same idempotency key returns the same prize',
    input: z.object({ lotteryId: id, lotteryTk }),
    data: lotteryDraw,
    codes: { '902': 'no tries left', '903': 'not started', '904': 'ended' }
  },
  getOrderTries: {
    summary: 'The lottery in which one of the caller’s orders has given unspent tries',
    input: z.object({ orderNo }),
    data: z.object({
      /** null if it gives none: it is unpaid, not eligible, or its tries are used up. */
      lottery: z
        .object({ lotteryId: id, title: text(40), tries: z.int().positive(), endsAt: endOfDay })
        .nullable()
    })
  },
  sawDraw: {
    summary: 'Mark the result of a draw as seen',
    input: z.object({ drawId: id }),
    data: nothing
  },
  sharedLottery: {
    summary: 'Record that the caller shared a lottery, which gives tries once a day',
    input: z.object({ lotteryId: id }),
    data: nothing
  },
  listMyPrizes: {
    summary: 'The caller’s prizes in the channel, newest first',
    input: z.object({ ...paging }),
    data: paged(myPrize)
  },
  claimPrize: {
    summary: 'Claim a prize: goods need an address, a recharge needs a number',
    input: z.object({ drawId: id, addressId: id.optional(), mobile: mobile.optional() }),
    data: myPrize,
    codes: {
      '400': 'address or number is missing',
      '904': 'it has expired',
      '907': 'already claimed'
    }
  },
  receivedPrize: {
    summary: 'Confirm receipt of a prize’s goods',
    input: z.object({ drawId: id }),
    data: myPrize,
    codes: { '907': 'not shipped yet' }
  }
} as const satisfies Record<keyof typeof lotteryEndpoints, EndpointSchema>
