import { useCallback, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { read, readPages } from '@/api/read'
import { usePageEnd, usePullToRefresh } from '@/features/page/visible'
import type { GoodsKind } from './goods'

const READS = new Set(['getGroupIntegrationPageList', 'getCouponList'])

/** What the market shows: the goods of the chosen kind, paging in, and the coupons that can be claimed. */
export function useMarket() {
  const client = useQueryClient()
  const [kind, setKind] = useState<GoodsKind>('all')
  const goods = useInfiniteQuery(readPages('getGroupIntegrationPageList', { kind, pageSize: 10 }))
  const coupons = useQuery(read('getCouponList', { pageSize: 10 }))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = goods
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  usePageEnd(more)
  usePullToRefresh(
    useCallback(
      () => client.invalidateQueries({ predicate: ({ queryKey }) => READS.has(String(queryKey[0])) }),
      [client]
    )
  )
  const footer = isFetchNextPageError
    ? 'error'
    : isFetchingNextPage
      ? 'loading'
      : hasNextPage
        ? 'more'
        : ('end' as const)
  return { kind, setKind, goods, coupons, more, footer } as const
}
