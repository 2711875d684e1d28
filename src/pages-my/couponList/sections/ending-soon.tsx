import { View } from '@tarojs/components'
import { endingSoonText } from '@/features/coupon/model'
import css from './ending-soon.module.scss'

/** How many of the usable coupons expire soon, on any page of the list; nothing if none does. */
export function EndingSoon({ count }: { count: number }) {
  return count > 0 ? (
    <View className={css.soon} role='status'>
      {endingSoonText(count)}
    </View>
  ) : null
}
