import { z } from 'zod'
import { endOfDay, id, moment, picture, text } from '../common'

/** How far an order's goods are: not told to the warehouse, being packed, sent, received; or nothing is left to send. */
export const shipmentState = z.enum(['booked', 'packing', 'sent', 'received', 'cancelled'])

/** Where a parcel is. */
export const parcelState = z.enum(['collected', 'moving', 'delivering', 'signed', 'trouble', 'returning'])

const piece = z.object({ name: text(60), picture, quantity: z.int() })

export const parcel = z.object({
  parcelId: id,
  parcelNo: z.int(),
  carrierName: text(20),
  /** To be called; null where it is not known. */
  carrierPhone: text(20).nullable(),
  trackingNo: text(40),
  state: parcelState,
  lines: z.array(piece),
  /** The newest first. */
  traces: z.array(z.object({ at: moment, text: text(400) }))
})

export const shipment = z.object({
  orderNo: text(20),
  state: shipmentState,
  /** Who receives it; null once the account is gone. */
  receiver: z.object({ name: text(30), mobile: text(20), address: text(200) }).nullable(),
  parcels: z.array(parcel),
  /** What is not sent yet. */
  waiting: z.array(piece),
  canConfirm: z.boolean(),
  /** Receipt is taken for granted then; null while it is not all sent, and after receipt. */
  confirmedBy: endOfDay.nullable()
})
