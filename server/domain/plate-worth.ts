/** What can be taken of a plate, and what it would cost bought one by one. Pure; money in fen. */

/** The fields of a plate that its worth depends on. */
export interface WorthOfPlate {
  /** How many privileges may be taken per round. */
  readonly quota: number
  readonly privileges: readonly RightOfWorth[]
}

interface RightOfWorth {
  readonly faceFen: number
  readonly delivery: string
  /** Where it is had, if at a partner's. */
  readonly redirect: unknown
}

export interface PlateWorth {
  /** Privileges that can be taken over all rounds; 0 if none of them has a value. */
  readonly takes: number
  /** Their face value, on average over what can be chosen, in whole yuan. */
  readonly worthFen: number
}

/** A draw has no value of its own, as what it wins is not known; at a partner's a price is had, and nothing handed over. */
const valueOf = ({ faceFen, delivery, redirect }: RightOfWorth): number =>
  delivery === 'draw' || redirect !== null ? 0 : faceFen

/** What a plate hands over in `rounds` rounds: as many as a card delivers, which may be fewer than it has. */
export function worthOfPlate({ quota, privileges }: WorthOfPlate, rounds: number): PlateWorth {
  const sumFen = privileges.reduce((sum, privilege) => sum + valueOf(privilege), 0)
  if (sumFen === 0) return { takes: 0, worthFen: 0 }
  const takes = Math.min(quota, privileges.length) * rounds
  return { takes, worthFen: Math.round((sumFen / privileges.length / 100) * takes) * 100 }
}

/** After how many average takes a price is paid back; null if all of them together are not worth it. */
export function paysBackAfter(priceFen: number, { takes, worthFen }: PlateWorth): number | null {
  return worthFen < priceFen || worthFen === 0 ? null : Math.ceil((priceFen * takes) / worthFen)
}
