import { z } from 'zod'
import { deliveryAddress } from '../address/schema'
import { fen, id, none, nothing, text, typedText } from '../common'
import { couponClaimable } from '../coupon/shapes'
import { priceExplained } from '../order/price-shapes'
import { referral } from '../order/schema'
import { order } from '../order/shapes'
import type { EndpointSchema } from '../schema'
import type { cartEndpoints } from './endpoints'
import { cartLine, cartOffer, MAX_LINES, requestedLine, settleBlock, settleGroup, skuLine } from './shapes'

const cart = z.object({ lines: z.array(cartLine) })

const skuIds = z.array(id).min(1).max(MAX_LINES)

const requestedLines = z.array(requestedLine).max(MAX_LINES, `购物车最多 ${MAX_LINES} 种商品`)

const buyCodes = {
  '901': 'sold out, or fewer left than requested',
  '902': 'purchase limit reached',
  '906': 'the coupon cannot be used here',
  '911': 'must not be sold on this platform',
  '924': 'above the maximum amount of an order'
}

export const cartSchemas = {
  getCart: { summary: "The member's cart, latest additions first", input: none, data: cart },
  getCartOffer: {
    summary: 'What is deducted from the selection of the cart, and what is missing for more. Read only',
    input: none,
    data: cartOffer
  },
  getCartCount: {
    summary: "Number of items in the member's cart",
    input: none,
    data: z.object({ count: z.int() })
  },
  priceGuestCart: {
    summary: "The current state of a visitor's cart, which is stored on the device. Read only",
    reads: false,
    input: z.object({ lines: requestedLines }),
    data: cart
  },
  addToCart: {
    summary: 'Add a quantity of a SKU to the cart',
    input: skuLine,
    data: z.object({ count: z.int() }),
    codes: {
      '901': 'sold out, or fewer left than requested including those in the cart',
      '902': `${MAX_LINES} kinds are in the cart, or as many pieces as may be bought`
    }
  },
  setCartQuantity: {
    summary: 'Set the quantity of a SKU in the cart',
    input: skuLine,
    data: nothing
  },
  changeCartSku: {
    summary:
      'Change a cart line to another SKU of its product; merges with the line of that SKU, if there is one',
    input: z.object({ skuId: id, toSkuId: id }),
    data: nothing,
    codes: { '901': 'sold out' }
  },
  chooseCartLines: {
    summary: 'Select the cart lines to buy',
    input: z.object({ skuIds, chosen: z.boolean() }),
    data: nothing
  },
  removeFromCart: {
    summary: 'Remove lines from the cart',
    input: z.object({ skuIds }),
    data: nothing
  },
  mergeCart: {
    summary: "Merge a visitor's cart into the member's, once per guest cart",
    input: z.object({
      guestCartId: z.string().regex(/^[0-9a-f-]{32,36}$/, '购物车编号不正确'),
      lines: requestedLines
    }),
    data: z.object({
      /** SKUs that did not fit. */
      leftOut: z.array(id)
    })
  },
  settleMall: {
    summary: 'Preview the itemised cost of a mall order. Read only',
    input: z.object({
      /** Items of a direct purchase; left out = the selected lines of the cart that can be bought. */
      line: skuLine.optional(),
      /** Left out = the default. */
      addressId: id.optional(),
      /** Left out = the best one; null = none. */
      couponReceiveId: id.nullable().optional(),
      /** Left out = the member's setting. */
      usePoints: z.boolean().optional()
    }),
    data: z.object({
      address: deliveryAddress.nullable(),
      groups: z.array(settleGroup),
      /** Names of selected cart lines that cannot be bought now. */
      dropped: z.array(text(60)),
      ...priceExplained.shape,
      /** Coupons that could be claimed now and used on it, best first. */
      claimable: z.array(couponClaimable),
      /** Goods at their price without a card, then deductions and additions. */
      totalFen: fen,
      cardOffFen: fen,
      couponOffFen: fen,
      pointsOffFen: fen,
      freightFen: fen,
      payFen: fen,
      blocked: settleBlock.nullable(),
      needMobile: z.boolean()
    }),
    codes: buyCodes
  },
  createMallOrder: {
    summary: 'Create an order for physical goods',
    input: z.object({
      lines: z.array(skuLine).min(1, '请选择要购买的商品').max(MAX_LINES),
      /** Removes what is bought from the cart. */
      fromCart: z.boolean(),
      addressId: id,
      couponReceiveId: id.optional(),
      usePoints: z.boolean().default(false),
      note: typedText(100).optional(),
      /** The price that the buyer saw: if it has changed, nothing is bought. */
      seenFen: fen,
      ...referral
    }),
    data: order,
    codes: {
      ...buyCodes,
      '918': 'too many concurrent purchases',
      '921': 'five orders are unpaid already',
      '922': 'the price has changed',
      '923': 'not deliverable to this address',
      '931':
        'very many want the goods: ask again with the same key after `Retry-After`, which the words for the buyer say too'
    }
  }
} as const satisfies Record<keyof typeof cartEndpoints, EndpointSchema>
