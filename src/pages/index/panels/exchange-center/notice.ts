import type { EndingCard, MemberCard } from '@/features/card/model'
import { daysLeft, formatLastMonthDay } from '@/lib/time'

/** The server reports a card whose last day is within so many days. */
const SOON_DAYS = 7

/** Which of the two notices the cards call for; the server then confirms it. */
export type NoticeKind = 'ends-soon' | 'all-expired' | null

/** Known from the cards alone, so that the notice's place is kept before the server's answer is there. */
export function noticeKind(cards: readonly MemberCard[]): NoticeKind {
  if (cards.length > 0 && cards.every((card) => card.state === 'expired')) return 'all-expired'
  const soon = cards.some(
    ({ state, expiresAt }) => state === 'active' && expiresAt !== null && daysLeft(expiresAt) <= SOON_DAYS
  )
  return soon ? 'ends-soon' : null
}

/** What the notice says of a card that ends soon. */
export function endsSoonText({ cardName, expiresAt, daysLeft }: EndingCard): string {
  if (daysLeft <= 0) return `${cardName}今天到期，记得续费`
  return `${cardName}还有 ${daysLeft} 天到期（${formatLastMonthDay(expiresAt)}）`
}
