import { cardEndpoints } from '@contract/card/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import type { SeveralCards } from './model'

/**
 * Reports that the member has viewed a card with news. Resolves to whether the server accepted it; if not, the
 * dot stays until the card is viewed again.
 */
export async function clearCardNews(memberCardId: string): Promise<boolean> {
  try {
    await call(cardEndpoints.clearCardRedDot, { memberCardId }, { background: true })
  } catch {
    return false
  }
  queryClient.setQueriesData<SeveralCards>({ queryKey: [cardEndpoints.myMultipleCardInfo] }, (before) =>
    before?.map((item) => (item.card.memberCardId === memberCardId ? { ...item, isRedDot: false } : item))
  )
  return true
}
