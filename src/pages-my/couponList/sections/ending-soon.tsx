import { View } from '@tarojs/components'
import { SOON_DAYS } from '@/features/coupon/model'
import css from './ending-soon.module.scss'

/** How many of the usable coupons expire soon, on any page of the list; nothing if none does. */
export function EndingSoon({ count }: { count: number }) {
  return count > 0 ? (
    <View className={css.soon} role='status'>
      {count} 张优惠券将在 {SOON_DAYS} 天内到期，记得先用
    </View>
  ) : null
}
