import type { EndOfDay, Moment } from '@contract/time'
import { formatDay, formatPeriod } from './time'

/** The result of buying or activating a card, as in the contract's `nextCardTerm`. */
export interface NextCardTerm {
  readonly startsAt: Moment
  readonly endsAt: EndOfDay
}

/** `2026.12.22 – 2027.1.20`: the period for which a card will be valid. */
export const termText = ({ startsAt, endsAt }: NextCardTerm): string => formatPeriod(startsAt, endsAt)

/** The effect of a purchase or an activation if the same card is already held. */
export const CONTINUES = '您已有这张卡，新的有效期从原到期日的次日起接续'

/** The start of a renewed card's current term. */
export const renewedText = ({ renewedFrom }: { readonly renewedFrom: Moment | null }): string | undefined =>
  renewedFrom === null ? undefined : `已续费，${formatDay(renewedFrom)} 起进入下一有效期，权益重新计期`
