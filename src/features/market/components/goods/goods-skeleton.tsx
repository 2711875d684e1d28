import { View } from '@tarojs/components'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './goods-grid.module.scss'

/** Two columns of tiles before they are there. */
export function GoodsSkeleton() {
  return (
    <Skeleton className={css.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <View key={index} className={css.cell}>
          <Block className={css.waiting} gap={0} />
        </View>
      ))}
    </Skeleton>
  )
}
