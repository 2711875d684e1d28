import { View } from '@tarojs/components'
import type { Data } from '@contract/types'
import { navigate } from '@/routes/navigate'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { CouponStrip } from './coupon-strip/coupon-strip'
import css from './market-coupons.module.scss'
import { SectionHead } from './section-head/section-head'

export interface MarketCouponsProps {
  query: { data: Data<'getCouponList'> | undefined; isPending: boolean; refetch: () => unknown }
}

/**
 * The strip of the coupon centre; its space is reserved while it loads, and removed if there is nothing to
 * claim.
 */
export function MarketCoupons({ query: { data, isPending, refetch } }: MarketCouponsProps) {
  if (data?.list.length === 0) return null
  return (
    <View className={css.coupons}>
      <SectionHead
        title='领券中心'
        more={{ text: '我的优惠券', onPress: () => void navigate('pages-my/couponList/index') }}
      />
      {data ? <CouponStrip coupons={data.list} /> : null}
      {isPending ? <View className={css.waiting} /> : null}
      {data || isPending ? null : <ListFooter state='error' onRetry={() => void refetch()} />}
    </View>
  )
}
