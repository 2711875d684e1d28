import { z } from 'zod'
import { endOfDay, id, moment, picture, text } from '../common'

/** Delivery progress of an order: not yet at the warehouse, being packed, sent, received; or nothing left to send. */
export const shipmentState = z.enum(['booked', 'packing', 'sent', 'received', 'cancelled'])

/** State of a parcel. */
export const parcelState = z.enum(['collected', 'moving', 'delivering', 'signed', 'trouble', 'returning'])

const piece = z.object({ name: text(60), picture, quantity: z.int() })

export const parcel = z.object({
  parcelId: id,
  parcelNo: z.int(),
  carrierName: text(20),
  /** The carrier's phone number; null if unknown. */
  carrierPhone: text(20).nullable(),
  trackingNo: text(40),
  state: parcelState,
  lines: z.array(piece),
  /** Newest first. */
  traces: z.array(z.object({ at: moment, text: text(400) }))
})

export const shipment = z.object({
  orderNo: text(20),
  state: shipmentState,
  /** The recipient; null once the account is deleted. */
  receiver: z.object({ name: text(30), mobile: text(20), address: text(200) }).nullable(),
  parcels: z.array(parcel),
  /** Pieces not sent yet. */
  waiting: z.array(piece),
  canConfirm: z.boolean(),
  /** WeChat's number of the payment, for its own view to confirm receipt in; null unless it was paid in the mini-program. */
  wechatPaymentNo: text(40).nullable(),
  /** Receipt is assumed at this time; null until everything is sent, and after receipt. */
  confirmedBy: endOfDay.nullable()
})

/** Where goods that nobody bought (a prize, a privilege) are sent; the number is masked. */
export const giftReceiver = z.object({ name: text(30), mobile: text(20), address: text(300) })

/** Their parcel. */
export const giftParcel = z.object({ carrierName: text(30), trackingNo: text(40), sentAt: moment })
