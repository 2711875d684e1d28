import { useMemo, useRef } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { setByDefault } from '@/features/points/commands'
import { pointsEntriesQuery, pointsQuery } from '@/features/points/queries'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

/** The member's points, their history and the setting. */
export function usePoints() {
  const points = useQuery(pointsQuery())
  const pages = useInfiniteQuery({ ...pointsEntriesQuery(), enabled: points.data?.rule != null })
  const entries = useMemo(() => pages.data?.pages.flatMap((page) => page.list), [pages.data])
  const busy = useRef(false)
  usePullToRefresh(() => Promise.all([points.refetch(), pages.refetch()]))
  return {
    points,
    pages: { ...pages, data: entries },
    ...usePaging(pages),
    switchDefault: (on: boolean) => {
      if (busy.current) return
      busy.current = true
      // the error has been reported; the current value is refetched
      void setByDefault(on)
        .catch(() => undefined)
        .finally(() => (busy.current = false))
    }
  }
}
