import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { isOrderTab, type OrderInList, type OrderTab } from '@/features/order/model'
import { orderListQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { usePageEnd, usePullToRefresh } from '@/features/page/visible'

/** A list that pages in shows each order once, though new ones push the pages apart. */
const once = (orders: readonly OrderInList[]): OrderInList[] => [
  ...new Map(orders.map((order) => [order.orderNo, order])).values()
]

/** The tab, its orders page by page, and what can be done to them. */
export function useOrderRecord(state: string | undefined) {
  const [tab, setTab] = useState<OrderTab>(isOrderTab(state) ? state : 'all')
  const query = useInfiniteQuery(orderListQuery(tab))
  const { data, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const actions = useOrderActions()

  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  const refresh = () => void refetch({ cancelRefetch: false })
  usePageEnd(more)
  usePullToRefresh(refetch)
  // orders change elsewhere: paid on another page, closed by the clock
  useDidShow(refresh)

  const going = hasNextPage ? ('more' as const) : ('end' as const)
  return {
    tab,
    setTab,
    orders: { ...query, data: data && once(data.pages.flatMap((page) => page.list)) },
    footer: isFetchingNextPage ? ('loading' as const) : isFetchNextPageError ? ('error' as const) : going,
    retryMore: more,
    actions,
    refresh
  }
}
