import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { myFeedbackQuery } from '@/features/feedback/queries'
import { usePaging } from '@/ui/list-footer/paging'

/** What the member has told us; fresh whenever the page is shown, for answers come from elsewhere. */
export function useMyFeedback() {
  const query = useInfiniteQuery(myFeedbackQuery())
  const { data, refetch } = query
  const list = useMemo(() => data?.pages.flatMap((page) => page.list), [data])
  useDidShow(() => void refetch({ cancelRefetch: false }))
  return { mine: { ...query, data: list }, ...usePaging(query) }
}
