import { memo } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { CouponOffer } from '@contract/types'
import { useClaimCoupon } from '@/features/coupon/use-claim-coupon'
import { navigate } from '@/routes/navigate'
import { CouponStub } from './coupon-stub'
import css from './coupon-strip.module.scss'

export interface CouponStripProps {
  coupons: readonly CouponOffer[]
}

/**
 * Coupons that can be claimed, in a row that scrolls; claimed in place, after which they lead to what they can
 * be used for.
 */
export const CouponStrip = memo(function CouponStrip({ coupons }: CouponStripProps) {
  const { claim, claiming, claimed } = useClaimCoupon()
  return (
    <ScrollView scrollX className={css.scroll} showScrollbar={false} enhanced>
      <View className={css.row}>
        {coupons.map((coupon) => {
          const { couponId, name } = coupon
          const state = claimed.has(couponId) ? 'claimed' : coupon.state
          const use = () => void navigate('pages-my/couponList/productList', { couponId, name })
          return (
            <CouponStub
              key={couponId}
              coupon={coupon}
              state={state}
              loading={claiming === couponId}
              onPress={state === 'claimed' ? use : () => claim(couponId)}
            />
          )
        })}
      </View>
    </ScrollView>
  )
})
