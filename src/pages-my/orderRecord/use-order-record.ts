import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { isOrderTab, type OrderInList, type OrderTab } from '@/features/order/model'
import { orderListQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { useUnpaidWatch } from '@/features/order/use-unpaid-watch'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** A paged list shows each order once, although new orders shift the pages. */
const once = (orders: readonly OrderInList[]): OrderInList[] => [
  ...new Map(orders.map((order) => [order.orderNo, order])).values()
]

/** The tab, its orders, paged, and their actions. */
export function useOrderRecord(state: string | undefined) {
  const [tab, setTab] = useState<OrderTab>(isOrderTab(state) ? state : 'all')
  const query = useInfiniteQuery(orderListQuery(tab))
  const { data, refetch } = query
  const { more, footer } = usePaging(query)
  const actions = useOrderActions()

  const refresh = () => void refetch({ cancelRefetch: false })
  usePullToRefresh(refetch)
  // orders change elsewhere: paid on another page, closed by timeout
  useFreshOnShow(refresh)
  const orders = data && once(data.pages.flatMap((page) => page.list))
  useUnpaidWatch((orders ?? []).filter((order) => order.state === 'unpaid').map((order) => order.orderNo))

  return {
    tab,
    setTab,
    orders: { ...query, data: orders },
    footer,
    retryMore: more,
    actions,
    refresh
  }
}
