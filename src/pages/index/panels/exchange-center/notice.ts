import type { EndingCard, MemberCard } from '@/features/card/model'
import { formatMonthDay, msUntil } from '@/lib/time'

const DAY_MS = 86_400_000
/** The server tells of a card that ends within this many days. */
const SOON_DAYS = 7

/** Which of the two notices the cards call for; the server then confirms it. */
export type NoticeKind = 'ends-soon' | 'all-expired' | null

/** Known from the cards alone, so that the notice's place is kept before the server's answer is there. */
export function noticeKind(cards: readonly MemberCard[]): NoticeKind {
  if (cards.length > 0 && cards.every((card) => card.state === 'expired')) return 'all-expired'
  const ends = (card: MemberCard) => (card.expiresAt ? msUntil(card.expiresAt) : Infinity)
  const soon = cards.some((card) => card.state === 'active' && ends(card) <= SOON_DAYS * DAY_MS)
  return soon ? 'ends-soon' : null
}

/** What the notice says of a card that ends soon. */
export function endsSoonText({ cardName, expiresAt, daysLeft }: EndingCard): string {
  if (daysLeft <= 0) return `${cardName}今天到期，记得续费`
  return `${cardName}还有 ${daysLeft} 天到期（${formatMonthDay(expiresAt)}）`
}
