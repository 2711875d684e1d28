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
 * The order that was made of this purchase before the page came (going back from the cashier, a reload): whoever comes back goes on with
 * it, and makes no second one. True while that is found out. `name` is that of the write; undefined = not known yet.
 */
export function useEarlierOrder(name: string | undefined): boolean {
  // looked at once a purchase: what this page itself makes leads on by itself
  const [checked, setChecked] = useState<string>()
  const orderNo = name === undefined || name === checked ? undefined : pendingWrite(name)?.orderNo
  useEffect(() => {
    if (name === undefined || name === checked) return
    if (orderNo === undefined) return setChecked(name)
    // what cannot be asked now is no reason not to buy: the server keeps the key
    resume(orderNo).then(
      () => setChecked(name),
      () => setChecked(name)
    )
  }, [name, checked, orderNo])
  return orderNo !== undefined
}
