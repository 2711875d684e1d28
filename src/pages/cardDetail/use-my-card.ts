import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { clearCardNews } from '@/features/card/commands'
import { memberCardQuery } from '@/features/card/card-queries'
import { useShare } from '@/features/wechat/use-share'
import { navigate, replace, urlOf } from '@/routes/navigate'
import { titleOf } from '@/routes/table'

const PATH = 'pages/cardDetail/index'

/** One of the member's cards. An expired one has its own page; viewing a card clears its red dot. */
export function useMyCard(memberCardId: string) {
  const query = useQuery(memberCardQuery(memberCardId))
  const card = query.data?.card
  const expired = card?.state === 'expired'
  const hasNews = card?.isRedDot === true

  // a friend sees the card as it is sold, not the member's own
  useShare({ title: card?.name ?? titleOf(PATH), path: urlOf(PATH, card ? { cardId: card.cardId } : {}) })
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
