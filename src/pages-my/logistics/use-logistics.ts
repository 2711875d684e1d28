import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { confirmReceipt } from '@/features/shipping/commands'
import { parcelsQuery } from '@/features/shipping/queries'
import { askInWechat } from '@/platform/wechat/receipt-view'
import { toast } from '@/platform/feedback/feedback'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

/** Poll interval while goods are on their way, ms. */
const SOON_MS = 10_000

/** The parcels of an order, refetched whenever the page is shown, and the confirmation of receipt. */
export function useLogistics(orderNo: string) {
  const [asking, setRequesting] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const parcels = useQuery({
    ...parcelsQuery(orderNo),
    refetchInterval: ({ state: { data } }) =>
      data && data.state !== 'received' && data.state !== 'cancelled' ? SOON_MS : false
  })
  useFreshOnShow(() => parcels.refetch({ cancelRefetch: false }))

  async function confirm() {
    setConfirming(true)
    try {
      await confirmReceipt(orderNo)
      toast('已确认收货')
    } catch {
      // told already
    } finally {
      setConfirming(false)
    }
  }

  /** In WeChat's view where there is one: it pays out the money that it holds. */
  async function ask() {
    const paymentNo = parcels.data?.wechatPaymentNo
    const answer = paymentNo ? await askInWechat(paymentNo) : 'none'
    if (answer === 'none') setRequesting(true)
    else if (answer === 'confirmed') await confirm()
  }

  return {
    parcels,
    asking,
    confirming,
    ask,
    answer: (yes: boolean) => {
      setRequesting(false)
      if (yes) void confirm()
    }
  }
}
