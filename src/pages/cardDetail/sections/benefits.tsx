import { View } from '@tarojs/components'
import type { CardProductDetail, CardProduct } from '@/features/card/model'
import { formatYuan } from '@/lib/money'
import { countText } from '@/lib/count'
import { Icon } from '@/ui/icon/icon'
import checkShape from '@/ui/icon/icons/check.module.scss'
import css from './benefits.module.scss'

/** What the card is worth over its term, and after how many takes it is paid back. */
type Payback = CardProductDetail['payback']

/** The card's benefits in a few short lines, how much it contains, and what it pays back. */
export function Benefits({ card, payback }: { card: CardProduct; payback: Payback }) {
  const { benefits, plateCount, privilegeCount, sold } = card
  return (
    <View className={css.benefits}>
      {benefits.map((benefit) => (
        <View key={benefit} className={css.benefit}>
          <Icon of={checkShape} size={16} className={css.check} />
          <View>{benefit}</View>
        </View>
      ))}
      <View className={css.details}>
        {[
          `${plateCount} 个权益包`,
          `${privilegeCount} 项权益`,
          ...(sold > 0 ? [`${countText(sold)} 人已开通`] : [])
        ].join(' · ')}
      </View>
      {payback ? (
        <View className={css.payback}>
          {`卡内权益约值 ${formatYuan(payback.worthFen)}，约领 ${payback.after} 项回本`}
        </View>
      ) : null}
    </View>
  )
}
