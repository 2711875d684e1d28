import { z } from 'zod'
import { afterSale, afterSaleState } from '../../aftersale/shapes'
import { fen, id, orderNo, typedLine } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, consoleMember, consolePage, consolePaging } from '../common'
import type { consoleAfterSaleEndpoints } from './endpoints'

const decided = acted.extend({ orderNo, state: afterSaleState, amountFen: fen })

const codes = { '907': 'it has moved on meanwhile, or cannot be refunded: the message says why' }

export const consoleAfterSaleSchemas = {
  afterSales: {
    summary: 'Requests, newest first; with `turn=staff` those that wait for staff, oldest first',
    input: z.object({
      ...consolePaging,
      state: afterSaleState.optional(),
      turn: z.literal('staff').optional(),
      orderNo: orderNo.optional()
    }),
    data: consolePage(
      afterSale.omit({ actions: true }).extend({
        member: consoleMember
      })
    )
  },
  approveAfterSale: {
    summary: 'Approve: the refund starts, or the buyer sends the goods back',
    input: z.object({ afterSaleId: id }),
    data: decided,
    codes
  },
  refuseAfterSale: {
    summary: 'Refuse with a reason, which the buyer reads',
    input: z.object({ afterSaleId: id, reason: typedLine(40, '请填写原因') }),
    data: decided,
    codes
  },
  receiveAfterSale: {
    summary: 'The goods have come back: they go into stock, and the refund starts',
    input: z.object({ afterSaleId: id }),
    data: decided,
    codes
  }
} as const satisfies Record<keyof typeof consoleAfterSaleEndpoints, EndpointSchema>
