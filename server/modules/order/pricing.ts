/** What an order costs. Pure; money in whole fen, and every sum exact. */
import { MAX_ORDER_FEN } from '@contract/common'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'

export interface Item {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  readonly quantity: number
  /** What a card takes off each piece, before anything else is looked at. */
  readonly cardOffFen?: number
}

/** A line with what is taken off it; `payFen` = `unitFen` × `quantity` − `discountFen`, never below 0. */
export interface PricedLine extends Omit<Item, 'cardOffFen'> {
  /** Points used on it, and what they take off: a part of `discountFen`. */
  readonly points: number
  readonly pointsOffFen: number
  /** By a card, of all its pieces: a part of `discountFen`. */
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

/** What of a price is not the same everywhere. */
export interface PriceTerms {
  /** The lines that the discount is for, by their place; all where left out. */
  readonly eligible?: readonly boolean[]
  readonly freightFen?: number
  readonly points?: PointsTerms | undefined
}

/** Points that are used, and what one of them takes off, fen. */
export interface PointsTerms {
  readonly points: number
  readonly eachFen: number
}

/**
 * The price of `items` in a fixed order: what a card takes off each piece, then `offFen` of a coupon over what is left (what
 * exceeds the lines that it is for is not given), then points over what is left of all lines, then the freight (docs/money.md).
 */
export function priceOf(items: readonly Item[], offFen: number, terms: PriceTerms = {}): Price {
  const { eligible, freightFen = 0 } = terms
  const { points, eachFen } = terms.points ?? NO_POINTS
  const weights = items.map((item, index) => (eligible?.[index] === false ? 0 : worthOf(item)))
  const couponFen = Math.min(offFen, sumOf(weights))
  const shares = splitByWeight(couponFen, weights)
  // whole points a line, so that none of them takes off more than the line still costs
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

/** That it is not more than one order may cost, whatever is taken off it. @throws BusinessError 924 */
export function expectOneOrder({ totalFen, freightFen }: Pick<Price, 'totalFen' | 'freightFen'>): void {
  if (totalFen + freightFen > MAX_ORDER_FEN) throw new BusinessError(RESULT.orderTooLarge, ONE_ORDER)
}

const ONE_ORDER = `单笔订单最高 ${MAX_ORDER_FEN / 1_000_000} 万元，请减少数量或分开下单`

const NO_POINTS: PointsTerms = { points: 0, eachFen: 1 }

/**
 * Splits `amount` over `weights` in proportion, in whole fen that add up to `amount` exactly: everybody gets the whole
 * part, the fen left over go to the largest remainders (of equal ones to the first). With `amount` ≤ the sum of the
 * weights no share exceeds its weight.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const total = sumOf(weights)
  if (total === 0) return weights.map(() => 0)
  // Products of two amounts pass 2^53, so the division is done in bigint.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, share: Number(product / BigInt(total)), remainder: product % BigInt(total) }
  })
  let left = amount - parts.reduce((sum, part) => sum + part.share, 0)
  const shares = parts.map((part) => part.share)
  const byRemainder = [...parts].sort(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder)
  )
  for (const part of byRemainder) {
    if (left === 0) break
    shares[part.index] = part.share + 1
    left -= 1
  }
  return shares
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const amountOf = ({ unitFen, quantity }: Item): number => unitFen * quantity

/** What pieces cost whom a card makes them cheaper for: what a coupon is measured against. Fen, never below 0. */
export const worthOf = ({ unitFen, quantity, cardOffFen = 0 }: Item): number =>
  Math.max(unitFen - cardOffFen, 0) * quantity
