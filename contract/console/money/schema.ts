import { z } from 'zod'
import { day, fen, moment, none, oneLine, orderNo, queryInt, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, businessDay, consolePage, consolePaging, reason } from '../common'
import type { consoleMoneyEndpoints } from './endpoints'

/** The trade bill has payments and refunds, the fund bill what moved on the merchant's account; `virtual`: virtual payment. */
const bill = z.enum(['trade', 'fund', 'virtual'])

/** One side of a difference: fen, negative for what left the account. */
const side = z
  .object({
    fen: z.int().optional(),
    feeFen: z.int().optional(),
    state: text(20).optional(),
    /** How often it is there, if more than once. */
    times: z.int().optional()
  })
  .nullable()

const difference = z.object({
  id: z.int(),
  day,
  bill,
  kind: z.enum(['missing here', 'missing there', 'amount', 'state', 'fee']),
  /** Our number of the payment or refund (of Apple's refunds WeChat's); in the fund bill the channel's. */
  number: text(120),
  orderNo: text(40).nullable(),
  /** Null = there is nothing on this side. */
  ours: side,
  theirs: side,
  foundAt: moment,
  settledAt: moment.nullable(),
  /** Who; `system` = a later comparison found none. */
  settledBy: text(64).nullable(),
  reason: text(100).nullable()
})

const unit = z.enum(['fen', 'point', 'piece', 'right'])
const refundNo = oneLine(64, 1)
const ended = { '907': 'it was dealt with meanwhile' }

export const consoleMoneySchemas = {
  bills: {
    summary:
      'The last bills of the payment channel, newest first, and how many of their differences are open',
    input: none,
    data: z.object({
      items: z.array(
        z.object({
          day,
          bill,
          /** missing: the channel did not have it in a week. */
          state: z.enum(['waiting', 'stored', 'missing']),
          rows: z.int(),
          open: z.int(),
          storedAt: moment.nullable(),
          matchedAt: moment.nullable()
        })
      )
    })
  },
  billDifferences: {
    summary: 'Differences between bills and our books, oldest first',
    input: z.object({
      ...consolePaging,
      state: z.enum(['open', 'settled']).optional(),
      day: businessDay.optional()
    }),
    data: consolePage(difference)
  },
  settleBillDifference: {
    summary: 'Settle a difference with a reason',
    input: z.object({ id: queryInt(1, 2_147_483_647), reason }),
    data: acted,
    codes: ended
  },
  hangingRefunds: {
    summary: 'Refunds that the channel did not carry out, oldest first',
    input: z.object(consolePaging),
    data: consolePage(
      z.object({
        outRefundNo: text(64),
        outTradeNo: text(40),
        orderNo,
        amountFen: fen,
        reason: text(100),
        failure: z.enum(['abnormal', 'closed', 'refused', 'unanswered']),
        createdAt: moment
      })
    )
  },
  retryRefund: {
    summary: 'Have the channel asked for it again',
    input: z.object({ outRefundNo: refundNo, reason }),
    data: acted,
    codes: ended
  },
  settleRefund: {
    summary: 'It was paid by hand: at the merchant platform, or outside of the channel',
    input: z.object({ outRefundNo: refundNo, via: z.enum(['platform', 'outside']), reason }),
    data: acted,
    codes: ended
  },
  virtualMessages: {
    summary:
      "What WeChat told of virtual payments and staff have to know, newest first; with what Apple's questions were answered",
    input: z.object(consolePaging),
    data: consolePage(
      z.object({
        id: z.int(),
        /** WeChat's name. */
        event: text(64),
        /** Our number of the payment; null if it names none. */
        outTradeNo: text(64).nullable(),
        orderNo: orderNo.nullable(),
        /** Whether a refund was advised, and why. */
        answer: z.object({ refund: z.boolean(), evidence: text(1000) }).nullable(),
        times: z.int(),
        firstAt: moment,
        lastAt: moment
      })
    )
  },
  orderLedger: {
    summary: 'All movements of an order, and what its accounts have; empty for orders from before the ledger',
    input: z.object({ orderNo }),
    data: z.object({
      entries: z.array(
        z.object({
          id: z.int(),
          /** What happened, with its number: paid, sold, refund, claim, points, right. */
          event: text(120),
          unit,
          from: text(20),
          to: text(20),
          amount: z.int(),
          at: moment
        })
      ),
      balances: z.array(z.object({ unit, account: text(20), amount: z.int() }))
    })
  }
} as const satisfies Record<keyof typeof consoleMoneyEndpoints, EndpointSchema>
