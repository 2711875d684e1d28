import { z } from 'zod'
import { fen, id, moment, orderNo, picture, text } from '../common'

/** What of ours can be bought: what quotes, coupons and stock are about. */
export const goodsKind = z.enum(['card', 'plate', 'product', 'sku', 'ticket', 'lounge'])

/** What is bought by itself at the cashier: nothing of it is sent, so that nobody has to say where to. */
export const cashierKind = goodsKind.extract(['card', 'plate', 'product', 'lounge'])

/** `partner` = something chosen on a partner's site and paid with us: no stock, no coupon. */
export const orderKind = z.enum([...goodsKind.options, 'partner'])

/**
 * States of an order. `paid` means the money is here; `fulfilled` that the goods are too. `closed` = not paid in
 * time. A payment that comes after `cancelled` or `closed` goes back by itself.
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
  /** The part of it that a card's price is; 0 where left out. */
  cardOffFen: fen.optional(),
  /** The part of it that points are; 0 where left out. */
  pointsOffFen: fen.optional(),
  payFen: fen
})

/** Where an order is sent, as it was when it was ordered. */
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
  lines: z.array(orderLine),
  totalFen: fen,
  discountFen: fen,
  /** What sending it costs, a part of `payFen`; 0 where left out. */
  freightFen: fen.optional(),
  payFen: fen,
  createdAt: moment,
  /** Unpaid orders close at this moment. */
  expiresAt: moment,
  paidAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** The partner on whose site an order of kind `partner` was chosen, and is looked at. */
  partnerName: text(30).nullable(),
  /** Which customer service answers for it; that of coupons where left out. */
  chatSubject: z.enum(['movie', 'food', 'coupon']).optional()
})

/** What may be done to an order in its state. */
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

/** What the payment channel of the platform needs (rule data.payParameters). */
export const payParameters = z.object({
  appId: text(40),
  timeStamp: text(12),
  nonceStr: text(40),
  /** The `package` of WeChat: prepay_id=… */
  packageInfo: text(120),
  signType: text(10),
  paySign: text(600),
  /** Where H5 payment goes on; empty for JSAPI and mini-program. */
  mwebUrl: text(600),
  orderNo,
  /** True when there is nothing left to pay: the order is paid already, or costs nothing. */
  settled: z.boolean()
})
