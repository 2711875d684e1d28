import { memo } from 'react'
import { Swiper, SwiperItem, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import type { Slide } from '../slides'
import css from './card-carousel.module.scss'
import { AddSlide, MineSlide, OfferSlide } from './card-slides'

export interface CardCarouselProps {
  slides: readonly Slide[]
  current: number
  onChange: (index: number) => void
}

/** The cards: one in full and the edge of the next; below, an indicator. */
export const CardCarousel = memo(function CardCarousel(props: CardCarouselProps) {
  const { slides, current, onChange } = props
  const alone = slides.length < 2
  return (
    <View>
      <Swiper
        className={css.swiper}
        current={current}
        previousMargin='16px'
        nextMargin={alone ? '16px' : '30px'}
        onChange={(event) => onChange(event.detail.current)}
      >
        {slides.map((slide) => (
          <SwiperItem key={slide.key}>
            <View className={classNames(css.slide, alone && css.alone)}>
              {slide.kind === 'offer' ? <OfferSlide card={slide.card} /> : null}
              {slide.kind === 'mine' ? <MineSlide card={slide.card} /> : null}
              {slide.kind === 'add' ? <AddSlide /> : null}
            </View>
          </SwiperItem>
        ))}
      </Swiper>
      <View
        className={css.marks}
        {...{ role: 'img' }}
        aria-label={`第 ${current + 1} 张，共 ${slides.length} 张`}
      >
        {alone
          ? null
          : slides.map(({ key }, index) => (
              <View key={key} className={classNames(css.mark, index === current && css.here)} />
            ))}
      </View>
    </View>
  )
})
