import { useEffect, useMemo, useState } from 'react'
import { nameOf, pendingOrder, useCreateOrder } from './commands'
import type { Referral, OrderDraft } from './model'

/**
 * The order that was begun for a draft before this page came: undefined = finding out, null = there is none. Where the
 * server's answer was lost, the same call is made again; it gives the order that was made then, or makes it now.
 */
export function useResumedOrder(draft: OrderDraft, referral: Referral): string | null | undefined {
  const createOrder = useCreateOrder()
  const name = nameOf(draft)
  // looked at once a draft: what this page itself begins is not resumed
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const pending = useMemo(() => pendingOrder(draft), [name])
  const [found, setFound] = useState<Readonly<Record<string, string | null>>>({})
  const lost = pending !== undefined && pending.orderNo === undefined

  useEffect(() => {
    if (!lost) return
    const set = (orderNo: string | null) => setFound((before) => ({ ...before, [name]: orderNo }))
    createOrder({ ...draft, referral }).then(
      ({ orderNo }) => set(orderNo),
      () => set(null)
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lost, name])

  return lost ? found[name] : (pending?.orderNo ?? null)
}
