import { drawByWeight, percentsOf, type Weighted } from '../../domain/draw'

/** A prize of a lottery privilege; its chance is its weight's share of all weights. */
export interface Prize extends Weighted {
  readonly name: string
}

/** Prefix of the name of a blank; it comes without a code. */
const BLANK_PREFIX = '谢谢'

export const isBlank = (prizeName: string) => prizeName.startsWith(BLANK_PREFIX)

/** Draws a prize by weight, from the system's secure source. @throws if no prize has a weight */
export const drawPrize = drawByWeight<Prize>

/** The chances as published: of exactly the weights that {@link drawPrize} draws by, percent to two places. */
export function oddsOf(prizes: readonly Prize[]): { name: string; percent: number }[] {
  const percents = percentsOf(prizes)
  return prizes.map(({ name }, index) => ({ name, percent: percents[index] ?? 0 }))
}
