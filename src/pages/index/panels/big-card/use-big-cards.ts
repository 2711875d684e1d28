import { useCallback, useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clearCardNews } from '@/features/card/commands'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { usePageVisible } from '@/ui/visible/visible'
import { useLoggedIn } from '@/features/session/atoms'
import { clearRedDot } from '@/features/tabs/red-dots'
import { multipleCardsQuery } from '@/features/tabs/use-tabs'

/** The member's several cards, and which one is open; opening one clears its dot. */
export function useBigCards() {
  const client = useQueryClient()
  const visible = usePageVisible()
  const query = useQuery({ ...multipleCardsQuery(), enabled: useLoggedIn() })
  const [chosen, setChosen] = useState<string>()
  const cards = query.data
  const shown = cards?.find(({ card }) => card.memberCardId === chosen) ?? cards?.[0]
  const dotted = visible && shown?.isRedDot ? shown.card.memberCardId : undefined

  useEffect(() => {
    if (dotted === undefined) return
    void clearCardNews(dotted).then((cleared) => {
      if (cleared) clearRedDot('BigCard', dotted)
    })
  }, [dotted])

  usePullToRefresh(
    useCallback(() => client.invalidateQueries({ queryKey: multipleCardsQuery().queryKey }), [client])
  )
  return { query, shown: shown?.card.memberCardId, choose: setChosen }
}
