import { useCallback, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { read, readPages } from '@/api/read'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import type { GoodsKind } from './goods'
import { EVERYTHING, searchInput, type GoodsSearch } from './goods-search'
import { useSettledText } from './use-settled-text'

const READS = new Set(['getGroupIntegrationPageList', 'getCouponList'])

/** What the market shows: the goods of the chosen kind that fit the search, page by page, and the coupons to claim. */
export function useMarket() {
  const client = useQueryClient()
  const [kind, setKind] = useState<GoodsKind>('all')
  const [search, setSearch] = useState<GoodsSearch>(EVERYTHING)
  const keyword = useSettledText(search.keyword)
  const goods = useInfiniteQuery(
    readPages('getGroupIntegrationPageList', { kind, pageSize: 10, ...searchInput({ ...search, keyword }) })
  )
  const coupons = useQuery(read('getCouponList', { pageSize: 10 }))
  usePullToRefresh(
    useCallback(
      () => client.invalidateQueries({ predicate: ({ queryKey }) => READS.has(String(queryKey[0])) }),
      [client]
    )
  )
  return { kind, setKind, search, setSearch, goods, coupons }
}
