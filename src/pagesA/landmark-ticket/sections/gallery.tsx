import { Swiper, SwiperItem, View } from '@tarojs/components'
import { Picture } from '@/ui/picture/picture'
import css from './gallery.module.scss'

/** The pictures of a sight. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  return (
    <View className={css.gallery}>
      <Swiper className={css.swiper} indicatorDots {...{ role: 'group', 'aria-label': `${name}的图片` }}>
        {pictures.map((picture, index) => (
          <SwiperItem key={picture}>
            <Picture src={picture} className={css.picture} eager={index === 0} />
          </SwiperItem>
        ))}
      </Swiper>
    </View>
  )
}
