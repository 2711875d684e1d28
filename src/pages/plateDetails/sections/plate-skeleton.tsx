import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './plate-skeleton.module.scss'

/** The boxes of the page while it loads. */
export function PlateSkeleton() {
  return (
    <Skeleton>
      <View className={css.picture} />
      <View className={css.head}>
        <Line width={48} tall />
        <Line width={72} gap={16} />
        <Block height={80} />
        <Line width={100} />
        <Line width={64} />
      </View>
      <View className={css.grid}>
        <Block className={css.tile} />
        <Block className={css.tile} />
      </View>
    </Skeleton>
  )
}
