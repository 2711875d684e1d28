import type { EndingCard, MemberCard } from '@/features/card/model'
import { daysLeft, formatLastMonthDay } from '@/lib/time'

/** The server announces a card that expires within this many days. */
const SOON_DAYS = 7

/** Which of the two notices the cards suggest; the server then confirms it. */
export type NoticeKind = 'ends-soon' | 'all-expired' | null

/** Derived from the cards alone, so that the notice's space is reserved before the server's answer. */
export function noticeKind(cards: readonly MemberCard[]): NoticeKind {
  if (cards.length > 0 && cards.every((card) => card.state === 'expired')) return 'all-expired'
  const soon = cards.some(
    ({ state, expiresAt }) => state === 'active' && expiresAt !== null && daysLeft(expiresAt) <= SOON_DAYS
  )
  return soon ? 'ends-soon' : null
}

/** The notice's text for a card that expires soon. */
export function endsSoonText({ cardName, expiresAt, daysLeft }: EndingCard): string {
  if (daysLeft <= 0) return `${cardName}今天到期，记得续费`
  return `${cardName}还有 ${daysLeft} 天到期（${formatLastMonthDay(expiresAt)}）`
}
