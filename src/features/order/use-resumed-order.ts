import { useEffect, useMemo, useState } from 'react'
import { createOrder, nameOf, pendingWish } from './commands'
import type { Referral, Wish } from './model'

/**
 * The order that was begun for a wish before this page came: undefined = finding out, null = there is none. Where the
 * server's answer was lost, the same call is made again; it gives the order that was made then, or makes it now.
 */
export function useResumedOrder(wish: Wish, referral: Referral): string | null | undefined {
  const name = nameOf(wish)
  // looked at once a wish: what this page itself begins is not resumed
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const pending = useMemo(() => pendingWish(wish), [name])
  const [found, setFound] = useState<Readonly<Record<string, string | null>>>({})
  const lost = pending !== undefined && pending.orderNo === undefined

  useEffect(() => {
    if (!lost) return
    const set = (orderNo: string | null) => setFound((before) => ({ ...before, [name]: orderNo }))
    createOrder(wish, referral).then(
      ({ orderNo }) => set(orderNo),
      () => set(null)
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lost, name])

  return lost ? found[name] : (pending?.orderNo ?? null)
}
