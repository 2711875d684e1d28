import { useEffect } from 'react'
import { endOrder } from '@/api/pending-writes'
import { queryClient } from '@/api/query-client'
import { usePageVisible } from '@/ui/visible/visible'
import { refreshAfterPayment, refreshOrders } from './commands'
import { isPaid } from './model'
import { payStateQuery } from './queries'

/** When the server is first asked again about orders that look unpaid, ms; the wait doubles from then on. */
const UNPAID_WATCH_MS = 5000
/** Nobody pays while they look at a list for minutes. */
const MAX_WAIT_MS = 60_000
/** So many of a list are watched, the newest: a payment that was begun is one of the last. */
const MAX_WATCHED = 3

/**
 * Watches orders that look unpaid, at once and again and again while the page is visible: the notice of a payment may be
 * lost, or the app was killed before it came. To answer, the server asks the payment channel. What has changed is refreshed.
 */
export function useUnpaidWatch(orderNos: readonly string[]): void {
  const visible = usePageVisible()
  const watched = orderNos.slice(0, MAX_WATCHED).join()
  useEffect(() => {
    if (!visible || watched === '') return undefined
    const askAll = () => watched.split(',').forEach((orderNo) => void ask(orderNo))
    let timer: ReturnType<typeof setTimeout>
    const askFrom = (wait: number) => {
      askAll()
      timer = setTimeout(() => askFrom(Math.min(wait * 2, MAX_WAIT_MS)), wait)
    }
    askFrom(UNPAID_WATCH_MS)
    return () => clearTimeout(timer)
  }, [visible, watched])
}

async function ask(orderNo: string): Promise<void> {
  // what cannot be asked now is asked again soon
  const answer = await queryClient.fetchQuery(payStateQuery(orderNo)).catch(() => undefined)
  if (!answer || answer.state === 'unpaid') return
  endOrder(orderNo)
  await (isPaid(answer.state) ? refreshAfterPayment(orderNo) : refreshOrders())
}
