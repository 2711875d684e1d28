/** What the member is told about cards that end. Pure. */
import type { Data, MemberCard } from '@contract/types'
import { EXPIRY_NOTICE_DAYS } from '../../domain/terms'

const DAY_MS = 86_400_000

/** The active card that ends soonest, if it ends within 7 days and no newer card of the same kind carries on from it. */
export function expiryNotice(cards: readonly MemberCard[], now: Date): Data<'getExpiredConfig'> {
  const active = cards.flatMap((card) =>
    card.state === 'active' && card.expiresAt ? [{ ...card, expiresAt: card.expiresAt }] : []
  )
  const ending = active
    .filter(
      (card) => !active.some((other) => other.cardId === card.cardId && other.expiresAt > card.expiresAt)
    )
    .map((card) => ({ card, leftMs: Date.parse(card.expiresAt) - now.getTime() }))
    .filter(({ leftMs }) => leftMs <= EXPIRY_NOTICE_DAYS * DAY_MS)
    .sort((a, b) => a.leftMs - b.leftMs)[0]
  if (!ending) return null
  const { memberCardId, name, expiresAt } = ending.card
  return { memberCardId, cardName: name, expiresAt, daysLeft: Math.ceil(ending.leftMs / DAY_MS) }
}

/** Whether the member had cards and all of them have expired; the card that ended last is the one to look back at. */
export function allExpired(cards: readonly MemberCard[]): Data<'getAllCardExpiredFlag'> {
  const isOver = cards.length > 0 && cards.every((card) => card.state === 'expired')
  if (!isOver) return { allExpired: false, lastExpiredCardId: null }
  const last = [...cards].sort((a, b) => (b.expiresAt ?? '').localeCompare(a.expiresAt ?? ''))[0]
  return { allExpired: true, lastExpiredCardId: last?.memberCardId ?? null }
}
