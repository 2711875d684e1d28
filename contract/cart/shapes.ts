import { z } from 'zod'
import { fen, id, orderNo, picture, text } from '../common'

/** Kinds of goods that a cart holds at most (rule limit.cart), and pieces of one of them. */
export const MAX_LINES = 120
export const MAX_PIECES = 99

export const pieces = z.int().min(1, '数量最少为 1 件').max(MAX_PIECES, `数量最多为 ${MAX_PIECES} 件`)

/** Some pieces of one SKU of the mall. */
export const skuPieces = z.object({ skuId: id, quantity: pieces })

/** A line that somebody asks for: what stands in a cart before the server has said how it stands. */
export const requestedLine = skuPieces.extend({
  chosen: z.boolean().default(true),
  /** What a piece cost without a card when it was put in, fen: an old price is told. */
  seenFen: fen.optional()
})

/**
 * How a line stands: `valid` can be bought as it is, of `fewer` there are, or may be bought, only `most`, `gone` cannot be
 * bought for `reason`.
 */
export const cartGroup = z.enum(['valid', 'fewer', 'gone'])

/** Why a line cannot be bought: `limit` = as often as allowed, `unpaid` = the caller's own unpaid order holds it. */
export const cartReason = z.enum(['off_sale', 'sold_out', 'limit', 'unpaid'])

export const cartLine = z.object({
  skuId: id,
  productId: id,
  /** Of the product; '' where there is none any more. */
  name: text(60),
  /** What is chosen of it: 雾白, 大号. */
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
  /** What a piece costs the caller now, fen. */
  unitFen: fen,
  /** What it costs without a card. */
  priceFen: fen,
  /** What it costs holders of a card, where that is less. */
  cardPriceFen: fen.nullable(),
  /** What it cost without a card when it was put in, where that was another price. */
  seenFen: fen.nullable()
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

/** Lines that are sent together, under one freight template. */
export const settleGroup = z.object({
  freightTemplateId: id,
  lines: z.array(settleLine),
  /** Whether they are sent to the address; true while there is none. */
  delivers: z.boolean(),
  /** What sending them costs; 0 while it is not known where to. */
  freightFen: fen,
  /** Days until they arrive; null while it is not known where to. */
  days: z.int().nullable(),
  /** How much more of them makes the freight free, fen; null where nothing does, or it is free. */
  toFreeFen: fen.nullable()
})

/** Why an order cannot be made yet: no address, one whose area is no more, or goods that are not sent there. */
export const settleBlock = z.enum(['no_address', 'old_area', 'not_delivered'])
