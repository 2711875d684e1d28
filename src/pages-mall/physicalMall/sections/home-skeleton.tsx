import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import banners from './banners.module.scss'
import css from './categories.module.scss'

/** Placeholder of banner and categories. */
export function HomeSkeleton() {
  return (
    <Skeleton>
      <View className={banners.swiper}>
        <View className={banners.banner}>
          <Block className={banners.picture} gap={0} />
        </View>
      </View>
      <View className={css.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <View key={index} className={css.cell}>
            <Block className={css.waiting} gap={0} />
            <View className={css.word}>
              <Line gap={0} />
            </View>
          </View>
        ))}
      </View>
    </Skeleton>
  )
}
