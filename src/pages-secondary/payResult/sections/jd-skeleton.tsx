import { View } from '@tarojs/components'
import { Block, Circle, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './jd-skeleton.module.scss'

/** The boxes of the result while it loads: the sign with its words, and the card of facts. */
export function JdSkeleton() {
  return (
    <Skeleton>
      <View className={css.head}>
        <Circle size={64} />
        <View className={css.words}>
          <Line width={60} tall gap={12} />
          <Line gap={0} />
        </View>
      </View>
      <Block className={css.facts} gap={0} />
    </Skeleton>
  )
}
