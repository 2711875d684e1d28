/** How an order is paid by WeChat's virtual payment: one item (道具) of a fixed price, several pieces of it. */
import { createHash } from 'node:crypto'
import type { Os } from '@contract/device/platform'
import type { OrderKind } from '@contract/types'

/** Kinds that may be sold as virtual goods: neither what is sent, nor tickets, of which each day is goods of its own. */
export const VIRTUAL_KINDS = ['card', 'plate', 'product', 'lounge'] as const
export type VirtualKind = (typeof VIRTUAL_KINDS)[number]

/** What is bought at WeChat for an order; money is fen a piece. */
export interface VirtualItem {
  readonly productId: string
  readonly priceFen: number
  readonly quantity: number
  /** The reduced price that is paid instead; null = the item's own. */
  readonly sellingFen: number | null
}

/** An order, or a quote, as far as its item depends on it. */
export interface VirtualPurchase {
  readonly kind: OrderKind
  readonly payFen: number
  readonly lines: readonly { readonly itemId: string; readonly quantity: number; readonly unitFen: number }[]
}

/** WeChat's limit on the id of an item: 64 of these. */
const PRODUCT_ID = /^[A-Za-z0-9_-]{1,64}$/
/** A reduced price is at least this share of the item's (`activitySellingPrice`), percent. */
const MIN_SHARE_PERCENT = 40
/** Apple's least amount. */
const IOS_MIN_FEN = 100

const TOO_CHEAP = `优惠后的价格低于原价的 ${MIN_SHARE_PERCENT}%，不能在小程序内支付，请减少优惠后再试`
const IOS_TOO_CHEAP = '在 iOS 上最低支付 ¥1.00，请减少优惠后再试'
const ONE_ITEM = '在小程序内，会员卡、券码等商品每次只能购买一种，请分开下单'
const UNEVEN = '优惠无法平分到每一件，请每次购买一件'

/**
 * The id of goods at a price: a price that changes makes a new item, so that orders made before are still paid at theirs.
 * An item id that WeChat does not accept is hashed.
 */
export function virtualProductId(kind: string, itemId: string, priceFen: number): string {
  const plain = `${kind}_${itemId}_${priceFen}`
  if (PRODUCT_ID.test(plain)) return plain
  const digest = createHash('sha256').update(itemId).digest('hex').slice(0, 32)
  return `${kind}_${digest}_${priceFen}`
}

/** The item that pays for an order of something that costs; or why there is none, for the buyer. Pure. */
export function virtualItemOf({ kind, payFen, lines }: VirtualPurchase, os: Os): VirtualItem | string {
  const [line] = lines
  if (line === undefined || lines.length > 1) return ONE_ITEM
  const { itemId, quantity, unitFen } = line
  if (os === 'ios' && payFen < IOS_MIN_FEN) return IOS_TOO_CHEAP
  const item = { productId: virtualProductId(kind, itemId, unitFen), priceFen: unitFen, quantity }
  if (payFen === unitFen * quantity) return { ...item, sellingFen: null }
  if (payFen % quantity !== 0) return UNEVEN
  const sellingFen = payFen / quantity
  if (sellingFen * 100 < unitFen * MIN_SHARE_PERCENT) return TOO_CHEAP
  return { ...item, sellingFen }
}
