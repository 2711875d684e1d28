import { useEffect, useState } from 'react'
import { endOrder, pendingWrite } from '@/api/pending-writes'
import { queryClient } from '@/api/query-client'
import { payStateQuery } from './queries'
import { toCashier } from './navigation'

/** Leads to the cashier where the order waits to be paid. */
async function resume(orderNo: string): Promise<void> {
  const { state } = await queryClient.fetchQuery(payStateQuery(orderNo))
  if (state === 'unpaid') return toCashier(orderNo)
  endOrder(orderNo)
}

/**
 * The order created for this purchase before the page was loaded (going back from the cashier, a reload): the
 * user continues with it instead of creating a second one. True while that is being checked. `name` is that of
 * the write; undefined = not known yet.
 */
export function useEarlierOrder(name: string | undefined): boolean {
  // checked once per purchase: an order created by this page navigates by itself
  const [checked, setChecked] = useState<string>()
  const orderNo = name === undefined || name === checked ? undefined : pendingWrite(name)?.orderNo
  useEffect(() => {
    if (name === undefined || name === checked) return
    if (orderNo === undefined) return setChecked(name)
    // a failed check does not prevent buying: the server stores the key
    resume(orderNo).then(
      () => setChecked(name),
      () => setChecked(name)
    )
  }, [name, checked, orderNo])
  return orderNo !== undefined
}
