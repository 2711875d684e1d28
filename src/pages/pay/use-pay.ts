import { useMemo } from 'react'
import { isCashierKind, type Referral, type OrderDraft } from '@/features/order/model'
import { referralOf } from '@/features/order/referral'
import type { RouteQuery } from '@/routes/table'

/** What the URL names: an existing order, or what to order; and the referrer. */
export function usePay(query: RouteQuery<'pages/pay/index'>): {
  orderNo: string | undefined
  draft: OrderDraft | undefined
  referral: Referral
} {
  return useMemo(() => {
    const {
      orderNo,
      kind,
      itemId,
      memberCardId,
      couponReceiveId,
      quantity = 1,
      termsVersion,
      ...passed
    } = query
    const whole = isCashierKind(kind) && itemId !== undefined && quantity > 0
    return {
      orderNo,
      draft: whole ? { kind, itemId, quantity, memberCardId, couponReceiveId, termsVersion } : undefined,
      referral: referralOf(passed)
    }
  }, [query])
}
