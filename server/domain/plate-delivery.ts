/**
 * How much of a plate a card delivers before it ends. Pure: shared by grant, preview, sale pages and the catalogue's
 * check.
 */
import type { PlatePeriod } from '@contract/types'
import type { EndOfDay } from '@contract/time'
import { throughItsDay } from '../lib/ends'
import { countRounds, endOfRounds } from './plate-rounds'

/** A plate's length in the catalogue. */
export interface PlateLength {
  readonly period: PlatePeriod
  readonly rounds: number
}

export interface PlateDelivery {
  /** Rounds that begin before the card ends. */
  readonly rounds: number
  readonly startsAt: Date
  /** The end of the last round, and of the card at the latest. */
  readonly endsAt: EndOfDay<Date>
}

/** What a plate that begins at `startsAt` delivers on a card that ends at `cardEnds`. */
export function deliveryOf({ period, rounds }: PlateLength, startsAt: Date, cardEnds: Date): PlateDelivery {
  const last = period === 'once' ? cardEnds : endOfRounds(startsAt, period, rounds)
  const endsAt = throughItsDay(last < cardEnds ? last : cardEnds)
  return { rounds: countRounds({ startsAt, endsAt, period, rounds }), startsAt, endsAt }
}

/** The promised number of rounds if nothing cuts them short. */
export const wholeRounds = ({ period, rounds }: PlateLength): number => (period === 'once' ? 1 : rounds)

/** Whether that many rounds are enough to sell the plate: at least half of them (docs/money.md). */
export const isWorthSelling = (length: PlateLength, { rounds }: Pick<PlateDelivery, 'rounds'>): boolean =>
  rounds * 2 >= wholeRounds(length)
