import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { plateOnOfferQuery } from '@/features/order/queries'
import { referralOf, sentBy } from '@/features/order/referral'
import type { OrderDraft } from '@/features/order/model'
import type { RouteQuery } from '@/routes/table'

/** The plate to buy and the card to add it to. */
export function usePlatePay(query: RouteQuery<'pages/plateDetails/pay'>) {
  const { plateId, memberCardId } = query
  const { data } = useQuery(plateOnOfferQuery(plateId))
  const draft = useMemo<OrderDraft>(
    () => ({ kind: 'plate', itemId: plateId, quantity: 1, memberCardId }),
    [plateId, memberCardId]
  )
  const referral = useMemo(() => referralOf(sentBy(query)), [query])
  return { draft, referral, plate: data?.plate }
}
