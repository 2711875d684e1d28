import { View } from '@tarojs/components'
import { isBlankPrize, type PrivilegeDetail } from '@/features/privilege/model'
import css from './prizes.module.scss'

/** What a draw may give and how likely: of the weights that the server draws by. Nothing for what is no draw. */
export function Prizes({ prizes }: Pick<PrivilegeDetail, 'prizes'>) {
  if (prizes.length === 0) return null
  return (
    <View className={css.prizes}>
      <View className={css.title}>奖品与概率</View>
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
