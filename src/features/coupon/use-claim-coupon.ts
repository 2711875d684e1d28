import { useState } from 'react'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { useWrite } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import { requireLogin } from '@/features/session/require-login'
import { toast } from '@/platform/feedback/feedback'
import type { MyCoupon } from './model'

/** Claims a coupon; a failure is shown as a toast. */
export const claim: Write<{ readonly couponId: string }, MyCoupon> = {
  name: ({ couponId }) => `claim|${couponId}`,
  call: (coupon) => keyed(couponEndpoints.receiveCoupon, coupon)
}

export interface ClaimCoupon {
  claim: (couponId: string) => void
  /** The coupon that is being claimed. */
  claiming: string | undefined
  /** Claimed here: shown so before the lists are read again. */
  claimed: ReadonlySet<string>
}

/**
 * Claims a coupon in place, after a login if needed. `onClaimed` receives the member's new coupon once the
 * coupon lists have been refetched.
 */
export function useClaimCoupon(onClaimed?: (coupon: MyCoupon) => void): ClaimCoupon {
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set())
  const { submit, pending } = useWrite(claim, {
    before: () => requireLogin(),
    then: async ({ data, refreshed }, { couponId }) => {
      setClaimed((before) => new Set(before).add(couponId))
      toast('领取成功，已放入优惠券')
      await refreshed
      onClaimed?.(data)
    }
  })
  return { claim: (couponId) => submit({ couponId }), claiming: pending?.couponId, claimed }
}
