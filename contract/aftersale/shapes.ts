import { z } from 'zod'
import { fen, id, moment, orderNo, picture, text } from '../common'

/** `cancel` = before dispatch; `refund` = money only; `return` = the goods are sent back first. */
export const afterSaleKind = z.enum(['cancel', 'refund', 'return'])

/** State of a request. `returning`: the goods are on their way back; `refunding`: the money is. */
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
 * Who has to act next, and until when: `member` sends goods back, `staff` answers, `warehouse` stops a parcel, `payment` pays back. `isLate`:
 * the deadline has passed; nothing happens automatically then, and the member may ask.
 */
export const afterSaleTurn = z.object({
  of: z.enum(['member', 'staff', 'warehouse', 'payment']),
  by: moment.nullable(),
  isLate: z.boolean()
})

/** The part of a plate that is refunded: its unused rounds, out of all it has on this card. */
export const refundShare = z.object({ name: text(40), rounds: z.int(), unused: z.int(), fen })

/** Why a refund is reduced: the card price of other goods, or points or a coupon earned by the order and already used. */
export const withheldKind = z.enum(['cardPrice', 'points', 'coupon'])

/** Money withheld from a refund, and why. */
export const withheld = z.object({ kind: withheldKind, words: text(80), fen })

export const afterSale = z.object({
  afterSaleId: id,
  orderNo,
  kind: afterSaleKind,
  state: afterSaleState,
  /** The refund, fen; includes the freight, excludes what is withheld. */
  amountFen: fen,
  freightFen: fen,
  reason: text(20),
  note: text(200).nullable(),
  pictures: z.array(picture),
  refusedReason: text(60).nullable(),
  lines: z.array(z.object({ lineNo: z.int(), name: text(60), picture, quantity: z.int(), amountFen: fen })),
  /** Where goods are sent back to; null if none are. */
  returnTo: text(120).nullable(),
  withheld: z.array(withheld),
  returnParcel: z.object({ carrier: text(20), trackingNo: text(30) }).nullable(),
  createdAt: moment,
  /** null once it is closed. */
  turn: afterSaleTurn.nullable(),
  log: z.array(z.object({ state: afterSaleState, note: text(120), at: moment })),
  actions: z.array(afterSaleAction)
})
