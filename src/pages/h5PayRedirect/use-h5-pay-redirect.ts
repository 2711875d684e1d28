import { useEffect } from 'react'
import { usePayState } from '@/features/order/use-pay-state'
import { isBusy } from '@/features/order/payment-machine'
import { usePayment } from '@/features/order/use-payment'
import { toResult, toUnpaid } from '@/features/order/navigation'

const ASKING = '正在向支付平台确认，请稍候'
const IN_VAIN = '暂未查询到付款。如已付款，结果可能稍有延迟，请勿重复支付。'

/** Polls the payment and opens the result page as soon as it is known; the buyer can also do so by hand. */
export function useH5PayRedirect(orderNo: string) {
  const { query, asking } = usePayState(orderNo)
  const { payment, start } = usePayment()
  const state = query.data?.state

  // once: a payment that goes on from paid to fulfilled leads to its result a single time
  const known = state !== undefined && state !== 'unpaid'
  useEffect(() => {
    if (known) void toResult(orderNo)
  }, [known, orderNo])

  const failure = payment.step === 'failed' ? payment.message : undefined
  return {
    query,
    words: failure ?? (asking ? ASKING : IN_VAIN),
    paying: isBusy(payment),
    sayPaid: () => void toResult(orderNo),
    payAgain: () => void start({ orderNo }),
    // cancelling the payment leads to the purchase records (rule pay.cancel)
    giveUp: () => void toUnpaid()
  }
}
