/** Whether what was drawn fits the odds. Pure. */

/** An interval of 99 %: so much of the distribution lies beyond each of its ends. */
const BEYOND = 0.005
/** Halvings: the ends are found to 15 digits. */
const HALVINGS = 50

/**
 * The exact (Clopper–Pearson) interval for the chance of something that happened `hits` times in `all`: of 100 such intervals at least
 * 99 contain the true chance, also for rare prizes and few draws. Shares, 0 to 1.
 */
export function chanceInterval(hits: number, all: number): { readonly from: number; readonly to: number } {
  return {
    from: hits === 0 ? 0 : chanceWhere((chance) => atLeast(hits, all, chance) > BEYOND),
    to: hits === all ? 1 : chanceWhere((chance) => 1 - atLeast(hits + 1, all, chance) < BEYOND)
  }
}

/** How often something was drawn, beside its odds. */
export function verdictOf(
  stated: number,
  { from, to }: { readonly from: number; readonly to: number }
): 'chance' | 'more' | 'less' {
  if (stated < from) return 'more'
  return stated > to ? 'less' : 'chance'
}

/** The least chance for which something is true that stays true for all larger ones. */
function chanceWhere(isTrue: (chance: number) => boolean): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (isTrue(middle)) high = middle
    else low = middle
  }
  return high
}

/** How likely it is that something of this chance, above 0 and below 1, happens at least `hits` times in `all`: the regularised incomplete beta function. */
function atLeast(hits: number, all: number, chance: number): number {
  const [a, b] = [hits, all - hits + 1]
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(chance) + b * Math.log1p(-chance)
  )
  // the fraction converges fast on its own side of the mean
  return chance < (a + 1) / (a + b + 2)
    ? (front * fraction(chance, a, b)) / a
    : 1 - (front * fraction(1 - chance, b, a)) / b
}

const TINY = 1e-300
const CLOSE = 1e-14
const MAX_STEPS = 100_000

/** The continued fraction of the incomplete beta function, by Lentz’s method. */
function fraction(x: number, a: number, b: number): number {
  let c = 1
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1))
  let value = d
  for (let m = 1; m < MAX_STEPS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / nonZero(1 + even * d)
    c = nonZero(1 + even / c)
    value *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / nonZero(1 + odd * d)
    c = nonZero(1 + odd / c)
    value *= d * c
    if (Math.abs(d * c - 1) < CLOSE) break
  }
  return value
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value)

/** Logarithm of the gamma function of a whole number from 1: Stirling’s series, which needs no table. */
function logGamma(whole: number): number {
  let [shift, x] = [0, whole]
  for (; x < 10; x++) shift -= Math.log(x)
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7)
  return shift + (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series
}
