/** Whether what was drawn fits the odds: the interval against the binomial distribution, summed up term by term. */
import { verdictOf, chanceInterval } from '../../../server/modules/lottery/odds'

/** The chance of at least `hits` of `all` at `share`, exactly. */
function atLeast(hits: number, all: number, share: number): number {
  let sum = 0
  let term = (1 - share) ** all
  for (let k = 0; k <= all; k++) {
    if (k >= hits) sum += term
    term *= ((all - k) / (k + 1)) * (share / (1 - share))
  }
  return sum
}

test('nothing drawn says nothing; none and all have an end that is certain', () => {
  expect(chanceInterval(0, 0)).toEqual({ from: 0, to: 1 })
  expect(chanceInterval(0, 50).from).toBe(0)
  expect(chanceInterval(50, 50).to).toBe(1)
  // none in n: the chance at which that is one in 200
  expect(chanceInterval(0, 500).to).toBeCloseTo(1 - 0.005 ** (1 / 500), 10)
})

test.each([
  [1, 2],
  [10, 100],
  [3, 1000],
  [96, 200],
  [60, 5000]
])('%d of %d: odds at either end would be as unlikely as one in 200', (hits, all) => {
  const { from, to } = chanceInterval(hits, all)
  expect(atLeast(hits, all, from)).toBeCloseTo(0.005, 6)
  expect(1 - atLeast(hits + 1, all, to)).toBeCloseTo(0.005, 6)
})

test('of millions of draws, too', () => {
  // there the normal distribution is close: 2.576 standard deviations
  const { from, to } = chanceInterval(1_000_000, 10_000_000)
  const reach = 2.5758 * Math.sqrt((0.1 * 0.9) / 10_000_000)
  expect(from).toBeCloseTo(0.1 - reach, 6)
  expect(to).toBeCloseTo(0.1 + reach, 6)
})

test('once of once: to 13 digits', () => {
  expect(chanceInterval(1, 1).from).toBeCloseTo(0.005, 13)
  expect(chanceInterval(0, 1).to).toBeCloseTo(0.995, 13)
})

test('odds at an end of the interval may be chance', () => {
  const interval = { from: 0.1, to: 0.2 }
  expect([0.09, 0.1, 0.2, 0.21].map((stated) => verdictOf(stated, interval))).toEqual([
    'more',
    'chance',
    'chance',
    'less'
  ])
})

test('a deviation is told from chance', () => {
  expect(verdictOf(0.1, chanceInterval(12, 100))).toBe('chance')
  expect(verdictOf(0.1, chanceInterval(300, 1000))).toBe('more')
  expect(verdictOf(0.1, chanceInterval(20, 1000))).toBe('less')
  // the same share of few draws says nothing
  expect(verdictOf(0.1, chanceInterval(3, 10))).toBe('chance')
})
