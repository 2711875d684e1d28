import { cardEndpoints } from '@contract/card/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import type { SeveralCards } from './model'

/**
 * The member has looked at a card that had something new. Gives whether the server took it in; where it did not, the dot
 * stays, and goes when the card is looked at again.
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
