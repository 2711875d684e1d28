import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './summary-skeleton.module.scss'

/** The skeleton of an order. */
export function SummarySkeleton() {
  return (
    <Skeleton className={css.boxes}>
      <View className={css.head}>
        <Line width={40} tall gap={12} />
        <Line width={50} />
      </View>
      <Block className={css.thing} />
      <Block className={css.rows} />
    </Skeleton>
  )
}
