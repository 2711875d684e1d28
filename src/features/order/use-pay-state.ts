import { useCallback, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { endOrder } from '@/api/pending-writes'
import { isHydrationPending } from '@/platform/screen/hydration'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'
import { refreshAfterPayment, refreshOrders } from './commands'
import { isPaid, isUnsettled } from './model'
import { payStateQuery } from './queries'
import { isNoOrder } from './refusal'
import { POLL_AT_S } from './run-payment'

/** How long to wait for the last query's response, s. */
const PATIENCE_S = 1

/**
 * The order's state according to the server: queried at once and at 1, 2, 3, 5 and 8 s while unsettled, again
 * when the page is shown. `asking` is false if that was in vain: then tell the user what to do.
 */
export function usePayState(orderNo: string) {
  const query = useQuery(payStateQuery(orderNo))
  const { refetch } = query
  const [round, setRound] = useState(0)
  const [inVain, setInVain] = useState(false)
  const state = query.data?.state
  // an unknown order's state will never be known
  const unsettled = isUnsettled(state) && !isNoOrder(query.error)

  const ask = useCallback(() => void refetch({ cancelRefetch: false }), [refetch])
  const pollAgain = useCallback(() => {
    setInVain(false)
    setRound((count) => count + 1)
    ask()
  }, [ask])
  useFreshOnShow(pollAgain)

  useEffect(() => {
    if (!unsettled) return
    const timers = POLL_AT_S.map((seconds) => setTimeout(ask, seconds * 1000))
    const end = Math.max(...POLL_AT_S) + PATIENCE_S
    timers.push(setTimeout(() => setInVain(true), end * 1000))
    return () => timers.forEach(clearTimeout)
  }, [unsettled, round, ask])

  useEffect(() => {
    if (state === undefined || state === 'unpaid') return
    endOrder(orderNo)
    // what the server has just drawn knows of it
    if (!isHydrationPending()) void (isPaid(state) ? refreshAfterPayment(orderNo) : refreshOrders())
  }, [state, orderNo])

  return { query, pollAgain, asking: unsettled && !inVain }
}
