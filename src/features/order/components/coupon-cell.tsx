import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { Cell } from '@/ui/cell/cell'
import couponIcon from '@/ui/icon/icons/coupon.module.scss'
import type { ClaimableCoupon, CouponChoice } from '../model'
import { claimableText } from '../price-text'
import css from './amounts.module.scss'

export interface CouponCellProps {
  choices: readonly CouponChoice[]
  /** Coupons that can be claimed for the purchase. */
  claimable: readonly ClaimableCoupon[]
  chosen: CouponChoice | undefined
  onPress: () => void
}

/** The coupon used, and a link to the others and to the claimable ones. */
export function CouponCell({ choices, claimable, chosen, onPress }: CouponCellProps) {
  const usable = choices.filter((choice) => choice.usable).length
  const more = claimableText(claimable, chosen?.offFen)
  const text = usable > 0 ? `${usable} 张可用` : more ? '去领取' : '暂无可用'
  return (
    <Cell
      title='优惠券'
      icon={couponIcon}
      note={[chosen?.coupon.name, more].filter(Boolean).join(' · ')}
      value={
        <View className={chosen ? css.off : css.whole}>
          {chosen ? `-${formatYuan(chosen.offFen)}` : text}
        </View>
      }
      onPress={choices.length + claimable.length > 0 ? onPress : undefined}
    />
  )
}
