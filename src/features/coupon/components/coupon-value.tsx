import { Text, View } from '@tarojs/components'
import { readAs } from '@/ui/read-as'
import { couponValue } from '../coupon-text'
import type { CouponOffer } from '../model'
import css from './coupon-value.module.scss'

/** What a coupon takes off, large: ¥30, 8.5折. */
export function CouponValue({ of }: { of: Pick<CouponOffer, 'rule' | 'amountFen' | 'percent'> }) {
  const { sign, figure, unit } = couponValue(of)
  return (
    <View className={css.value} {...readAs(sign ? `${figure}元` : `${figure}${unit}`)}>
      {sign ? <Text className={css.small}>{sign}</Text> : null}
      <Text className={css.figure}>{figure}</Text>
      {unit ? <Text className={css.small}>{unit}</Text> : null}
    </View>
  )
}
