import { msOf, type EndOfDay, type Moment } from '@contract/time'
import { formatDay, formatPeriod } from './time'

/** The result of buying or activating a card, as in the contract's `nextCardTerm`. */
export interface NextCardTerm {
  readonly startsAt: Moment
  readonly endsAt: EndOfDay
}

/** `2026.12.22 – 2027.1.20`: the period for which a card will be valid. */
export const termText = ({ startsAt, endsAt }: NextCardTerm): string => formatPeriod(startsAt, endsAt)

/** `2026.12.21`: the last day of the card that a new term renews. */
const ownedUntil = ({ startsAt }: NextCardTerm): string => formatDay(msOf(startsAt) - 1)

/** `您已拥有 · 有效期至 2026.12.21`: on the face of a card that is sold to somebody who holds it. */
export const ownedText = (term: NextCardTerm): string => `您已拥有 · 有效期至 ${ownedUntil(term)}`

/** The effect of a purchase or an activation if the same card is already held. */
export const continuesText = (term: NextCardTerm): string =>
  `您已拥有这张卡，有效期至 ${ownedUntil(term)}，新的有效期从次日起接续`

/** The start of a renewed card's current term. */
export const renewedText = ({ renewedFrom }: { readonly renewedFrom: Moment | null }): string | undefined =>
  renewedFrom === null ? undefined : `已续费，${formatDay(renewedFrom)} 起进入下一有效期，权益重新计期`
