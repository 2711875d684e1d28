import { useQuery } from '@tanstack/react-query'
import type { OrderAction, OrderDetail } from '@/features/order/model'
import { orderDetailQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { goBack } from '@/routes/navigate'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** While goods are handed over or money goes back, the order is looked at again after this, ms. */
const SOON_MS = 3000
/** While parcels are packed or on their way, ms. */
const LATER_MS = 10_000
const ON_THE_WAY: readonly OrderDetail['shipment'][] = ['booked', 'packing', 'sent']

/** When an order that goes on by itself is looked at again. */
function againAfter({ order: { state }, refund, shipment }: OrderDetail): number | false {
  // a person sees to it, which takes longer than anybody looks at a page
  if (refund?.state === 'failed') return false
  if (state === 'paid' || state === 'refunding') return SOON_MS
  return ON_THE_WAY.includes(shipment) ? LATER_MS : false
}

/** The order, fresh whenever the page is shown, and what can be done to it. */
export function useOrderDetail(orderNo: string) {
  const detail = useQuery({
    ...orderDetailQuery(orderNo),
    refetchInterval: ({ state: { data } }) => (data ? againAfter(data) : false)
  })
  const { data, refetch } = detail
  const refresh = () => void refetch({ cancelRefetch: false })
  useFreshOnShow(refresh)
  const { act, ...actions } = useOrderActions(() => void goBack())
  return {
    detail,
    refresh,
    ...actions,
    act: (action: OrderAction) => {
      if (data) act({ order: data.order, gains: data }, action)
    }
  }
}
