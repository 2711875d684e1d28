import { z } from 'zod'
import {
  endOfDay,
  fen,
  id,
  linkLabel,
  moment,
  nothing,
  oneLine,
  orderNo,
  paged,
  paging,
  text
} from '../common'
import { nextCardTerm } from '../card/shapes'
import type { EndpointSchema } from '../schema'
import { shipmentState } from '../shipping/shapes'
import type { orderEndpoints } from './endpoints'
import { priceExplained } from './price-shapes'
import {
  cashierKind,
  order,
  orderAction,
  orderAddress,
  orderKind,
  orderLine,
  orderState,
  payParameters
} from './shapes'
import { ORDER_TABS } from './stage'

/** Who referred the buyer (rule role.distributor): stored by entry pages, passed to pay pages, saved with the order. */
export const referral = {
  distributor: linkLabel(64).optional(),
  account: linkLabel(64).optional(),
  distributionActivityId: linkLabel(64).optional(),
  labelId: linkLabel(40).optional()
}

const couponChoice = {
  /** Left out = none; the server recalculates its deduction. */
  couponReceiveId: id.optional()
}

/** The price as sent on creation. */
const seenPrice = {
  /** The price that the buyer saw, fen: at another price nothing is bought (922). Left out by old clients: not compared. */
  seenFen: fen.optional()
}

const quoteCodes = {
  '901': 'sold out',
  '902': 'purchase limit reached',
  '905': 'no active card to add it to',
  '906': 'the coupon cannot be used here',
  '911': 'must not be sold on this platform',
  '918': 'too many concurrent purchases',
  '921': 'five orders are unpaid already',
  '924': 'above the maximum amount of an order'
}

const createCodes = { ...quoteCodes, '922': 'the price has changed' }

const quantity = z.int().min(1).max(99).default(1)

/** Response about the purchase of one item. */
const purchaseInput = {
  kind: cashierKind,
  itemId: id,
  quantity,
  memberCardId: id.optional(),
  ...couponChoice
}

export const orderSchemas = {
  previewOrder: {
    summary: 'Preview a purchase: lines, coupon, amount. Read only',
    input: z.object(purchaseInput),
    data: z.object({
      kind: cashierKind,
      lines: z.array(orderLine),
      totalFen: fen,
      discountFen: fen,
      payFen: fen,
      ...priceExplained.shape,
      /** The member's active cards to which a plate can be added. */
      cards: z.array(
        z.object({
          memberCardId: id,
          name: text(30),
          cardNo: text(20),
          expiresAt: endOfDay,
          /** How many rounds of the plate it delivers, out of how many, until when; false = too few to be sold. */
          rounds: z.int(),
          wholeRounds: z.int(),
          endsAt: endOfDay,
          fits: z.boolean()
        })
      ),
      /** For a card: the period for which it will be valid. */
      nextTerm: nextCardTerm.optional(),
      /** For a recharge: the number that it will go to, masked. */
      rechargeTo: text(20).optional(),
      needMobile: z.boolean()
    }),
    codes: quoteCodes
  },
  createOrder: {
    summary: 'Create an order for our own goods',
    input: z.object({
      ...purchaseInput,
      ...seenPrice,
      ...referral,
      /** Version of the terms that the buyer ticked; required for lounge memberships. */
      termsVersion: oneLine(20, 1).optional()
    }),
    data: order,
    codes: {
      ...createCodes,
      '919': 'the terms of these goods were not accepted, or have a newer version'
    }
  },
  createCardOrder: {
    summary: 'Create an order for a card',
    input: z.object({
      cardId: id,
      quantity: z.literal(1).default(1),
      ...couponChoice,
      ...seenPrice,
      ...referral
    }),
    data: order,
    codes: createCodes
  },
  createPlateOrderV2: {
    summary: 'Create an order for a plate on one of the member’s active cards',
    input: z.object({ plateId: id, memberCardId: id, ...couponChoice, ...seenPrice, ...referral }),
    data: order,
    codes: createCodes
  },
  createProductOrder: {
    summary: 'Create an order for virtual goods',
    input: z.object({ productId: id, quantity, ...couponChoice, ...seenPrice, ...referral }),
    data: order,
    codes: createCodes
  },
  payOrder: {
    summary: 'Start paying an order; a repeated request continues the same payment',
    input: z.object({
      orderNo,
      way: z.enum(['mini', 'jsapi', 'h5']),
      /** mini: a fresh wx.login code; the holder of the phone pays. */
      loginCode: oneLine(128).optional(),
      /** mini: the versions of WeChat and of its library, from clients that can open a virtual payment. */
      virtual: z.object({ wechat: oneLine(32), library: oneLine(32) }).optional()
    }),
    data: payParameters,
    codes: {
      '907': 'the order can no longer be paid, or expires in less than 2 minutes',
      '912': 'the payment channel refused'
    }
  },
  getPayState: {
    summary: 'Whether an order is paid; queries the payment channel if its notice has not arrived',
    reads: 'known',
    input: z.object({ orderNo }),
    data: z.object({
      orderNo,
      kind: orderKind,
      state: orderState,
      payFen: fen,
      paidAt: moment.nullable(),
      expiresAt: moment,
      /** What the order delivered, once fulfilled. */
      memberCardId: id.nullable(),
      memberPlateId: id.nullable(),
      receiveId: id.nullable(),
      /** The partner whose site shows an order of kind `partner`. */
      partnerName: text(30).nullable()
    })
  },
  orderList: {
    summary: "The member's orders by state, newest first",
    input: z.object({
      ...paging,
      state: z.enum(ORDER_TABS).default('all')
    }),
    data: paged(order.extend({ actions: z.array(orderAction) }))
  },
  orderDetail: {
    summary: "One of the member's orders with its history and available actions",
    input: z.object({ orderNo }),
    data: z.object({
      order,
      actions: z.array(orderAction),
      couponName: text(30).nullable(),
      /** Delivery address; left out if nothing is sent. */
      address: orderAddress.optional(),
      /** The buyer's note to the seller. */
      note: text(100).optional(),
      /** Its refund terms as text; null if another page shows them. */
      returnWords: text(60).nullable().optional(),
      /** Delivery progress; left out if nothing is sent. */
      shipment: shipmentState.optional(),
      memberCardId: id.nullable(),
      memberPlateId: id.nullable(),
      receiveIds: z.array(id),
      transactionId: text(40).nullable(),
      refund: z
        .object({
          amountFen: fen,
          reason: text(60),
          /** `failed`: the payment channel could not refund it automatically, and a person handles it. */
          state: z.enum(['processing', 'done', 'failed']),
          at: moment
        })
        .nullable(),
      history: z.array(z.object({ at: moment, state: orderState, note: text(60) }))
    })
  },
  cancelOrder: {
    summary: 'Cancel an unpaid order; restores stock and coupon',
    input: z.object({ orderNo }),
    data: nothing,
    codes: { '907': 'only an unpaid order can be cancelled' }
  },
  deleteOrder: {
    summary: 'Delete a finished order from the list',
    input: z.object({ orderNo }),
    data: nothing,
    codes: { '907': 'an order under way cannot be deleted' }
  },
  restoreOrder: {
    summary: 'Put a deleted order back into the list; nothing happens to one that is there',
    input: z.object({ orderNo }),
    data: nothing
  }
} as const satisfies Record<keyof typeof orderEndpoints, EndpointSchema>
