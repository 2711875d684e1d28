import { z } from 'zod'
import { fen, id, moment, orderNo, picture, text } from '../common'

/** `cancel` = before it is sent; `refund` = the money alone; `return` = the goods come back first. */
export const afterSaleKind = z.enum(['cancel', 'refund', 'return'])

/** How a request stands. `returning`: the goods are on their way back; `refunding`: the money is. */
export const afterSaleState = z.enum([
  'applied',
  'approved',
  'returning',
  'received',
  'refunding',
  'done',
  'withdrawn',
  'refused'
])

/** Pieces of a line of an order, by the line's number from 1. */
export const linePieces = z.object({
  lineNo: z.int().min(1).max(120),
  quantity: z.int().min(1, '请选择数量').max(999)
})

/** What the member may do to a request. */
export const afterSaleAction = z.enum(['withdraw', 'sendParcel', 'changeParcel'])

/**
 * Whose turn it is, and until when: `member` sends goods back, `staff` answers, `warehouse` stops a parcel, `payment` pays back. `isLate`:
 * that moment is over; nothing happens by itself then, and the member may ask for it.
 */
export const afterSaleTurn = z.object({
  of: z.enum(['member', 'staff', 'warehouse', 'payment']),
  by: moment.nullable(),
  isLate: z.boolean()
})

/** What of a plate goes back: its unused rounds, of all that it has on this card. */
export const refundShare = z.object({ name: text(40), rounds: z.int(), unused: z.int(), fen })

/** For what a refund keeps money back: a card's price that other goods had, points or a coupon that came of the order and were used. */
export const withheldKind = z.enum(['cardPrice', 'points', 'coupon'])

/** Money that a refund keeps back, and what for. */
export const withheld = z.object({ kind: withheldKind, words: text(80), fen })

export const afterSale = z.object({
  afterSaleId: id,
  orderNo,
  kind: afterSaleKind,
  state: afterSaleState,
  /** What goes back, fen; the freight is a part of it, what is withheld is not. */
  amountFen: fen,
  freightFen: fen,
  reason: text(20),
  note: text(200).nullable(),
  pictures: z.array(picture),
  refusedReason: text(60).nullable(),
  lines: z.array(z.object({ lineNo: z.int(), name: text(60), picture, quantity: z.int(), amountFen: fen })),
  /** Where goods go back to; null where none do. */
  returnTo: text(120).nullable(),
  withheld: z.array(withheld),
  returnParcel: z.object({ carrier: text(20), trackingNo: text(30) }).nullable(),
  createdAt: moment,
  /** null once it is at its end. */
  turn: afterSaleTurn.nullable(),
  log: z.array(z.object({ state: afterSaleState, note: text(120), at: moment })),
  actions: z.array(afterSaleAction)
})
