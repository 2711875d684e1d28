import { useQuery } from '@tanstack/react-query'
import { orderDetailQuery } from '@/features/order/queries'
import { usePayState } from '@/features/order/use-pay-state'

/** The server's word on the payment, asked for until it is final, and the order that it belongs to. */
export function usePayResult(orderNo: string) {
  const { query, askAgain, asking } = usePayState(orderNo)
  const { data: detail } = useQuery({ ...orderDetailQuery(orderNo), enabled: query.data !== undefined })
  return { query, askAgain, search: asking ? ('asking' as const) : ('vain' as const), detail }
}
