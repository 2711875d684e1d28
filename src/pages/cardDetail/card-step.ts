import type { MemberCardDetail } from '@/features/card/model'
import { takingOf } from '@/features/plate/components/plate-card/round-text'
import { daysLeft } from '@/lib/time'

/** The primary action of a card: activate, receive, renew; `wait` = everything in this round was received. */
export type CardStep = 'activate' | 'take' | 'renew' | 'wait'

/** Within this many days before it expires, renewing a card takes priority. */
const ENDS_SOON_DAYS = 7

/** The primary action of one of the member's cards. `now` in ms, server's clock. */
export function cardStep({ card, plates, renew }: MemberCardDetail, now?: number): CardStep {
  if (card.state === 'inactive') return 'activate'
  const endsSoon = card.expiresAt !== null && daysLeft(card.expiresAt, now) <= ENDS_SOON_DAYS
  if (card.state === 'expired' || (endsSoon && renew.allowed)) return 'renew'
  if (takingOf(plates).left > 0) return 'take'
  return renew.reason === 'ok' ? 'wait' : 'renew'
}
