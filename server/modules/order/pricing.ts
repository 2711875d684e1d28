/** What an order costs. Pure; money in whole fen, and every sum exact. */

export interface Item {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  readonly quantity: number
}

/** A line with its share of the discount; `payFen` = `unitFen` × `quantity` − `discountFen`, never below 0. */
export interface PricedLine extends Item {
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
}

/** The price of `items` with `offFen` taken off (what exceeds the lines that it is for is not given). */
export function priceOf(items: readonly Item[], offFen: number, terms: PriceTerms = {}): Price {
  const { eligible, freightFen = 0 } = terms
  const amounts = items.map(amountOf)
  const weights = amounts.map((amount, index) => (eligible?.[index] === false ? 0 : amount))
  const totalFen = sumOf(amounts)
  const discountFen = Math.min(offFen, sumOf(weights))
  const shares = splitByWeight(discountFen, weights)
  const lines = items.map(({ itemId, name, picture, unitFen, quantity }, index) => {
    const share = shares[index] ?? 0
    return {
      itemId,
      name,
      picture,
      unitFen,
      quantity,
      discountFen: share,
      payFen: (amounts[index] ?? 0) - share
    }
  })
  return { lines, totalFen, discountFen, freightFen, payFen: totalFen - discountFen + freightFen }
}

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

function amountOf(item: Item): number {
  return item.unitFen * item.quantity
}
