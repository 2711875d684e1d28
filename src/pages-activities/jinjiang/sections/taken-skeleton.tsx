import { View } from '@tarojs/components'
import { Block, Circle, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './taken-skeleton.module.scss'

/** The boxes of a gift that is taken: the sign with its words, what was given, how it is used. */
export function TakenSkeleton() {
  return (
    <Skeleton>
      <View className={css.head}>
        <Circle size={64} />
        <View className={css.words}>
          <Line width={60} tall gap={12} />
          <Line gap={0} />
        </View>
      </View>
      <Block className={css.item} gap={0} />
      <Block className={css.texts} gap={0} />
    </Skeleton>
  )
}
