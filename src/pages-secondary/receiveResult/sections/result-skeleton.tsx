import { View } from '@tarojs/components'
import { Block, Circle, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './result-skeleton.module.scss'

/** Placeholder of icon, sentence and code while the record loads. */
export function ResultSkeleton() {
  return (
    <Skeleton>
      <View className={css.sign}>
        <Circle size={64} />
        <View className={css.line}>
          <Line width={100} tall />
        </View>
      </View>
      <View className={css.card}>
        <Block height={200} gap={16} />
        <Line width={72} />
        <Line width={56} />
      </View>
    </Skeleton>
  )
}
