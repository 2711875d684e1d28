import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { withdrawAfterSale } from '@/features/aftersale/commands'
import { isMoving } from '@/features/aftersale/model'
import { afterSaleQuery } from '@/features/aftersale/queries'
import { toast } from '@/platform/feedback/feedback'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** Poll interval while the request advances without the member, ms. */
const SOON_MS = 5_000

/** A request, refetched whenever the page is shown, and its withdrawal. */
export function useProgress(afterSaleId: string) {
  const [asking, setRequesting] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const request = useQuery({
    ...afterSaleQuery(afterSaleId),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? SOON_MS : false)
  })
  useFreshOnShow(() => request.refetch({ cancelRefetch: false }))

  async function withdraw() {
    setWithdrawing(true)
    try {
      await withdrawAfterSale(afterSaleId)
      toast('申请已撤销')
    } catch {
      // told already
    } finally {
      setWithdrawing(false)
    }
  }
  return {
    request,
    asking,
    withdrawing,
    ask: () => setRequesting(true),
    answer: (yes: boolean) => {
      setRequesting(false)
      if (yes) void withdraw()
    }
  }
}
