import { z } from 'zod'
import { id, moment, oneLine, orderNo, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, consolePage, consolePaging } from '../common'
import type { consoleShippingEndpoints } from './endpoints'

const pieces = z.object({ lineNo: z.int().min(1).max(120), quantity: z.int().min(1).max(999) })

export const consoleShippingSchemas = {
  toShip: {
    summary:
      'Orders with goods that are not sent yet, the longest wait first; with the address as the label needs it',
    input: z.object(consolePaging),
    data: consolePage(
      z.object({
        orderNo,
        channel: text(20),
        bookedAt: moment,
        note: text(100).nullable(),
        receiver: z.object({ name: text(30), phone: text(20), address: text(300) }).nullable(),
        lines: z.array(
          z.object({
            lineNo: z.int(),
            name: text(60),
            picture: text(300),
            waiting: z.int(),
            quantity: z.int()
          })
        )
      })
    )
  },
  carriers: {
    summary: 'Carriers that are known, and the one that a number looks like',
    input: z.object({ trackingNo: oneLine(40).optional() }),
    data: z.object({
      carriers: z.array(z.object({ code: text(20), name: text(20) })),
      likely: text(20).nullable()
    })
  },
  shipParcel: {
    summary: 'Send a parcel of an order: some of its pieces, or all that wait. The buyer sees it at once',
    input: z.object({
      orderNo,
      carrier: oneLine(20, 1),
      trackingNo: z
        .string()
        .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
        .regex(/^[A-Z0-9-]{6,30}$/, '请输入正确的快递单号'),
      /** Left out = all that wait. */
      lines: z.array(pieces).min(1).max(120).optional()
    }),
    data: acted.extend({ parcelId: id, waiting: z.int() }),
    codes: {
      '400': 'an unknown carrier',
      '907': 'nothing waits, not that many pieces, or this number is another parcel’s'
    }
  }
} as const satisfies Record<keyof typeof consoleShippingEndpoints, EndpointSchema>
