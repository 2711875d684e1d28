import { useEffect, useMemo, useState } from 'react'
import { nameOf, pendingOrder, useCreateOrder } from './commands'
import type { Referral, OrderDraft } from './model'

/**
 * The order started for a draft before this page was loaded: undefined = being checked, null = none. If the
 * server's response was lost, the same call is repeated; it returns the order created then, or creates it now.
 */
export function useResumedOrder(draft: OrderDraft, referral: Referral): string | null | undefined {
  const createOrder = useCreateOrder()
  const name = nameOf(draft)
  // checked once per draft: what this page itself starts is not resumed
  // oxlint-disable-next-line react/exhaustive-deps
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [lost, name])

  return lost ? found[name] : (pending?.orderNo ?? null)
}
