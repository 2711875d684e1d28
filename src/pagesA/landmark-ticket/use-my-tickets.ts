import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { orderDetailQuery } from '@/features/order/queries'
import { useOrderActions } from '@/features/order/use-order-actions'
import type { OrderAction } from '@/features/order/model'
import { useRefundTickets } from '@/features/ticket/commands'
import { ticketOrderQuery } from '@/features/ticket/queries'
import { useTicketKeys } from '@/features/ticket/use-ticket-keys'
import { toast } from '@/platform/feedback/feedback'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** Poll interval while tickets are issued or a refund is under way, ms. */
const SOON_MS = 3000

/** A ticket order, refetched whenever the page is shown; offline the last cached state. `onRefunded`: a refund was accepted. */
export function useMyTickets(orderNo: string, onRefunded: () => void) {
  const tickets = useQuery(ticketOrderQuery(orderNo))
  const detail = useQuery({
    ...orderDetailQuery(orderNo),
    refetchInterval: ({ state: { data } }) =>
      data?.order.state === 'paid' || data?.order.state === 'refunding' ? SOON_MS : false
  })
  const state = detail.data?.order.state
  const { refetch } = tickets
  const { kept, ...keys } = useTicketKeys(orderNo, tickets)
  useFreshOnShow(() => refetch({ cancelRefetch: false }))
  useDidShow(keys.retry)
  // a changed order changes its tickets too
  const seen = useRef(state)
  useEffect(() => {
    if (state === seen.current) return
    seen.current = state
    void refetch({ cancelRefetch: false })
  }, [state, refetch])

  const { act, ...actions } = useOrderActions({ leaves: true })
  const refund = useRefundTickets((order) => {
    onRefunded()
    toast(
      order.tickets.some(({ state: of }) => of === 'refunding')
        ? '已提交，景区核实后退款'
        : '退票成功，款项将原路退回'
    )
  })
  return {
    tickets,
    /** Set if the tickets could not be fetched: the cached ones are shown. */
    kept,
    /** Generates the codes of the tickets. */
    keys,
    detail,
    ...actions,
    act: (action: OrderAction) => {
      if (detail.data) act({ order: detail.data.order, gains: detail.data }, action)
    },
    refund
  }
}
