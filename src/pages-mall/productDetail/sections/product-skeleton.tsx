import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import page from '../index.module.scss'
import head from './head.module.scss'
import css from './product-skeleton.module.scss'

/** Placeholder of the page while it loads. */
export function ProductSkeleton() {
  return (
    <Skeleton>
      <Block className={css.gallery} gap={0} />
      <View className={head.head}>
        <Line width={36} tall gap={16} />
        <Line width={42} gap={24} />
        <Line width={48} tall gap={24} />
        <Line width={60} gap={0} />
      </View>
      <View className={page.card}>
        <Block height={120} gap={0} />
      </View>
    </Skeleton>
  )
}
