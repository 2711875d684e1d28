import { randomInt } from 'node:crypto'

/** A prize of a lottery privilege; its chance is its weight's share of all weights. */
export interface Prize {
  readonly name: string
  readonly weight: number
}

/** A draw without a win has a name that begins so; it comes without a code. */
const BLANK_PREFIX = '谢谢'

export const isBlank = (prizeName: string) => prizeName.startsWith(BLANK_PREFIX)

/** Draws a prize by weight, from the system's secure source. @throws when no prize has a weight */
export function drawPrize(prizes: readonly Prize[], roll: (below: number) => number = randomInt): Prize {
  const total = prizes.reduce((sum, prize) => sum + prize.weight, 0)
  if (total <= 0) throw new Error('A lottery privilege has no prize that can be drawn')
  let rest = roll(total)
  for (const prize of prizes) {
    if (rest < prize.weight) return prize
    rest -= prize.weight
  }
  throw new Error('The roll was not below the sum of the weights')
}

/** The chances as they are published: of exactly the weights that {@link drawPrize} draws by, percent to two places. */
export function oddsOf(prizes: readonly Prize[]): { name: string; percent: number }[] {
  const total = prizes.reduce((sum, prize) => sum + prize.weight, 0)
  return prizes.map(({ name, weight }) => ({ name, percent: Math.round((weight * 10_000) / total) / 100 }))
}
