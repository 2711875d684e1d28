import { useEffect } from 'react'
import { endOrder } from '@/api/pending-writes'
import { queryClient } from '@/api/query-client'
import { usePageVisible } from '@/ui/visible/visible'
import { refreshAfterPayment, refreshOrders } from './commands'
import { isPaid } from './model'
import { payStateQuery } from './queries'

/** How often the server is asked about orders that look unpaid, ms. */
export const UNPAID_WATCH_MS = 5000
/** So many of a list are watched, the newest: a payment that was begun is one of the last. */
const MAX_WATCHED = 3

/**
 * Watches orders that look unpaid, at once and every few seconds while the page is visible: the notice of a payment may be
 * lost, or the app was killed before it came. To answer, the server asks the payment channel. What has changed is refreshed.
 */
export function useUnpaidWatch(orderNos: readonly string[]): void {
  const visible = usePageVisible()
  const watched = orderNos.slice(0, MAX_WATCHED).join()
  useEffect(() => {
    if (!visible || watched === '') return undefined
    const askAll = () => watched.split(',').forEach((orderNo) => void ask(orderNo))
    askAll()
    const timer = setInterval(askAll, UNPAID_WATCH_MS)
    return () => clearInterval(timer)
  }, [visible, watched])
}

async function ask(orderNo: string): Promise<void> {
  // what cannot be asked now is asked again soon
  const answer = await queryClient.fetchQuery(payStateQuery(orderNo)).catch(() => undefined)
  if (answer === undefined || answer.state === 'unpaid') return
  endOrder(orderNo)
  await (isPaid(answer.state) ? refreshAfterPayment(orderNo) : refreshOrders())
}
