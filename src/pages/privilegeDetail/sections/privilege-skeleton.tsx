import { View } from '@tarojs/components'
import { PictureHead } from '@/ui/skeleton/picture-head'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import css from './privilege-skeleton.module.scss'

/** Placeholder of the page while it loads. */
export function PrivilegeSkeleton() {
  return (
    <Skeleton>
      <PictureHead tall>
        <Line width={24} />
        <Line width={60} tall />
        <Line width={72} gap={16} />
        <Line width={36} tall gap={24} />
        <Line width={88} />
        <Line width={88} />
      </PictureHead>
      <View className={css.text}>
        <Line width={32} tall gap={16} />
        <Block height={80} />
      </View>
    </Skeleton>
  )
}
