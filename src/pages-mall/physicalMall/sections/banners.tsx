import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { MallBanner } from '@/features/mall/queries'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useShell } from '@/ui/shell/shell'
import css from './banners.module.scss'

export interface BannersProps {
  banners: readonly MallBanner[]
  onOpen: (categoryId: string) => void
}

/** Banners that lead into a category, each with a picture and a sentence. */
export function Banners({ banners, onOpen }: BannersProps) {
  const { still } = useShell()
  const [current, setCurrent] = useState(0)
  if (banners.length === 0) return null
  return (
    <Swiper
      className={css.swiper}
      current={current}
      autoplay={!still}
      onChange={(event) => setCurrent(event.detail.current)}
      {...{ role: 'group', 'aria-label': '推荐' }}
    >
      {banners.map(({ categoryId, title, slogan, picture }, index) => (
        <SwiperItem key={categoryId}>
          <Pressable className={css.banner} onPress={() => onOpen(categoryId)}>
            <Picture src={picture} className={css.picture} eager={index === 0} />
            <View className={css.words}>
              <View className={css.title}>{title}</View>
              <View className={css.slogan}>{slogan}</View>
            </View>
          </Pressable>
        </SwiperItem>
      ))}
    </Swiper>
  )
}
