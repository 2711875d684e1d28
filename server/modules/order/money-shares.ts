/** Money refunded without its goods, as shares of an order's lines. Pure; fen. */
import { splitByWeight } from './pricing'

/** What of it is claimed on a line. */
export interface LineShare {
  readonly lineNo: number
  readonly amountFen: number
}

/**
 * Distributes `fen` over the lines in proportion to what nobody has claimed of each, so that no line gets more than that; what
 * exceeds all lines is freight.
 */
export function moneyShares(
  lines: readonly { readonly lineNo: number; readonly fen: number }[],
  fen: number
): { readonly shares: readonly LineShare[]; readonly freightFen: number } {
  const unclaimed = lines.map((line) => line.fen)
  const max = unclaimed.reduce((sum, amount) => sum + amount, 0)
  const amounts = splitByWeight(Math.min(fen, max), unclaimed)
  const shares = lines.map(({ lineNo }, index) => ({ lineNo, amountFen: amounts[index] ?? 0 }))
  return { shares, freightFen: Math.max(0, fen - max) }
}
