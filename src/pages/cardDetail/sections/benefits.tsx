import { View } from '@tarojs/components'
import type { CardProduct } from '@/features/card/model'
import { countText } from '@/lib/count'
import { Icon } from '@/ui/icon/icon'
import checkShape from '@/ui/icon/icons/check.module.scss'
import css from './benefits.module.scss'

/** The card's benefits in a few short lines, and how much it contains. */
export function Benefits({ card }: { card: CardProduct }) {
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
    </View>
  )
}
