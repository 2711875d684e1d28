import { ScrollView, View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import css from './banners.module.scss'

export interface BannersProps {
  /** undefined while loading. */
  banners:
    | readonly {
        readonly sightId: string
        readonly picture: string
        readonly name: string
        readonly subtitle: string
      }[]
    | undefined
}

/** The most popular sights of a city as a swipeable banner. */
export function Banners({ banners }: BannersProps) {
  if (!banners) {
    return (
      <Skeleton>
        <Block className={css.loading} />
      </Skeleton>
    )
  }
  if (banners.length === 0) return <View className={css.none} />
  return (
    <ScrollView scrollX className={css.scroll} showScrollbar={false} enhanced>
      <View className={css.row}>
        {banners.map(({ sightId, picture, name, subtitle }, index) => (
          <Pressable
            key={sightId}
            className={css.banner}
            onPress={() => void navigate('pagesA/landmark-ticket/product_detail', { sightId })}
          >
            <Picture src={picture} className={css.picture} eager={index === 0} />
            <View className={css.words}>
              <View className={css.name}>{name}</View>
              <View className={css.subtitle}>{subtitle}</View>
            </View>
          </Pressable>
        ))}
      </View>
    </ScrollView>
  )
}
