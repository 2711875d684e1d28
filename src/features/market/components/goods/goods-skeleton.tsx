import { View } from '@tarojs/components'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './goods-skeleton.module.scss'

/** Two columns of tiles before they are there. */
export function GoodsSkeleton() {
  return (
    <Skeleton className={css.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <View key={index} className={css.cell}>
          <Block className={css.tile} gap={0} />
        </View>
      ))}
    </Skeleton>
  )
}
