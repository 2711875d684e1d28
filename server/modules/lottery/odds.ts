/** Whether what was drawn fits the odds. Pure. */

/** The 99.5th percentile of the normal distribution: an interval of 99 %. */
const Z = 2.5758293035489

/**
 * Wilson's score interval for the chance of something that happened `hits` times in `all`: of 100 such intervals, 99 contain the true
 * chance. Unlike the plain one it holds for rare prizes and few draws. Shares, 0 to 1.
 */
export function wilsonInterval(hits: number, all: number): { readonly from: number; readonly to: number } {
  if (all === 0) return { from: 0, to: 1 }
  const share = hits / all
  const square = Z * Z
  const middle = share + square / (2 * all)
  const reach = Z * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all))
  const whole = 1 + square / all
  return {
    // rounding may miss the ends by a hair
    from: hits === 0 ? 0 : Math.max(0, (middle - reach) / whole),
    to: hits === all ? 1 : Math.min(1, (middle + reach) / whole)
  }
}

/** How often something was drawn, beside the odds: see the contract. */
export function verdictOf(
  stated: number,
  { from, to }: { readonly from: number; readonly to: number }
): 'chance' | 'more' | 'less' {
  if (stated < from) return 'more'
  return stated > to ? 'less' : 'chance'
}
