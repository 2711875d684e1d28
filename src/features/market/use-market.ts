import { useCallback, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { read, readPages } from '@/api/read'
import { usePullToRefresh } from '@/features/page/visible'
import type { GoodsKind } from './goods'

const READS = new Set(['getGroupIntegrationPageList', 'getCouponList'])

/** What the market shows: the goods of the chosen kind, page by page, and the coupons that can be claimed. */
export function useMarket() {
  const client = useQueryClient()
  const [kind, setKind] = useState<GoodsKind>('all')
  const goods = useInfiniteQuery(readPages('getGroupIntegrationPageList', { kind, pageSize: 10 }))
  const coupons = useQuery(read('getCouponList', { pageSize: 10 }))
  usePullToRefresh(
    useCallback(
      () => client.invalidateQueries({ predicate: ({ queryKey }) => READS.has(String(queryKey[0])) }),
      [client]
    )
  )
  return { kind, setKind, goods, coupons }
}
