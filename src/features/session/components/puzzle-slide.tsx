import { Image, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import checkShape from '@/ui/icon/icons/check.module.scss'
import nextShape from '@/ui/icon/icons/chevron-right.module.scss'
import type { Puzzle } from '../use-puzzle'
import { useSlide } from '../use-slide'
import css from './puzzle.module.scss'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The picture with its gap, the piece, and the handle that moves it. */
export function PuzzleSlide({ puzzle: { puzzle, phase, answer } }: { puzzle: Puzzle }) {
  const slide = puzzle?.slide
  const { x, handle } = useSlide(slide, !slide || !!phase, (place, track) => void answer(place, track))
  const right = phase === 'right' && css.right
  const left = percent(x, slide?.width ?? 1)
  return (
    <>
      <View className={classNames(css.stage, phase === 'wrong' && css.shaking)}>
        {slide ? (
          <>
            <Image className={css.picture} src={slide.picture} ariaLabel='风景图，中间缺了一块' />
            <Image
              className={css.piece}
              style={{ left, top: percent(slide.pieceTop, slide.height) }}
              src={slide.piece}
            />
          </>
        ) : null}
      </View>
      <View className={css.rail}>
        {x === 0 ? '拖动滑块完成拼图' : null}
        <View className={classNames(css.done, right)} style={{ width: left }} />
        <View {...handle} className={classNames(css.handle, right)} style={{ left }}>
          <Icon of={right ? checkShape : nextShape} />
        </View>
      </View>
    </>
  )
}
