import { z } from 'zod'
import { endOfDay, id, mobile, nothing, orderNo, paged, paging, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { lotteryEndpoints } from './endpoints'
import { lottery, lotteryDraw, myPrize } from './shapes'

/** The secret of an entry link; one that is not ours is unknown, not invalid. */
const lotteryTk = text(200, 1).optional()

export const lotterySchemas = {
  getLottery: {
    summary:
      'The lottery that a link opens, the named one, or the first of the channel, and how the caller stands in it',
    input: z.object({ lotteryId: id.optional(), lotteryTk }),
    data: lottery,
    codes: { '404': 'the channel has no such lottery' }
  },
  drawLottery: {
    summary: 'Spends one try and draws; asked again with the same key it gives the same prize',
    input: z.object({ lotteryId: id, lotteryTk }),
    data: lotteryDraw,
    codes: { '902': 'no tries left', '903': 'not started', '904': 'ended' }
  },
  getOrderTries: {
    summary: 'The lottery in which an order of the caller’s has given tries that are not spent',
    input: z.object({ orderNo }),
    data: z.object({
      /** null if it gives none: it is unpaid, not eligible, or its tries are used up. */
      lottery: z
        .object({ lotteryId: id, title: text(40), tries: z.int().positive(), endsAt: endOfDay })
        .nullable()
    })
  },
  sawDraw: {
    summary: 'The caller has seen what a draw of theirs gave',
    input: z.object({ drawId: id }),
    data: nothing
  },
  sharedLottery: {
    summary: 'The caller has shared a lottery: it gives its tries once a day',
    input: z.object({ lotteryId: id }),
    data: nothing
  },
  listMyPrizes: {
    summary: 'What the caller has won in the channel, newest first',
    input: z.object({ ...paging }),
    data: paged(myPrize)
  },
  claimPrize: {
    summary: 'Claims a prize: goods with an address, a recharge with a number',
    input: z.object({ drawId: id, addressId: id.optional(), mobile: mobile.optional() }),
    data: myPrize,
    codes: {
      '400': 'address or number is missing',
      '904': 'its time is over',
      '907': 'it was claimed before'
    }
  },
  receivedPrize: {
    summary: 'The goods of a prize have come',
    input: z.object({ drawId: id }),
    data: myPrize,
    codes: { '907': 'they were not sent yet' }
  }
} as const satisfies Record<keyof typeof lotteryEndpoints, EndpointSchema>
