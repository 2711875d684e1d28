/** The price of an order. Pure; money in whole fen, and every sum exact. */
import { MAX_ORDER_FEN } from '@contract/common'
import { SHOWN_RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'

export interface Item {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  readonly quantity: number
  /** The card discount per piece, applied first. */
  readonly cardOffFen?: number
}

/** A line with its discounts; `payFen` = `unitFen` × `quantity` − `discountFen`, never below 0. */
export interface PricedLine extends Omit<Item, 'cardOffFen'> {
  /** Points used on it, and their discount: a part of `discountFen`. */
  readonly points: number
  readonly pointsOffFen: number
  /** The card discount for all its pieces: a part of `discountFen`. */
  readonly cardOffFen: number
  readonly discountFen: number
  readonly payFen: number
}

/** `payFen` = `totalFen` − `discountFen` + `freightFen`; the lines' `payFen` add up to it without the freight. */
export interface Price {
  readonly lines: readonly PricedLine[]
  readonly totalFen: number
  readonly discountFen: number
  readonly freightFen: number
  readonly payFen: number
}

/** The variable terms of a price. */
export interface PriceTerms {
  /** The lines that the discount applies to, by index; all if omitted. */
  readonly eligible?: readonly boolean[]
  readonly freightFen?: number
  readonly points?: PointsTerms | undefined
}

/** Points used, and the discount per point, fen. */
export interface PointsTerms {
  readonly points: number
  readonly eachFen: number
}

/**
 * The price of `items` in a fixed order: the card discount per piece, then a coupon's `offFen` over the rest (any
 * excess over its lines is lost), then points over the rest of all lines, then the freight (docs/money.md).
 */
export function priceOf(items: readonly Item[], offFen: number, terms: PriceTerms = {}): Price {
  const { eligible, freightFen = 0 } = terms
  const { points, eachFen } = terms.points ?? NO_POINTS
  const weights = items.map((item, index) => (eligible?.[index] === false ? 0 : worthOf(item)))
  const couponFen = Math.min(offFen, sumOf(weights))
  const shares = splitByWeight(couponFen, weights)
  // whole points per line, so that none of them exceeds the rest of the line
  const room = items.map((item, index) => Math.floor((worthOf(item) - (shares[index] ?? 0)) / eachFen))
  const pointsOf = splitByWeight(Math.min(points, sumOf(room)), room)
  const lines = items.map((item, index): PricedLine => {
    const { itemId, name, picture, unitFen, quantity } = item
    const cardOffFen = amountOf(item) - worthOf(item)
    const points = pointsOf[index] ?? 0
    const pointsOffFen = points * eachFen
    const discountFen = cardOffFen + (shares[index] ?? 0) + pointsOffFen
    const payFen = amountOf(item) - discountFen
    return { itemId, name, picture, unitFen, quantity, cardOffFen, points, pointsOffFen, discountFen, payFen }
  })
  const totalFen = sumOf(items.map(amountOf))
  const discountFen = sumOf(lines.map((line) => line.discountFen))
  return { lines, totalFen, discountFen, freightFen, payFen: totalFen - discountFen + freightFen }
}

/** Checks that it does not exceed the maximum of one order, before discounts. @throws BusinessError 924 */
export function expectOneOrder({ totalFen, freightFen }: Pick<Price, 'totalFen' | 'freightFen'>): void {
  if (totalFen + freightFen > MAX_ORDER_FEN) throw new BusinessError(SHOWN_RESULT.orderTooLarge, ONE_ORDER)
}

const ONE_ORDER = `单笔订单最高 ${MAX_ORDER_FEN / 1_000_000} 万元，请减少数量或分开下单`

const NO_POINTS: PointsTerms = { points: 0, eachFen: 1 }

/**
 * Splits `amount` over `weights` in proportion, in whole fen that add up to `amount` exactly: each share is rounded
 * down, and the remaining fen go to the largest remainders (the first among equals). With `amount` ≤ the sum of the
 * weights no share exceeds its weight.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const total = sumOf(weights)
  if (total === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => ({ index, ...shareOf(amount, weight, total) }))
  let left = amount - parts.reduce((sum, part) => sum + part.share, 0)
  const shares = parts.map((part) => part.share)
  const byRemainder = [...parts].sort((a, b) => b.remainder - a.remainder)
  for (const part of byRemainder) {
    if (left === 0) break
    shares[part.index] = part.share + 1
    left -= 1
  }
  return shares
}

/** `amount` × `weight` ÷ `total`, rounded down, and what remains of it: both exact. */
function shareOf(amount: number, weight: number, total: number): { share: number; remainder: number } {
  const product = amount * weight
  if (Number.isSafeInteger(product)) {
    const remainder = product % total
    return { share: (product - remainder) / total, remainder }
  }
  // products of large amounts exceed 2^53; bigint takes ten times as long
  const exact = BigInt(amount) * BigInt(weight)
  return { share: Number(exact / BigInt(total)), remainder: Number(exact % BigInt(total)) }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const amountOf = ({ unitFen, quantity }: Item): number => unitFen * quantity

/** The price of pieces after the card discount: what a coupon is measured against. Fen, never below 0. */
export const worthOf = ({ unitFen, quantity, cardOffFen = 0 }: Item): number =>
  Math.max(unitFen - cardOffFen, 0) * quantity
