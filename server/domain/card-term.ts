/** How long a card is valid, and from when. Pure. */
import { inChina, momentOf } from '@contract/calendar'
import type { EndOfDay } from '@contract/time'
import { throughItsDay } from '../lib/ends'
import { isoEnd } from '../lib/iso'

/** One term of a card. */
export interface CardTerm {
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
}

/** The term that somebody would get. */
export interface NextCardTerm extends CardTerm {
  /** Whether it follows a card that they already hold. */
  readonly renews: boolean
}

/** A term of that many days: it ends with a day in China, and is never shorter than `validityDays` × 24 hours. */
export function termFrom(startsAt: Date, validityDays: number): CardTerm {
  return { startsAt, endsAt: throughItsDay(momentOf(inChina(startsAt).add(validityDays, 'day'))) }
}

/**
 * The term of one more of the same card: from the end of the member's card if they hold one that has not ended; else
 * from now.
 */
export function nextTerm(cardEnds: Date | null | undefined, validityDays: number, now: Date): NextCardTerm {
  const renews = cardEnds !== null && cardEnds !== undefined && cardEnds > now
  return { ...termFrom(renews ? cardEnds : now, validityDays), renews }
}

/** As the contract shows it. */
export const nextTermView = ({ startsAt, endsAt, renews }: NextCardTerm) => ({
  startsAt: startsAt.toISOString(),
  endsAt: isoEnd(endsAt),
  renews
})

/**
 * Terms that follow one that was taken back, each moved up to the end of the previous one; the first begins at
 * `from`.
 */
export function movedUp<Term extends { readonly validityDays: number }>(
  following: readonly Term[],
  from: Date
): (Term & CardTerm)[] {
  let startsAt: Date = from
  return following.map((term) => {
    const moved = { ...term, ...termFrom(startsAt, term.validityDays) }
    startsAt = moved.endsAt
    return moved
  })
}
