import { useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { couponTab, endingSoon, type CouponTab, type MyCoupon } from '@/features/coupon/model'
import { couponOffersQuery, endingCouponsQuery, myCouponsQuery } from '@/features/coupon/queries'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { shownStored, useHydrated } from '@/platform/storage/shown-stored'
import { serverNow } from '@/lib/server-now'
import { navigate } from '@/routes/navigate'

/** The member's coupons of the selected tab, paged, the claimable ones, and the coupon shown in full. */
export function useCouponList(state: number | undefined) {
  const [tab, setTab] = useState<CouponTab>(() => couponTab(state))
  const coupons = useInfiniteQuery(myCouponsQuery(tab))
  const offers = useQuery(couponOffersQuery())
  useHydrated()
  const ending = useQuery({ ...endingCouponsQuery(shownStored('labelId')), enabled: tab === 0 })
  const [looked, setLooked] = useState<MyCoupon>()
  const [open, setOpen] = useState(false)

  const { more, footer } = usePaging(coupons)
  usePullToRefresh(() =>
    Promise.all([coupons.refetch(), offers.refetch(), ...(tab === 0 ? [ending.refetch()] : [])])
  )

  return {
    tab,
    setTab: (key: string) => setTab(couponTab(Number(key))),
    coupons,
    offers: offers.data?.list ?? [],
    /** Set if the claimable coupons failed to load: retries. */
    offersLost: offers.isError && !offers.data ? () => void offers.refetch() : undefined,
    now: serverNow(),
    /** Usable coupons that expire soon; undefined while loading, 0 if it failed. */
    soon: tab !== 0 || ending.isError ? 0 : ending.data && endingSoon(ending.data, serverNow()),
    more,
    footer,
    looked,
    open,
    look: (coupon: MyCoupon) => {
      setLooked(coupon)
      setOpen(true)
    },
    close: () => setOpen(false)
  } as const
}

/** Opens what a coupon can be used on. */
export const openCouponProducts = ({ couponId, name }: { couponId: string; name: string }): void =>
  void navigate('pages-my/couponList/productList', { couponId, name })

/** Opens the unpaid order that holds a coupon. */
export function payOrderOf({ orderNo }: MyCoupon): void {
  if (orderNo) void navigate('pages/pay/index', { orderNo })
}
