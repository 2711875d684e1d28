import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { Cell } from '@/ui/cell/cell'
import couponIcon from '@/ui/icon/icons/coupon.module.scss'
import type { CouponChoice } from '../model'
import css from './amounts.module.scss'

export interface CouponCellProps {
  choices: readonly CouponChoice[]
  chosen: CouponChoice | undefined
  onPress: () => void
}

/** The coupon that is used, and the way to the others. */
export function CouponCell({ choices, chosen, onPress }: CouponCellProps) {
  const usable = choices.filter((choice) => choice.usable).length
  const words = usable > 0 ? `${usable} 张可用` : '暂无可用'
  return (
    <Cell
      title='优惠券'
      icon={couponIcon}
      note={chosen?.coupon.name}
      value={chosen ? <View className={css.off}>{`-${formatYuan(chosen.offFen)}`}</View> : words}
      onPress={choices.length > 0 ? onPress : undefined}
      label={chosen ? `优惠券，已选${chosen.coupon.name}` : `优惠券，${words}`}
    />
  )
}
