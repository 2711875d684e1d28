/** The state of a cart's lines. Pure; money in fen. */
import { MAX_PIECES } from '@contract/cart/shapes'
import type { CartLine, RequestedLine } from '@contract/types'
import type { SkuRow } from './sku-repository'

/** What determines which SKUs the caller may buy, and at what price; empty for a visitor. */
export interface CartBuyer {
  readonly holdsCard: boolean
  /** Pieces reserved by the member's own unpaid orders, by SKU, and the order to be paid. */
  readonly held: ReadonlyMap<string, { readonly quantity: number; readonly orderNo: string }>
  /** Pieces that the member has bought of products with a limit. */
  readonly bought: ReadonlyMap<string, number>
}

export const VISITOR: CartBuyer = { holdsCard: false, held: new Map(), bought: new Map() }

type Standing = Pick<CartLine, 'group' | 'reason' | 'most'>

/** Pieces of it that the buyer can have now. */
export function maxOf({ stock, buyLimit, productId }: SkuRow, { bought }: CartBuyer): number {
  const allowed = buyLimit === 0 ? MAX_PIECES : buyLimit - (bought.get(productId) ?? 0)
  return Math.max(Math.min(stock, allowed, MAX_PIECES), 0)
}

function standingOf(line: RequestedLine, sku: SkuRow, buyer: CartBuyer): Standing {
  const gone = (reason: CartLine['reason']): Standing => ({ group: 'gone', reason, most: 0 })
  if (!sku.onSale) return gone('off_sale')
  const most = maxOf(sku, buyer)
  if (most > 0) return { group: line.quantity > most ? 'fewer' : 'valid', reason: null, most }
  if (buyer.held.has(sku.skuId)) return gone('unpaid')
  return gone(sku.stock <= 0 ? 'sold_out' : 'limit')
}

/** A line of the cart in its current state; for a SKU that is missing (or no longer exists) only the line is known. */
export function cartLineOf(line: RequestedLine, sku: SkuRow | undefined, buyer: CartBuyer): CartLine {
  const { skuId, quantity, chosen, seenFen } = line
  if (!sku) return { ...NOTHING_KNOWN, skuId, productId: skuId, quantity, chosen: false }
  const { productId, name, choices, picture, priceFen, cardPriceFen } = sku
  const standing = standingOf(line, sku, buyer)
  const order = standing.reason === 'unpaid' ? buyer.held.get(skuId) : undefined
  return {
    skuId,
    productId,
    name,
    choices,
    picture,
    quantity,
    chosen: chosen && standing.group === 'valid',
    ...standing,
    ...(order ? { orderNo: order.orderNo } : {}),
    unitFen: unitOf(sku, buyer),
    priceFen,
    cardPriceFen,
    seenFen: seenFen === undefined || seenFen === priceFen ? null : seenFen
  }
}

/** Unit price for the buyer. */
export const unitOf = ({ priceFen, cardPriceFen }: SkuRow, { holdsCard }: CartBuyer): number =>
  holdsCard && cardPriceFen !== null ? cardPriceFen : priceFen

const NOTHING_KNOWN = {
  name: '',
  choices: [],
  picture: '',
  group: 'gone',
  reason: 'off_sale',
  most: 0,
  unitFen: 0,
  priceFen: 0,
  cardPriceFen: null,
  seenFen: null
} as const satisfies Partial<CartLine>
