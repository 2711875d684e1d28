import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isPaid } from '@/features/order/model'
import { orderDetailQuery } from '@/features/order/queries'
import { toResult } from '@/features/order/navigation'

/** The paid order; one that is not paid is shown by the result page, which handles all states. */
export function useRecommend(orderNo: string) {
  const detail = useQuery(orderDetailQuery(orderNo))
  const state = detail.data?.order.state
  const unpaid = state !== undefined && !isPaid(state)
  useEffect(() => {
    if (unpaid) void toResult(orderNo)
  }, [unpaid, orderNo])
  return unpaid ? { ...detail, data: undefined, status: 'pending' as const } : detail
}
