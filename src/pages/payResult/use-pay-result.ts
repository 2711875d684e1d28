import { useQuery } from '@tanstack/react-query'
import { orderDetailQuery } from '@/features/order/queries'
import { usePayState } from '@/features/order/use-pay-state'

/** The payment's state, polled until it is final, and its order; `noDetail` = the order is unavailable. */
export function usePayResult(orderNo: string) {
  const { query, pollAgain, asking } = usePayState(orderNo)
  const { data: detail, isLoadingError } = useQuery({
    ...orderDetailQuery(orderNo),
    enabled: query.data !== undefined
  })
  const search = asking ? ('asking' as const) : ('vain' as const)
  return { query, pollAgain, search, detail, noDetail: isLoadingError }
}
