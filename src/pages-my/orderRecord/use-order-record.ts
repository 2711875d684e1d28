import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isOrderTab, type OrderInList, type OrderTab } from '@/features/order/model'
import { orderListQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** A list that pages in shows each order once, though new ones push the pages apart. */
const once = (orders: readonly OrderInList[]): OrderInList[] => [
  ...new Map(orders.map((order) => [order.orderNo, order])).values()
]

/** The tab, its orders page by page, and what can be done to them. */
export function useOrderRecord(state: string | undefined) {
  const [tab, setTab] = useState<OrderTab>(isOrderTab(state) ? state : 'all')
  const query = useInfiniteQuery(orderListQuery(tab))
  const { data, refetch } = query
  const { more, footer } = usePaging(query)
  const actions = useOrderActions()

  const refresh = () => void refetch({ cancelRefetch: false })
  usePullToRefresh(refetch)
  // orders change elsewhere: paid on another page, closed by the clock
  useFreshOnShow(refresh)

  return {
    tab,
    setTab,
    orders: { ...query, data: data && once(data.pages.flatMap((page) => page.list)) },
    footer,
    retryMore: more,
    actions,
    refresh
  }
}
