import { z } from 'zod'
import { fen, id, moment, orderNo, picture, text } from '../common'
import { ORDER_STAGES } from './stage'

/** Kinds of our own goods: used for quotes, coupons and stock. */
export const goodsKind = z.enum(['card', 'plate', 'product', 'sku', 'ticket', 'lounge'])

/** A wanted line of any goods of ours; one of the mall is a `SkuLine` until it is ordered. */
export const goodsLine = z.object({ kind: goodsKind, itemId: id, quantity: z.int() })

/** Goods bought one at a time at the cashier: nothing is sent, so no address is needed. */
export const cashierKind = goodsKind.extract(['card', 'plate', 'product', 'lounge'])

/** `partner` = something chosen on a partner's site and paid with us: no stock, no coupon. */
export const orderKind = z.enum([...goodsKind.options, 'partner'])

/**
 * States of an order. `paid` means the money has arrived; `fulfilled` that the goods have been delivered too. `closed` = not paid in
 * time. A payment that arrives after `cancelled` or `closed` is refunded automatically.
 */
export const orderState = z.enum([
  'unpaid',
  'paid',
  'fulfilled',
  'cancelled',
  'closed',
  'refunding',
  'refunded'
])

export const orderLine = z.object({
  itemId: id,
  name: text(60),
  picture,
  unitFen: fen,
  quantity: z.int(),
  /** What was chosen on a partner's site: seats, date, number. */
  detail: text(120).nullable().optional(),
  /** This line's share of the discount, fen; shares add up to the whole. */
  discountFen: fen,
  /** The part of it due to a card price; 0 if left out. */
  cardOffFen: fen.optional(),
  /** The part of it due to points; 0 if left out. */
  pointsOffFen: fen.optional(),
  payFen: fen
})

/** Delivery address at the time of the order. */
export const orderAddress = z.object({
  name: text(30),
  mobile: text(11),
  province: text(30),
  city: text(30),
  district: text(30),
  street: text(30),
  detail: text(120)
})

export const order = z.object({
  orderNo,
  kind: orderKind,
  state: orderState,
  /** How far it is, as the buyer is shown it. */
  stage: z.enum(ORDER_STAGES),
  lines: z.array(orderLine),
  totalFen: fen,
  discountFen: fen,
  /** Freight, included in `payFen`; 0 if left out. */
  freightFen: fen.optional(),
  payFen: fen,
  createdAt: moment,
  /** Unpaid orders close at this moment. */
  expiresAt: moment,
  paidAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** The partner on whose site an order of kind `partner` was made and is shown. */
  partnerName: text(30).nullable(),
  /** The customer service responsible for it; that of coupons if left out. */
  chatSubject: z.enum(['movie', 'food', 'coupon']).optional()
})

/** Actions available in an order's state. */
export const orderAction = z.enum([
  'pay',
  'cancel',
  'delete',
  'buyAgain',
  'viewCard',
  'viewPlate',
  'viewRecord',
  'viewPartner',
  'confirmReceipt',
  'viewParcels',
  'afterSale',
  'viewAfterSale',
  'viewTicket',
  'viewLounge'
])

/** What `wx.requestVirtualPayment` needs, with a message to the buyer for each of its error codes that has one. */
export const virtualPayment = z.object({
  mode: text(32),
  /** Signed as it is: a client passes it on unchanged. */
  signData: text(1000),
  paySig: text(64),
  signature: text(64),
  errors: z.record(text(8), text(60))
})

/** What the payment channel of the platform needs (rule data.payParameters). */
export const payParameters = z.object({
  appId: text(40),
  timeStamp: text(12),
  nonceStr: text(40),
  /** The `package` of WeChat: prepay_id=… */
  packageInfo: text(120),
  signType: text(10),
  paySign: text(600),
  /** Where H5 payment continues; empty for JSAPI and mini-program. */
  mwebUrl: text(600),
  orderNo,
  /** True if there is nothing left to pay: the order is already paid, or free. */
  settled: z.boolean(),
  /** Set if it is paid by WeChat's virtual payment: the fields before `mwebUrl` are empty then. */
  virtual: virtualPayment.optional()
})
