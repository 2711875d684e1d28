import { useCallback, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { ApiError } from '@/api/error'
import { requireLogin } from '@/features/session/require-login'
import { randomId } from '@/lib/random-id'
import { toast } from '@/platform/feedback'

/** What shows coupons or counts them. */
const READS = new Set(['indexConfig', 'getCouponList', 'getMyCouponsList', 'listMyCoupons', 'getMySummary'])

export interface ClaimCoupon {
  claim: (couponId: string) => void
  /** The coupon that is being claimed. */
  claiming: string | undefined
  /** Claimed here: shown so before the lists are read again. */
  claimed: ReadonlySet<string>
}

/** Claims a coupon in place, after the login where there is none. One wish has one key until the server has decided it. */
export function useClaimCoupon(): ClaimCoupon {
  const client = useQueryClient()
  const keys = useRef(new Map<string, string>())
  const [claiming, setClaiming] = useState<string>()
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set())

  const send = useCallback(
    async (couponId: string) => {
      const idempotencyKey = keys.current.get(couponId) ?? randomId()
      keys.current.set(couponId, idempotencyKey)
      try {
        await call('receiveCoupon', { couponId }, { idempotencyKey })
        keys.current.delete(couponId)
        setClaimed((before) => new Set(before).add(couponId))
        toast('领取成功，已放入优惠券')
      } catch (error) {
        // no answer: the next press asks with the same key, so nothing is claimed twice
        if (error instanceof ApiError && error.kind === 'business') keys.current.delete(couponId)
      }
      await client.invalidateQueries({ predicate: ({ queryKey }) => READS.has(String(queryKey[0])) })
    },
    [client]
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
