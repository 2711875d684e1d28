import type { EndOfDay, Moment } from '@contract/time'
import { formatDay, formatPeriod } from './time'

/** What buying or activating a card brings, as the contract's `nextCardTerm` has it. */
export interface NextCardTerm {
  readonly startsAt: Moment
  readonly endsAt: EndOfDay
}

/** `2026.12.22 – 2027.1.20`: from when to when a card will be good. */
export const termText = ({ startsAt, endsAt }: NextCardTerm): string => formatPeriod(startsAt, endsAt)

/** What a purchase or an activation does where the same card is held already. */
export const CONTINUES = '您已有这张卡，新的有效期从原到期日的次日起接续'

/** Since when a renewed card is in its next term. */
export const renewedText = ({ renewedFrom }: { readonly renewedFrom: Moment | null }): string | undefined =>
  renewedFrom === null ? undefined : `已续费，${formatDay(renewedFrom)} 起进入下一有效期，权益重新计期`
