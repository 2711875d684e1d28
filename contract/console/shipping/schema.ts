import { z } from 'zod'
import { id, moment, oneLine, orderNo, text } from '../../common'
import type { EndpointSchema } from '../../schema'
import { compact } from '../../typed/code'
import { acted, consolePage, consolePaging } from '../common'
import { MAX_EXPORTED_ORDERS, MAX_IMPORTED_ROWS, TRACKING_NO } from '../limits'
import type { consoleShippingEndpoints } from './endpoints'

const receiver = z.object({ name: text(30), phone: text(20), address: text(300) })
/** The number on a parcel, without blanks. */
const trackingNo = z
  .string()
  .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
  .regex(TRACKING_NO, '请输入正确的快递单号')
const giftKind = z.enum(['privilege', 'prize'])

/** A cell of a file that somebody filled in: what is wrong with it is said of its row. */
const cell = z.string().max(200).overwrite(compact)
const parcelRows = z.object({
  rows: z
    .array(
      z.object({
        /** Its number in the file. */
        row: z.int().min(1).max(100_000),
        /** Of an order or a gift. */
        number: cell,
        /** Its name or code; empty: by the number of the parcel. */
        carrier: cell,
        trackingNo: cell,
        /** Both empty: all that wait. */
        lineNo: cell,
        pieces: cell
      })
    )
    .min(1, '文件里没有数据')
    .max(MAX_IMPORTED_ROWS, `一次最多导入 ${MAX_IMPORTED_ROWS} 行，请分成几个文件`)
})
const rowVerdicts = z.object({
  items: z.array(
    z.object({
      row: z.int(),
      /** ready: would be sent; already: was sent with this number before; skipped: it has no number yet. */
      verdict: z.enum(['ready', 'sent', 'already', 'skipped', 'refused']),
      /** Name of the carrier, as far as known. */
      carrier: text(20).nullable(),
      /** Why it is refused. */
      why: text(100).nullable()
    })
  )
})

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
        receiver: receiver.nullable(),
        /** A warehouse has accepted it, and sends it. */
        isWithWarehouse: z.boolean(),
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
      trackingNo,
      /** Left out = all that wait. */
      lines: z.array(pieces).min(1).max(120).optional()
    }),
    data: acted.extend({ parcelId: id, waiting: z.int() }),
    codes: {
      '400': 'an unknown carrier',
      '907': 'nothing waits, not that many pieces, or this number is another parcel’s'
    }
  },
  giftsToShip: {
    summary: 'Gifts among privileges, or prizes, that are not sent yet, the longest wait first',
    input: z.object({ ...consolePaging, kind: giftKind }),
    data: consolePage(
      z.object({
        giftNo: orderNo,
        name: text(60),
        claimedAt: moment,
        /** A warehouse has accepted it, and sends it. */
        isWithWarehouse: z.boolean(),
        receiver
      })
    )
  },
  shipGift: {
    summary: 'Send a gift or prize. Its owner sees it at once',
    input: z.object({ kind: giftKind, giftNo: orderNo, carrier: oneLine(20, 1), trackingNo }),
    data: acted,
    codes: { '400': 'an unknown carrier', '907': 'it was sent, or a warehouse has accepted it' }
  },
  exportToShip: {
    summary:
      'All that has to be packed, with whole addresses, the longest wait first. Written to the audit trail',
    input: z.object({ what: z.enum(['orders', ...giftKind.options]) }),
    data: z.object({
      items: z
        .array(
          z.object({
            number: orderNo,
            since: moment,
            note: text(100).nullable(),
            receiver: receiver.nullable(),
            lines: z.array(z.object({ lineNo: z.int(), name: text(60), waiting: z.int() }))
          })
        )
        .max(MAX_EXPORTED_ORDERS),
      /** There is more than fits. */
      hasMore: z.boolean()
    })
  },
  checkParcels: {
    summary: 'What would become of each row of a file with numbers of parcels; sends nothing',
    input: parcelRows,
    data: rowVerdicts
  },
  importParcels: {
    summary:
      'Send the parcels of a file. Rows with the same order and number are one parcel; one that is refused does not stop the others',
    input: parcelRows,
    data: rowVerdicts
  }
} as const satisfies Record<keyof typeof consoleShippingEndpoints, EndpointSchema>
