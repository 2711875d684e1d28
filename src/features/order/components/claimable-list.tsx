import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { Button } from '@/ui/button/button'
import type { Claimable } from '../use-claimable'
import css from './coupon-sheet.module.scss'

/** Coupons to claim in place and use on this purchase: what each would take off. */
export function ClaimableList({ offers, claim, claiming }: Claimable) {
  if (offers.length === 0) return null
  return (
    <>
      <View className={css.title} {...{ role: 'heading', 'aria-level': 3 }}>
        可领取
      </View>
      {offers.map(({ coupon: { couponId, name, ruleText }, offFen }) => (
        <View key={couponId} className={css.row}>
          <View className={css.text}>
            <View className={css.name}>{name}</View>
            <View className={css.line}>{ruleText}</View>
            <View className={css.off}>{`领取后本单可减 ${formatYuan(offFen)}`}</View>
          </View>
          <Button
            size='small'
            loading={claiming === couponId}
            label={`领取 ${name}`}
            onPress={() => claim(couponId)}
          >
            领取
          </Button>
        </View>
      ))}
    </>
  )
}
