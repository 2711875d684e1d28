import { z } from 'zod'
import { fen, id, orderNo, picture, text } from '../common'

/** Most kinds of goods in a cart (rule limit.cart), and most pieces of each. */
export const MAX_LINES = 120
export const MAX_PIECES = 99

export const pieces = z.int().min(1, '数量最少为 1 件').max(MAX_PIECES, `数量最多为 ${MAX_PIECES} 件`)

/** A wanted line of the mall: a SKU and how many pieces of it. */
export const skuLine = z.object({ skuId: id, quantity: pieces })

/** A line as requested: the cart's content before the server has returned its state. */
export const requestedLine = skuLine.extend({
  chosen: z.boolean().default(true),
  /** Price of a piece without a card when it was added, fen: a change of price is shown. */
  seenFen: fen.optional()
})

/**
 * State of a line: `valid` can be bought as it is, of `fewer` only `most` are in stock or allowed, `gone` cannot be
 * bought for `reason`.
 */
export const cartGroup = z.enum(['valid', 'fewer', 'gone'])

/** Why a line cannot be bought: `limit` = bought as often as allowed, `unpaid` = the caller's own unpaid order holds it. */
export const cartReason = z.enum(['off_sale', 'sold_out', 'limit', 'unpaid'])

export const cartLine = z.object({
  skuId: id,
  productId: id,
  /** The product's name; '' if it no longer exists. */
  name: text(60),
  /** The chosen options: 雾白, 大号. */
  choices: z.array(text(30)),
  picture,
  quantity: z.int(),
  chosen: z.boolean(),
  group: cartGroup,
  reason: cartReason.nullable(),
  /** With `unpaid`: the order that holds it. */
  orderNo: orderNo.optional(),
  /** Pieces that can be bought now. */
  most: z.int(),
  /** Price of a piece for the caller now, fen. */
  unitFen: fen,
  /** Its price without a card. */
  priceFen: fen,
  /** Its price for card holders, if lower. */
  cardPriceFen: fen.nullable(),
  /** Its price without a card when it was added, if different. */
  seenFen: fen.nullable()
})

/** What more goods would bring: a coupon held, a coupon to be claimed, or free freight. */
export const topUp = z.object({
  kind: z.enum(['held', 'claimable', 'freight']),
  /** The coupon's; null = free freight. */
  couponId: id.nullable(),
  /** The coupon's name; '' for free freight. */
  name: text(30),
  /** Goods of this value are missing, fen. */
  missingFen: fen,
  /** What the coupon deducts then, at least; 0 for free freight. */
  offFen: fen
})

/** Deductions from the selected lines of a cart that can be bought, and what is missing for more. */
export const cartOffer = z.object({
  /** The lines at the caller's prices: tells which selection this is about. */
  goodsFen: fen,
  /** Deducted by the caller's card; included in `goodsFen`. */
  cardOffFen: fen,
  /** Deducted by the best coupon that the caller holds. */
  couponOffFen: fen,
  /** Nearest first. */
  topUps: z.array(topUp)
})

/** A line of what is about to be ordered; `payFen` = `unitFen` × `quantity` − `discountFen`. */
export const settleLine = z.object({
  skuId: id,
  productId: id,
  name: text(60),
  choices: z.array(text(30)),
  picture,
  quantity: z.int(),
  unitFen: fen,
  cardOffFen: fen,
  discountFen: fen,
  payFen: fen
})

/** Lines that are sent together under one freight template. */
export const settleGroup = z.object({
  freightTemplateId: id,
  lines: z.array(settleLine),
  /** Whether they can be sent to the address; true while there is none. */
  delivers: z.boolean(),
  /** Freight; 0 while the destination is not known. */
  freightFen: fen,
  /** Days until they arrive; null while the destination is not known. */
  days: z.int().nullable(),
  /** How much more, fen, makes the freight free; null if nothing does, or if it is free already. */
  toFreeFen: fen.nullable()
})

/** Why an order cannot be placed yet: no address, an address whose area no longer exists, or no delivery there. */
export const settleBlock = z.enum(['no_address', 'old_area', 'not_delivered'])
