/** Drawing by weight, and the published chances. Pure, except for the roll. */
import { randomInt } from 'node:crypto'

/** What can be drawn: its chance is its weight's share of all weights. */
export interface Weighted {
  readonly weight: number
}

const sumOf = (all: readonly Weighted[]): number => all.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Draws one by weight, from the system's secure source: `roll` returns 0 to less than the sum, so that every roll has
 * its prize, with no gap at the top.
 * @throws if none has a weight
 */
export function drawByWeight<T extends Weighted>(
  all: readonly T[],
  roll: (below: number) => number = randomInt
): T {
  const total = sumOf(all)
  if (total <= 0) throw new Error('There is no prize that can be drawn: none has a weight')
  let rest = roll(total)
  for (const one of all) {
    if (rest < one.weight) return one
    rest -= one.weight
  }
  throw new Error('The roll was not below the sum of the weights')
}

/** Hundredths of a percent. */
const ALL = 10_000

/**
 * The chances of exactly the weights that {@link drawByWeight} draws by, percent to two places: the largest remainders are rounded
 * up, so that they add up to 100.
 */
export function percentsOf(all: readonly Weighted[]): number[] {
  const total = sumOf(all)
  if (total <= 0) return all.map(() => 0)
  const shares = all.map(({ weight }) => (weight * ALL) / total)
  const floors = shares.map(Math.floor)
  const missing = ALL - floors.reduce((sum, floor) => sum + floor, 0)
  const byRest = shares
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest)
    .slice(0, missing)
  const up = new Set(byRest.map(({ index }) => index))
  return floors.map((floor, index) => (floor + (up.has(index) ? 1 : 0)) / 100)
}
