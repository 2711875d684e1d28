import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { clearCardNews } from '@/features/card/commands'
import { memberCardQuery } from '@/features/card/queries'
import { navigate, replace } from '@/routes/navigate'

/** One of the member's cards. An expired one has a page of its own; looking at one clears its red dot. */
export function useMyCard(memberCardId: string) {
  const query = useQuery(memberCardQuery(memberCardId))
  const card = query.data?.card
  const expired = card?.state === 'expired'
  const hasNews = card?.isRedDot === true

  useEffect(() => {
    if (expired) void replace('pages-secondary/expiredCardDetails/index', { memberCardId })
  }, [expired, memberCardId])
  useEffect(() => {
    if (hasNews) void clearCardNews(memberCardId)
  }, [hasNews, memberCardId])

  return {
    query,
    activate: () => void navigate('pages/activation/index', card ? { cardNo: card.cardNo } : {}),
    renew: () => card && void navigate('pages/pay/index', { kind: 'card', itemId: card.cardId })
  }
}
