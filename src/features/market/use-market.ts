import { useCallback, useState } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { cardEndpoints } from '@contract/card/endpoints'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { read, readPages } from '@/api/read'
import { refetchEndpoints } from '@/lib/refetch-endpoints'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import type { GoodsKind } from './goods'
import { EVERYTHING, searchInput, type GoodsSearch } from './goods-search'
import { useSettledText } from './use-settled-text'

const goodsQuery = (kind: GoodsKind, search: GoodsSearch) =>
  readPages(cardEndpoints.getGroupIntegrationPageList, { kind, pageSize: 10, ...searchInput(search) })

const couponsQuery = () => read(couponEndpoints.getCouponList, { pageSize: 10 })

/** What the market shows: the goods of the chosen kind that fit the search, page by page, and the coupons to claim. */
export function useMarket() {
  const client = useQueryClient()
  const [kind, setKind] = useState<GoodsKind>('all')
  const [search, setSearch] = useState<GoodsSearch>(EVERYTHING)
  const keyword = useSettledText(search.keyword)
  const goods = useInfiniteQuery(goodsQuery(kind, { ...search, keyword }))
  const coupons = useQuery(couponsQuery())
  usePullToRefresh(
    useCallback(() => refetchEndpoints(client, [goodsQuery('all', EVERYTHING), couponsQuery()]), [client])
  )
  return { kind, setKind, search, setSearch, goods, coupons }
}
