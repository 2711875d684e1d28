import type { MemberCardDetail } from '@/features/card/model'
import { takingOf } from '@/features/plate/components/plate-card/round-text'
import { daysLeft } from '@/lib/time'

/** What a card calls for first: to be woken, to take from, to be renewed; `wait` = all of this round was taken. */
export type CardStep = 'activate' | 'take' | 'renew' | 'wait'

/** A card with so many days to its last one is renewed before all else. */
const ENDS_SOON_DAYS = 7

/** The main step of a card of the member. `now` in ms, server's clock. */
export function cardStep({ card, plates, renew }: MemberCardDetail, now?: number): CardStep {
  if (card.state === 'inactive') return 'activate'
  const endsSoon = card.expiresAt !== null && daysLeft(card.expiresAt, now) <= ENDS_SOON_DAYS
  if (card.state === 'expired' || (endsSoon && renew.allowed)) return 'renew'
  if (takingOf(plates).left > 0) return 'take'
  return renew.reason === 'ok' ? 'wait' : 'renew'
}
