import { View } from '@tarojs/components'
import { percentText, type LotteryPrize } from '@/features/lottery/model'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import css from './odds.module.scss'

/** Every prize with its probability. */
export function Odds({ prizes }: { prizes: readonly LotteryPrize[] }) {
  const spare = prizes.find(({ fallback }) => fallback)
  return (
    <View className={css.odds} {...{ role: 'list' }}>
      {prizes.map(({ prizeId, name, picture, percent, gone }) => (
        <View key={prizeId} className={css.row} {...{ role: 'listitem' }}>
          <Picture src={picture} className={css.picture} />
          <View className={css.name}>{name}</View>
          {gone ? <Tag>已发完</Tag> : null}
          <View className={css.percent}>{percentText(percent)}</View>
        </View>
      ))}
      {spare ? <View className={css.note}>{`奖品发完后，抽到该奖品时改得“${spare.name}”。`}</View> : null}
    </View>
  )
}
