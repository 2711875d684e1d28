import { useState } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Picture } from '../picture/picture'
import { Pressable } from '../pressable/pressable'
import css from './gallery.module.scss'

export interface GalleryProps {
  /** Element id, if the element is observed. */
  id?: string
  pictures: readonly string[]
  /** What the pictures show. */
  name: string
  /** Square, or in the format of photographs; nothing overlaps its foot. */
  shape?: 'square' | 'wide'
  /** One of the pictures: the gallery moves to it when it becomes another one. */
  shown?: string | undefined
  /** Makes pictures pressable. */
  onOpen?: (index: number) => void
}

/** Pictures in a row, one at a time, with dots that show which. */
export function Gallery({ id, pictures, name, shape, shown, onOpen }: GalleryProps) {
  const wanted = Math.max(0, pictures.indexOf(shown ?? ''))
  const [first] = useState(wanted)
  const [current, setCurrent] = useState(wanted)
  const [before, setBefore] = useState(wanted)
  if (wanted !== before) {
    setBefore(wanted)
    setCurrent(wanted)
  }
  // a single one stands with the words below it
  const alt = (index: number) => (pictures.length > 1 ? `图片 ${index + 1}` : '')
  const slide = classNames(css.slide, shape && css[shape])
  return (
    <View {...(id ? { id } : {})} className={css.gallery}>
      <Swiper
        className={slide}
        current={current}
        onChange={(event) => setCurrent(event.detail.current)}
        {...{ role: 'group', 'aria-label': `${name}的图片` }}
      >
        {pictures.map((picture, index) => (
          <SwiperItem key={picture}>
            {onOpen ? (
              <Pressable label={`查看大图 ${index + 1}`} onPress={() => onOpen(index)}>
                <Picture src={picture} className={slide} eager={index === first} />
              </Pressable>
            ) : (
              <Picture src={picture} alt={alt(index)} className={slide} eager={index === first} />
            )}
          </SwiperItem>
        ))}
      </Swiper>
      {pictures.length > 1 ? (
        <View className={classNames(css.marks, shape && css.low)}>
          {pictures.map((picture, index) => (
            <View key={picture} className={classNames(css.mark, index === current && css.here)} />
          ))}
        </View>
      ) : null}
    </View>
  )
}
