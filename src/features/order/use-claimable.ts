import { useRef } from 'react'
import { useClaimCoupon } from '@/features/coupon/use-claim-coupon'
import type { ClaimableCoupon, CouponChoice } from './model'
import type { PaymentMode } from './price-text'

export interface Claimable {
  /** What could be claimed for this purchase, the best first; empty while it is not known. */
  readonly offers: readonly ClaimableCoupon[]
  readonly claim: (couponId: string) => void
  /** Pays in this way: claims its coupon if it is not held yet, and uses it, in one tap. */
  readonly take: (way: Pick<PaymentMode, 'couponReceiveId' | 'claimCouponId'>) => void
  /** The coupon that is being claimed. */
  readonly claiming: string | undefined
}

/**
 * Coupons to claim where something is bought: one that takes off more than the `chosen` one, or belongs to the way that was taken,
 * is used at once.
 */
export function useClaimable(
  existing: readonly ClaimableCoupon[] | null | undefined,
  chosen: CouponChoice | undefined,
  choose: (couponReceiveId: string | null) => void
): Claimable {
  const offers = existing ?? []
  const taken = useRef<string>()
  const { claim, claiming } = useClaimCoupon(({ couponId, couponReceiveId }) => {
    const offFen = offers.find(({ coupon }) => coupon.couponId === couponId)?.offFen ?? 0
    if (taken.current === couponId || offFen > (chosen?.offFen ?? 0)) choose(couponReceiveId)
  })
  return {
    offers,
    claim,
    take: ({ couponReceiveId, claimCouponId }) => {
      taken.current = claimCouponId ?? undefined
      if (claimCouponId) claim(claimCouponId)
      else choose(couponReceiveId)
    },
    claiming
  }
}
