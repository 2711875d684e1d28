import { View } from '@tarojs/components'
import { isBlankPrize, type PrivilegeDetail } from '@/features/privilege/model'
import { HEADING } from '@/ui/read-as'
import css from './prizes.module.scss'

/**
 * The prizes of a draw with their probabilities, from the weights that the server uses. Nothing if it is no
 * draw.
 */
export function Prizes({ prizes }: Pick<PrivilegeDetail, 'prizes'>) {
  if (prizes.length === 0) return null
  return (
    <View className={css.prizes}>
      <View className={css.title} {...HEADING}>
        奖品与概率
      </View>
      {prizes.map(({ name, percent }) => (
        <View key={name} className={css.prize}>
          <View className={isBlankPrize(name) ? css.blank : css.name}>{name}</View>
          <View className={css.percent}>{`${percent}%`}</View>
        </View>
      ))}
      <View className={css.note}>每次抽取互不影响，概率即系统抽取所用的概率</View>
    </View>
  )
}
