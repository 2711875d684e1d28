import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrite } from '@/api/use-write'
import { orderDetailQuery } from '@/features/order/queries'
import { isTooLate } from '@/features/order/refusal'
import { fetchCashier, toCashier } from '@/features/order/navigation'
import { serverNow } from '@/lib/server-now'
import { sleep } from '@/lib/sleep'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'
import { faultOf } from './fault'
import { stageOf } from './model'
import { creationAt, requestFor, type OrderSource } from './orders'

/** The cashier's content is waited for so long, ms: on a lost line the cashier itself says what there is to say. */
const CONTENT_MS = 2000
/** While the partner is being told of a payment, the order is looked at again after this, ms. */
const SOON_MS = 3000

/**
 * A partner's order that somebody came to pay: as the partner tells it, how it stands, and the way to our cashier.
 * `busy` while our order is made; `fault` = why it could not be.
 */
export function usePartnerOrder(source: OrderSource, partnerOrderNo: string) {
  const query = useQuery({
    ...source.read(partnerOrderNo),
    // paid: the partner is being told
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? SOON_MS : false)
  })
  const { data, refetch } = query
  const client = useQueryClient()
  const [fault, setFault] = useState<string>()
  // the hold may end while it is looked at
  const [, setLate] = useState(false)
  useFreshOnShow(() => refetch({ cancelRefetch: false }))

  const { submit, pending } = useWrite(creationAt(source), {
    then: async ({ data: { orderNo } }) => {
      // the cashier begins with what it shows: this page may look like it already
      await Promise.race([client.prefetchQuery(orderDetailQuery(orderNo)), sleep(CONTENT_MS)])
      await toCashier(orderNo)
    },
    failed: (error) => {
      setFault(faultOf(error))
      // paid, cancelled or past its end at the partner meanwhile: shown as it is
      if (isTooLate(error)) void refetch()
    }
  })

  const pay = () => {
    if (!data || stageOf(data, serverNow()) !== 'payable') return
    setFault(undefined)
    fetchCashier()
    submit(requestFor(source, data))
  }

  return {
    query,
    stage: data && stageOf(data, serverNow()),
    busy: pending !== undefined,
    fault,
    pay,
    expire: () => setLate(true)
  }
}

export type PartnerOrderView = ReturnType<typeof usePartnerOrder>

/** Goes on to the cashier by itself, once, as soon as the order is known to be payable. */
export function useAutoPay({ stage, pay }: PartnerOrderView): void {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || stage !== 'payable') return
    begun.current = true
    pay()
  }, [stage, pay])
}
