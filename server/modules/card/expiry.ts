/** Notices to the member about cards that end. Pure. */
import { daysToLastDay } from '@contract/time'
import type { Data, MemberCard } from '@contract/types'
import { EXPIRY_NOTICE_DAYS } from '../../domain/terms'

/** The active card that ends soonest, if it ends within 7 days and no newer card of the same kind follows it. */
export function expiryNotice(cards: readonly MemberCard[], now: Date): Data<'getExpiredConfig'> {
  const active = cards.flatMap((card) =>
    card.state === 'active' && card.expiresAt ? [{ ...card, expiresAt: card.expiresAt }] : []
  )
  const ending = active
    .filter(
      (card) => !active.some((other) => other.cardId === card.cardId && other.expiresAt > card.expiresAt)
    )
    .map((card) => ({ card, daysLeft: daysToLastDay(card.expiresAt, now.getTime()) }))
    .filter(({ daysLeft }) => daysLeft <= EXPIRY_NOTICE_DAYS)
    .sort((a, b) => a.daysLeft - b.daysLeft)[0]
  if (!ending) return null
  const { memberCardId, name, expiresAt } = ending.card
  return { memberCardId, cardName: name, expiresAt, daysLeft: ending.daysLeft }
}

/** Whether the member had cards and all have expired; the card that ended last is the one to show. */
export function allExpired(cards: readonly MemberCard[]): Data<'getAllCardExpiredFlag'> {
  const isOver = cards.length > 0 && cards.every((card) => card.state === 'expired')
  if (!isOver) return { allExpired: false, lastExpiredCardId: null }
  const last = [...cards].sort((a, b) => (b.expiresAt ?? '').localeCompare(a.expiresAt ?? ''))[0]
  return { allExpired: true, lastExpiredCardId: last?.memberCardId ?? null }
}
