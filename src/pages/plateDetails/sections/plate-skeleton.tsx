import { View } from '@tarojs/components'
import { PictureHead } from '@/ui/skeleton/picture-head'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './plate-skeleton.module.scss'

/** Placeholder of the page while it loads. */
export function PlateSkeleton() {
  return (
    <Skeleton>
      <PictureHead>
        <Line width={48} tall />
        <Line width={72} gap={16} />
        <Block height={80} />
        <Line width={100} />
        <Line width={64} />
      </PictureHead>
      <View className={css.grid}>
        <Block className={css.tile} />
        <Block className={css.tile} />
      </View>
    </Skeleton>
  )
}
