import { useQuery } from '@tanstack/react-query'
import type { OrderAction, OrderDetail } from '@/features/order/model'
import { orderDetailQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { useUnpaidWatch } from '@/features/order/use-unpaid-watch'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** Poll interval while goods are delivered digitally or a refund is under way, ms. */
const SOON_MS = 3000
/** Poll interval while parcels are packed or on their way, ms. */
const LATER_MS = 10_000
const ON_THE_WAY: readonly OrderDetail['shipment'][] = ['booked', 'packing', 'sent']

/** The poll interval of an order that changes without the user. */
function againAfter({ order: { state }, refund, shipment }: OrderDetail): number | false {
  // a person handles it, which takes longer than anybody keeps a page open
  if (refund?.state === 'failed') return false
  if (state === 'paid' || state === 'refunding') return SOON_MS
  return ON_THE_WAY.includes(shipment) ? LATER_MS : false
}

/** The order, refetched whenever the page is shown, and its actions. */
export function useOrderDetail(orderNo: string) {
  const detail = useQuery({
    ...orderDetailQuery(orderNo),
    refetchInterval: ({ state: { data } }) => (data ? againAfter(data) : false)
  })
  const { data, refetch } = detail
  const refresh = () => void refetch({ cancelRefetch: false })
  useFreshOnShow(refresh)
  useUnpaidWatch(data?.order.state === 'unpaid' ? [orderNo] : [])
  const { act, ...actions } = useOrderActions({ leaves: true })
  return {
    detail,
    refresh,
    ...actions,
    act: (action: OrderAction) => {
      if (data) act({ order: data.order, gains: data }, action)
    }
  }
}
