import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { myFeedbackQuery } from '@/features/feedback/queries'
import { usePaging } from '@/ui/list-footer/paging'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** The member's feedback; refetched whenever the page is shown, because replies come from elsewhere. */
export function useMyFeedback() {
  const query = useInfiniteQuery(myFeedbackQuery())
  const { data, refetch } = query
  const list = useMemo(() => data?.pages.flatMap((page) => page.list), [data])
  useFreshOnShow(() => refetch({ cancelRefetch: false }))
  return { mine: { ...query, data: list }, ...usePaging(query) }
}
