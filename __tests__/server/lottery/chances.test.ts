/** The draw keeps the odds that are published. */
import { drawByWeight, percentsOf } from '../../../server/domain/draw'
import { demoCatalogue } from '../../support/demo-catalogue'

const DRAWS = 1_000_000
/** Upper points of chi-square for one in a million, by degrees of freedom: a true draw does not fail here. */
const CRITICAL: Readonly<Record<number, number>> = {
  1: 23.93,
  2: 27.63,
  3: 30.66,
  4: 33.38,
  5: 35.89,
  6: 38.26,
  7: 40.52
}

const chiSquare = (seen: readonly number[], weights: readonly number[]): number => {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.reduce((total, weight, index) => {
    const expected = (DRAWS * weight) / sum
    return total + ((seen[index] ?? 0) - expected) ** 2 / expected
  }, 0)
}

function simulate(
  weights: readonly number[],
  draw: (all: readonly { weight: number; at: number }[]) => { at: number }
) {
  const all = weights.map((weight, at) => ({ weight, at }))
  const seen = weights.map(() => 0)
  for (let n = 0; n < DRAWS; n += 1) {
    const { at } = draw(all)
    seen[at] = (seen[at] ?? 0) + 1
  }
  return seen
}

const rows = demoCatalogue(new Date('2026-11-21T10:00:00+08:00')).lotteryPrizes
const lotteries = new Map(
  [...new Set(rows.map((row) => row.lotteryId))].map((id) => [id, rows.filter((row) => row.lotteryId === id)])
)

test.each([...lotteries].map(([id, own]) => [id, own.map(({ weight }) => weight)] as const))(
  'a million draws of %s keep its odds',
  (_, weights) => {
    const drawn = weights.filter((weight) => weight > 0)
    expect(
      chiSquare(
        simulate(drawn, (all) => drawByWeight(all)),
        drawn
      )
    ).toBeLessThan(CRITICAL[drawn.length - 1] ?? 0)
  }
)

test('control: a draw that rounds, or that takes its roll up to the sum, is found out', () => {
  // few parts: half a part off shows far beyond what chance can hide
  const weights = [1, 5, 28, 166]
  const rounded = simulate(weights, (all) =>
    drawByWeight(all, (below) => Math.min(below - 1, Math.round(Math.random() * below)))
  )
  // the last half of a number is thrown to the top value: too many there, too few at the first
  expect(chiSquare(rounded, weights)).toBeGreaterThan(CRITICAL[3] ?? 0)
})

test('the odds of each lottery add up to 100', () => {
  for (const own of lotteries.values()) {
    const sum = percentsOf(own).reduce((all, percent) => all + Math.round(percent * 100), 0)
    expect(sum).toBe(10_000)
  }
})
