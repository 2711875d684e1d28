import type { CartLine, Data, Input, SettleGroup, SkuLine } from '@contract/types'
import { formatYuan } from '@/lib/money'

export type { CartLine, SettleGroup, SkuLine }
/** What a visitor's device sends for a line. */
export type RequestedLine = Readonly<Input<'priceGuestCart'>['lines'][number] & { chosen: boolean }>
/** What is to be settled. */
export type SettlementRequest = Input<'settleMall'>
export type Settlement = Data<'settleMall'>
export type CartOffer = Data<'getCartOffer'>

/** Kinds of goods that a cart holds at most, and pieces of one of them (rule limit.cart). */
export const MAX_LINES = 120
export const MAX_PIECES = 99

/** The lines by status, each group in the order of the cart. */
export function groupsOf(lines: readonly CartLine[]): Record<CartLine['group'], CartLine[]> {
  const of = (group: CartLine['group']) => lines.filter((line) => line.group === group)
  return { valid: of('valid'), fewer: of('fewer'), gone: of('gone') }
}

/** The selection: lines, items, and their cost at current prices, fen. */
export interface Chosen {
  readonly kinds: number
  readonly pieces: number
  readonly fen: number
  /** What the card saves on them, fen; contained in `fen`. */
  readonly cardOffFen: number
  /** Everything selectable is selected. */
  readonly all: boolean
}

export function chosenOf(lines: readonly CartLine[]): Chosen {
  const { valid } = groupsOf(lines)
  const chosen = valid.filter((line) => line.chosen)
  return {
    kinds: chosen.length,
    pieces: piecesOf(chosen),
    fen: sumOf(chosen, ({ unitFen, quantity }) => unitFen * quantity),
    cardOffFen: sumOf(chosen, ({ priceFen, unitFen, quantity }) => (priceFen - unitFen) * quantity),
    all: valid.length > 0 && chosen.length === valid.length
  }
}

const sumOf = (lines: readonly CartLine[], fenOf: (line: CartLine) => number): number =>
  lines.reduce((sum, line) => sum + fenOf(line), 0)

/** Below the total: what is saved on it, and what a coupon leaves of it; undefined if nothing is. */
export function savingText({ fen, cardOffFen }: Chosen, offer: CartOffer | undefined): string | undefined {
  const couponOffFen = isOfferFor(offer, fen) ? offer.couponOffFen : 0
  const saved = `已省 ${formatYuan(cardOffFen + couponOffFen)}`
  if (couponOffFen > 0) return `券后 ${formatYuan(fen - couponOffFen)}，${saved}`
  return cardOffFen > 0 ? saved : undefined
}

/** The offer is for the selection on the screen, not for one before it. */
const isOfferFor = (offer: CartOffer | undefined, fen: number): offer is CartOffer => offer?.goodsFen === fen

export type TopUp = CartOffer['topUps'][number]

/** The nearest thing that more goods would bring; undefined if there is none. */
export const topUpOf = (offer: CartOffer | undefined, { fen }: Chosen): TopUp | undefined =>
  isOfferFor(offer, fen) ? offer.topUps[0] : undefined

/** What is missing, and for what: 再买 ¥20.00，可用「满 200 减 30」. */
export function topUpText({ kind, name, missingFen, offFen }: TopUp): string {
  const more = `再买 ${formatYuan(missingFen)}，`
  if (kind === 'freight') return `${more}享包邮`
  return kind === 'held' ? `${more}可用「${name}」` : `${more}领券可减 ${formatYuan(offFen)}`
}

export const piecesOf = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const REASONS: Readonly<Record<NonNullable<CartLine['reason']>, string>> = {
  off_sale: '已下架',
  sold_out: '已卖完',
  limit: '已达购买上限',
  unpaid: '已在待付款订单中'
}

/** Why a line cannot be bought as it is; undefined if it can. */
export function lineNote({ group, reason, most }: CartLine): string | undefined {
  if (group === 'fewer') return `最多可买 ${most} 件`
  return reason ? REASONS[reason] : undefined
}

/** How the price has changed since it was put in; undefined if it has not. */
export function priceNote({ seenFen, priceFen }: CartLine): string | undefined {
  if (seenFen === null || seenFen === priceFen) return undefined
  const yuan = (Math.abs(seenFen - priceFen) / 100).toFixed(2).replace(/\.00$/, '')
  return seenFen > priceFen ? `比加入时降了 ${yuan} 元` : `比加入时涨了 ${yuan} 元`
}

/** The remaining stock, if worth mentioning. */
export const leftNote = ({ group, most }: CartLine): string | undefined =>
  group === 'valid' && most <= 5 ? `仅剩 ${most} 件` : undefined
