import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import type { OrderAction } from '@/features/order/model'
import { orderDetailQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import { goBack } from '@/routes/navigate'

/** While goods are handed over or money goes back, the order is looked at again after this, ms. */
const SOON_MS = 3000

/** The order, fresh whenever the page is shown, and what can be done to it. */
export function useOrderDetail(orderNo: string) {
  const detail = useQuery({
    ...orderDetailQuery(orderNo),
    refetchInterval: ({ state: { data } }) =>
      data?.order.state === 'paid' || data?.order.state === 'refunding' ? SOON_MS : false
  })
  const { data, refetch } = detail
  const refresh = () => void refetch({ cancelRefetch: false })
  useDidShow(refresh)
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
