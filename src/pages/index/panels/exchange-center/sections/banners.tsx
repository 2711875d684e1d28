import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import type { Banner } from '@/features/card/model'
import { navigateTo } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { useShell } from '@/ui/shell/shell'
import css from './banners.module.scss'

/** Splits a banner's text `Title: more`: the part after the colon is shown smaller below. */
function Words({ of }: { of: string }) {
  const [title, note] = of.split('：')
  return (
    <View className={css.words}>
      <View className={css.title}>{title}</View>
      {note ? <View className={css.note}>{note}</View> : null}
    </View>
  )
}

/** Pictures that link to our pages; they advance automatically. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const { still } = useShell()
  const [current, setCurrent] = useState(0)
  if (banners.length === 0) return null
  return (
    <View className={css.banners}>
      <Swiper
        className={css.swiper}
        current={current}
        autoplay={!still && banners.length > 1}
        onChange={(event) => setCurrent(event.detail.current)}
      >
        {banners.map(({ id, picture, alt, link }) => (
          <SwiperItem key={id}>
            <Pressable className={css.banner} label={alt} onPress={() => void navigateTo(link)}>
              <Picture src={picture} className={css.picture} />
              <Words of={alt} />
            </Pressable>
          </SwiperItem>
        ))}
      </Swiper>
      {banners.length > 1 ? (
        <View className={css.marks}>
          {banners.map(({ id }, index) => (
            <View key={id} className={classNames(css.mark, index === current && css.here)} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
