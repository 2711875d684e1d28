import { useCallback, useState } from 'react'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { call } from '@/api/call'
import { isDecided } from '@/api/error'
import { touch } from '@/api/touch'
import { settleWish, wishKey } from '@/api/wish-key'
import { requireLogin } from '@/features/session/require-login'
import { toast } from '@/platform/feedback/feedback'
import type { MyCoupon } from './model'

export interface ClaimCoupon {
  claim: (couponId: string) => void
  /** The coupon that is being claimed. */
  claiming: string | undefined
  /** Claimed here: shown so before the lists are read again. */
  claimed: ReadonlySet<string>
}

/**
 * Claims a coupon in place, after the login where there is none. One wish has one key until the server has decided it.
 * `onClaimed` gets the member's new coupon once what shows coupons has been read again.
 */
export function useClaimCoupon(onClaimed?: (coupon: MyCoupon) => void): ClaimCoupon {
  const [claiming, setClaiming] = useState<string>()
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set())

  const send = useCallback(
    async (couponId: string) => {
      const name = `claim|${couponId}`
      let mine: MyCoupon | undefined
      try {
        mine = await call(
          couponEndpoints.receiveCoupon,
          { couponId },
          { idempotencyKey: wishKey(name, { couponId }) }
        )
        settleWish(name)
        setClaimed((before) => new Set(before).add(couponId))
        toast('领取成功，已放入优惠券')
      } catch (error) {
        // undecided: the next press asks with the same key, so nothing is claimed twice
        if (isDecided(error)) settleWish(name)
      }
      await touch(couponEndpoints.receiveCoupon)
      if (mine) onClaimed?.(mine)
    },
    [onClaimed]
  )

  const claim = useCallback(
    (couponId: string) => {
      if (claiming) return
      void requireLogin().then(async (loggedIn) => {
        if (!loggedIn) return
        setClaiming(couponId)
        await send(couponId).finally(() => setClaiming(undefined))
      })
    },
    [claiming, send]
  )
  return { claim, claiming, claimed }
}
