import { useQuery } from '@tanstack/react-query'
import { useClaimCoupon } from '@/features/coupon/use-claim-coupon'
import type { ClaimableCoupon, CouponChoice, OrderDraft } from './model'
import { claimableCouponsQuery } from './queries'

export interface Claimable {
  /** What could be claimed for this purchase, the best first; empty while it is not known. */
  readonly offers: readonly ClaimableCoupon[]
  readonly claim: (couponId: string) => void
  /** The coupon that is being claimed. */
  readonly claiming: string | undefined
}

/** Coupons to claim at the cashier: one that takes off more than the `chosen` one is used at once. */
export function useClaimable(
  draft: OrderDraft,
  chosen: CouponChoice | undefined,
  choose: (couponReceiveId: string) => void
): Claimable {
  // who cannot be told of them pays as before: it is no fault to be shown
  const offers = useQuery({ ...claimableCouponsQuery(draft), meta: { background: true } }).data ?? []
  const { claim, claiming } = useClaimCoupon(({ couponId, couponReceiveId }) => {
    const offFen = offers.find(({ coupon }) => coupon.couponId === couponId)?.offFen ?? 0
    if (offFen > (chosen?.offFen ?? 0)) choose(couponReceiveId)
  })
  return { offers, claim, claiming }
}
