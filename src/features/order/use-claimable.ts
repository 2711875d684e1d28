import { useClaimCoupon } from '@/features/coupon/use-claim-coupon'
import type { ClaimableCoupon, CouponChoice } from './model'

export interface Claimable {
  /** What could be claimed for this purchase, the best first; empty while it is not known. */
  readonly offers: readonly ClaimableCoupon[]
  readonly claim: (couponId: string) => void
  /** The coupon that is being claimed. */
  readonly claiming: string | undefined
}

/** Coupons to claim where something is bought: one that takes off more than the `chosen` one is used at once. */
export function useClaimable(
  existing: readonly ClaimableCoupon[] | null | undefined,
  chosen: CouponChoice | undefined,
  choose: (couponReceiveId: string) => void
): Claimable {
  const offers = existing ?? []
  const { claim, claiming } = useClaimCoupon(({ couponId, couponReceiveId }) => {
    const offFen = offers.find(({ coupon }) => coupon.couponId === couponId)?.offFen ?? 0
    if (offFen > (chosen?.offFen ?? 0)) choose(couponReceiveId)
  })
  return { offers, claim, claiming }
}
