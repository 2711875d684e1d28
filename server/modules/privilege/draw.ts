import type { DrawPrize } from '../../db/schema/privilege'
import { drawByWeight, percentsOf } from '../../domain/draw'

/** A prize of a lottery privilege; its chance is its weight's share of all weights. */
export type Prize = DrawPrize

/** Prefix of the name of a blank; it comes without a code. */
const BLANK_PREFIX = '谢谢'

export const isBlank = (prizeName: string) => prizeName.startsWith(BLANK_PREFIX)

/** Whether one of the prizes is a recharge: then its number is asked for before the draw. `deliveryOf`: by privilege id. */
export const mayRecharge = (
  prizes: readonly Prize[],
  deliveryOf: (privilegeId: string) => string | undefined
): boolean => prizes.some(({ privilegeId }) => privilegeId && deliveryOf(privilegeId) === 'account')

/** The prize of this name; names are unique in a draw. */
export const prizeNamed = (prizes: readonly Prize[], name: string): Prize | undefined =>
  prizes.find((prize) => prize.name === name)

/** Draws a prize by weight, from the system's secure source. @throws if no prize has a weight */
export const drawPrize = drawByWeight<Prize>

/** The chances as published: of exactly the weights that {@link drawPrize} draws by, percent to two places. */
export function oddsOf(prizes: readonly Prize[]): { name: string; percent: number }[] {
  const percents = percentsOf(prizes)
  return prizes.map(({ name }, index) => ({ name, percent: percents[index] ?? 0 }))
}
