import { z } from 'zod'
import { endOfDay, fen, id, mobile, moment, oneLine, orderNo, picture, text, typedLine } from '../../common'
import { afterSaleState, linePieces, withheld } from '../../aftersale/shapes'
import { orderKind, orderState } from '../../order/shapes'
import { ORDER_STAGES } from '../../order/stage'
import type { EndpointSchema } from '../../schema'
import { acted, businessDay, consolePage, consolePaging, LOOKS_ALLOWED, reason } from '../common'
import type { consoleOrderEndpoints } from './endpoints'

/** An order in a list. */
const consoleOrderBrief = z.object({
  orderNo,
  kind: orderKind,
  /** The name of its first line, and how many more there are. */
  title: text(80),
  channel: text(20),
  /** How far it is, in the words of `contract/order/stage.ts`. */
  state: z.enum(ORDER_STAGES),
  payFen: fen,
  /** Refunded, or being refunded. */
  refundedFen: fen,
  phoneMasked: text(20).nullable(),
  createdAt: moment,
  paidAt: moment.nullable()
})

const line = z.object({
  lineNo: z.int(),
  kind: orderKind,
  itemId: id,
  name: text(60),
  picture,
  detail: text(120).nullable(),
  unitFen: fen,
  quantity: z.int(),
  discountFen: fen,
  /** Parts of the discount; the rest of it is the coupon's. */
  cardOffFen: fen,
  pointsOffFen: fen,
  points: z.int(),
  payFen: fen,
  /** Pieces that are being refunded or were, and their money. */
  claimedPieces: z.int(),
  claimedFen: fen
})

const payment = z.object({
  outTradeNo: text(40),
  way: text(20),
  /** created | paid | closed | refunding | refunded. */
  state: text(20),
  amountFen: fen,
  refundedFen: fen,
  transactionId: text(40).nullable(),
  createdAt: moment,
  paidAt: moment.nullable()
})

const refund = z.object({
  outRefundNo: text(60),
  amountFen: fen,
  reason: text(60),
  /** processing | done | failed | covered (refunded by hand at the merchant platform). */
  state: text(20),
  /** abnormal | closed | refused | unanswered. */
  failure: text(20).nullable(),
  createdAt: moment,
  doneAt: moment.nullable()
})

const parcel = z.object({
  parcelId: id,
  parcelNo: z.int(),
  carrier: text(20),
  trackingNo: text(30),
  /** As kuaidi100 codes it: 0 moving, 1 collected, 2 trouble, 3 signed, 4 returned, 5 delivering. */
  state: text(20),
  sentAt: moment,
  signedAt: moment.nullable(),
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int() }))
})

/** Something that the order delivered: a card, a plate, a record with its code, a ticket, a lounge membership. */
const right = z.object({
  kind: z.enum(['card', 'plate', 'record', 'ticket', 'lounge']),
  id: text(64),
  name: text(60),
  /** issued | used | … as its own table has it. */
  state: text(20),
  /** The last four digits of a code or card. */
  codeTail: text(8).nullable(),
  usedAt: moment.nullable(),
  expiresAt: endOfDay.nullable()
})

const refundable = z.object({
  leftFen: fen,
  paidFen: fen,
  refundedFen: fen,
  /** Why nothing can be refunded; null if something can. */
  why: text(60).nullable()
})

/** Before the goods are sent, or afterwards: then the buyer keeps them. */
const piecesKind = z.enum(['cancel', 'refund'])

/** Each line once. */
const pieces = z
  .array(linePieces)
  .max(120)
  .refine((all) => new Set(all.map(({ lineNo }) => lineNo)).size === all.length, '同一商品请合并数量')

const sum = z.int().min(0)

/** What a refund of pieces does. */
const piecesOutcome = z.object({
  /** With freight, without what is withheld. */
  amountFen: fen,
  freightFen: fen,
  lines: z.array(z.object({ lineNo: z.int(), quantity: z.int(), amountFen: fen })),
  withheld: z.array(withheld),
  /** The warehouse is packing: the money is refunded once it has stopped. */
  isWaiting: z.boolean(),
  /** No piece is left afterwards. */
  isAll: z.boolean(),
  /** Rights that are taken back or end. */
  rights: z.array(right.pick({ kind: true, name: true, codeTail: true })),
  /** Points used on these pieces that are returned, and points earned with them that are taken back. */
  pointsBack: sum,
  pointsTaken: sum,
  /** By how much the referrer's commission is reduced. */
  commissionFen: sum,
  /** The order's coupon, and whether it is returned; null without one. */
  coupon: z.object({ name: text(30), comesBack: z.boolean() }).nullable()
})

/** What narrows a list down. */
const narrowing = {
  state: z.enum(ORDER_STAGES).optional(),
  /** Days in China, both included. */
  from: businessDay.optional(),
  to: businessDay.optional(),
  channel: oneLine(20).optional()
}

export const consoleOrderSchemas = {
  orders: {
    summary: 'Orders, newest first',
    input: z.object({
      ...consolePaging,
      number: oneLine(40).optional(),
      memberId: id.optional(),
      ...narrowing
    }),
    data: consolePage(consoleOrderBrief)
  },
  ordersByPhone: {
    summary: `Orders of the member with a phone number, newest first. Written to the audit trail without it; ${LOOKS_ALLOWED}`,
    input: z.object({
      ...consolePaging,
      /** The member's whole phone number. */
      phone: mobile,
      ...narrowing
    }),
    data: consolePage(consoleOrderBrief),
    codes: { '429': 'too many tries' }
  },
  ordersOfReceiver: {
    summary: `Orders sent to whoever has a phone number, newest first. Written to the audit trail without it; ${LOOKS_ALLOWED}`,
    input: z.object({
      ...consolePaging,
      /** The receiver's whole phone number. */
      phone: mobile,
      ...narrowing
    }),
    data: consolePage(consoleOrderBrief),
    codes: { '429': 'too many tries' }
  },
  orderDetail: {
    summary: 'Everything about an order',
    input: z.object({ orderNo }),
    data: z.object({
      order: consoleOrderBrief.extend({
        /** Its state in the order's own words. */
        lifecycle: orderState,
        totalFen: fen,
        discountFen: fen,
        freightFen: fen,
        withheldFen: fen,
        expiresAt: moment,
        fulfilledAt: moment.nullable(),
        closedAt: moment.nullable(),
        note: text(100).nullable(),
        couponName: text(30).nullable(),
        distributor: text(64).nullable(),
        account: text(64).nullable()
      }),
      member: z.object({
        memberId: id,
        nickname: text(60),
        phoneMasked: text(20).nullable(),
        blockedAt: moment.nullable()
      }),
      /** Where it is sent to, with masked name and number; null if nothing is sent. */
      address: z.object({ name: text(30), phoneMasked: text(20), whole: text(300) }).nullable(),
      lines: z.array(line),
      payments: z.array(payment),
      refunds: z.array(refund),
      history: z.array(z.object({ at: moment, state: orderState, cause: text(20), note: text(100) })),
      /** booked | packing | sent | received | cancelled; null if nothing is sent. */
      shipment: z
        .object({ state: text(20), sentAt: moment.nullable(), receivedAt: moment.nullable() })
        .nullable(),
      parcels: z.array(parcel),
      rights: z.array(right),
      afterSales: z.array(
        z.object({
          afterSaleId: id,
          kind: text(20),
          state: text(20),
          amountFen: fen,
          reason: text(60),
          createdAt: moment
        })
      )
    })
  },
  revealOrderPhones: {
    summary:
      'The whole phone numbers of an order: of its member and of its receiver. Written to the audit trail',
    input: z.object({ orderNo, reason }),
    data: z.object({ memberPhone: text(20).nullable(), receiverPhone: text(20).nullable() })
  },
  cancelOrder: {
    summary: 'Cancel an unpaid order',
    input: z.object({ orderNo, reason }),
    data: acted,
    codes: { '907': 'it is not unpaid (any more)', '912': 'the payment channel does not answer' }
  },
  refundable: {
    summary: 'What can be refunded of an order; requests in progress are not counted',
    input: z.object({ orderNo }),
    data: refundable
  },
  refundOrder: {
    summary:
      'Refund a part as money alone, or all that is left: then unused rights and unsent goods are taken back as well',
    input: z.object({
      orderNo,
      amountFen: fen.min(1),
      /** The buyer reads it. */
      reason: typedLine(40, '请填写原因')
    }),
    data: acted.extend({ ...refundable.shape, isWhole: z.boolean() }),
    codes: { '907': 'not paid, or less than this is left: the message says which' }
  },
  previewPieces: {
    summary:
      'Which pieces of an order can be refunded, and what refunding some of them would do. Changes nothing',
    input: z.object({ orderNo, kind: piecesKind.optional(), lines: pieces.optional() }),
    data: z.object({
      /** How pieces can be refunded now; empty = not at all, and `why` says why. */
      kinds: z.array(piecesKind),
      why: text(60).nullable(),
      lines: z.array(
        z.object({
          lineNo: z.int(),
          name: text(60),
          picture,
          quantity: z.int(),
          /** Neither refunded nor in a request. */
          unclaimed: z.int(),
          payFen: fen,
          /** What one more piece is worth now, after discount, coupon and points. */
          pieceFen: fen,
          /** How many pieces can be refunded in each way. */
          left: z.object({ cancel: z.int(), refund: z.int() }),
          why: text(60).nullable()
        })
      ),
      /** Null if no pieces were chosen, or if these cannot be refunded: `refusal` says why. */
      outcome: piecesOutcome.nullable(),
      refusal: text(60).nullable()
    })
  },
  refundPieces: {
    summary: 'Refund pieces by the rules of after-sale, as a request that is agreed to at once',
    input: z.object({
      orderNo,
      kind: piecesKind,
      lines: pieces.min(1, '请选择要退的商品'),
      /** The refund that was shown: if it has changed, nothing is refunded. */
      seenFen: fen,
      /** The buyer reads it. */
      reason: typedLine(40, '请填写原因')
    }),
    data: acted.extend({ afterSaleId: id, state: afterSaleState, amountFen: fen }),
    codes: {
      '907': 'these pieces cannot be refunded (any more): the message says why',
      '922': 'the amount differs from the one shown'
    }
  }
} as const satisfies Record<keyof typeof consoleOrderEndpoints, EndpointSchema>
