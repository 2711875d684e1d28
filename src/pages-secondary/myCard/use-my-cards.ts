import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MemberCard } from '@/features/card/model'
import { myCardsQuery } from '@/features/card/queries'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

export interface CardsOfState {
  readonly state: MemberCard['state']
  readonly title: string
  readonly cards: readonly MemberCard[]
}

const GROUPS: readonly Pick<CardsOfState, 'state' | 'title'>[] = [
  { state: 'active', title: '使用中' },
  { state: 'inactive', title: '待激活' },
  { state: 'expired', title: '已过期' }
]

/** The member's cards by state; states without cards are left out. */
export function useMyCards() {
  const query = useQuery(myCardsQuery())
  usePullToRefresh(query.refetch)
  const groups = useMemo<CardsOfState[]>(() => {
    const all = query.data?.cardInfoList ?? []
    return GROUPS.map((group) => ({
      ...group,
      cards: all.filter((card) => card.state === group.state)
    })).filter((group) => group.cards.length > 0)
  }, [query.data])
  return { query, groups }
}
