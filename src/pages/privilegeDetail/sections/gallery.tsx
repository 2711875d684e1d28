import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { GALLERY_ID } from '../use-bar-tone'
import css from './gallery.module.scss'

/** The pictures of a privilege, under the clear header. */
export function Gallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const [current, setCurrent] = useState(0)
  return (
    <View id={GALLERY_ID} className={css.gallery}>
      <Swiper
        className={css.swiper}
        current={current}
        onChange={(event) => setCurrent(event.detail.current)}
        {...{ role: 'group', 'aria-label': `${name}的图片` }}
      >
        {pictures.map((picture, index) => (
          <SwiperItem key={picture}>
            <Picture src={picture} className={css.picture} eager={index === 0} />
          </SwiperItem>
        ))}
      </Swiper>
      {pictures.length > 1 ? (
        <View className={css.marks}>
          {pictures.map((picture, index) => (
            <View key={picture} className={classNames(css.mark, index === current && css.here)} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
