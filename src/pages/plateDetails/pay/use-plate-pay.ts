import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { plateOnOfferQuery } from '@/features/order/queries'
import { referralOf } from '@/features/order/referral'
import type { Wish } from '@/features/order/model'
import type { RouteQuery } from '@/routes/table'

/** The plate that is bought and on which card it is wanted. */
export function usePlatePay({ plateId, memberCardId }: RouteQuery<'pages/plateDetails/pay'>) {
  const { data } = useQuery(plateOnOfferQuery(plateId))
  const wish = useMemo<Wish>(
    () => ({ kind: 'plate', itemId: plateId, quantity: 1, memberCardId }),
    [plateId, memberCardId]
  )
  const referral = useMemo(() => referralOf(), [])
  return { wish, referral, plate: data?.plate }
}
