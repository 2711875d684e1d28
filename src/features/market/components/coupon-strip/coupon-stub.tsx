import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract/types'
import { couponActionText, couponValue, thresholdText } from '@/features/coupon/coupon-text'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './coupon-stub.module.scss'

export interface CouponStubProps {
  coupon: CouponOffer
  /** The current state: a coupon just claimed is shown as such before the list is refetched. */
  state: CouponOffer['state']
  loading: boolean
  onPress: () => void
}

/** A coupon as a small ticket: value and threshold, its name, and a stub to tear off. */
export function CouponStub({ coupon, state, loading, onPress }: CouponStubProps) {
  const { sign, figure, unit } = couponValue(coupon)
  const over = state === 'sold_out' || state === 'ended'
  return (
    <Pressable
      className={classNames(css.stub, state === 'claimed' && css.mine, over && css.over)}
      disabled={over || loading}
      onPress={onPress}
    >
      <View className={css.body}>
        <View className={css.value}>
          {sign ? <Text className={css.unit}>{sign}</Text> : null}
          <Text className={css.figure}>{figure}</Text>
          {unit ? <Text className={css.unit}>{unit}</Text> : null}
          <Text className={css.threshold}>{thresholdText(coupon)}</Text>
        </View>
        <View className={css.name}>{coupon.name}</View>
      </View>
      <View className={css.tear}>{loading ? '…' : couponActionText(state)}</View>
    </Pressable>
  )
}
