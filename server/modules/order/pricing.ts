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

export interface Price {
  readonly lines: readonly PricedLine[]
  readonly totalFen: number
  readonly discountFen: number
  readonly payFen: number
}

/** The price of `items` with `offFen` taken off (what exceeds the total is not given). */
export function priceOf(items: readonly Item[], offFen: number): Price {
  const amounts = items.map(amountOf)
  const totalFen = amounts.reduce((sum, amount) => sum + amount, 0)
  const discountFen = Math.min(offFen, totalFen)
  const shares = splitByWeight(discountFen, amounts)
  const lines = items.map((item, index) => {
    const share = shares[index] ?? 0
    return { ...item, discountFen: share, payFen: amountOf(item) - share }
  })
  return { lines, totalFen, discountFen, payFen: totalFen - discountFen }
}

/**
 * Splits `amount` over `weights` in proportion, in whole fen that add up to `amount` exactly: everybody gets the whole
 * part, the fen left over go to the largest remainders (of equal ones to the first). With `amount` ≤ the sum of the
 * weights no share exceeds its weight.
 */
export function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
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

function amountOf(item: Item): number {
  return item.unitFen * item.quantity
}
