import { View } from '@tarojs/components'
import { Circle, Line } from '../skeleton/skeleton'
import css from './result-sign-skeleton.module.scss'

/** The placeholder of a result sign with its title and text, within a `Skeleton`. */
export function ResultSignSkeleton() {
  return (
    <View className={css.head}>
      <Circle size={80} />
      <View className={css.words}>
        <Line width={60} tall gap={12} />
        <Line gap={0} />
      </View>
    </View>
  )
}
