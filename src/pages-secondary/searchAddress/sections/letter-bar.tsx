import { View, type CommonEvent, type ITouchEvent } from '@tarojs/components'
import { screenPx } from '@/platform/screen/design-px'
import { navBarSettings } from '@/platform/navigation/nav-bar'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { useLetterDrag } from '../use-letter-drag'
import css from './letter-bar.module.scss'

/** Height of a letter, as in the stylesheet, px. */
const LETTER = 20
const letterHeight = () => screenPx(LETTER)

/** The type of Taro's View declares less of the event than it passes. */
const touchOf = (event: CommonEvent) => event as unknown as ITouchEvent

/**
 * The letters at the side: tapping one, or sliding a finger over them, scrolls there; a bubble shows the
 * current one.
 */
export function LetterBar({ letters }: { letters: readonly string[] }) {
  const { held, jump, start, move, end } = useLetterDrag(letters, letterHeight)
  return (
    <View
      className={classNames(css.bar, navBarSettings().drawsOwnBar && css.belowBar)}
      catchMove
      onTouchMove={(event) => move(touchOf(event))}
      onTouchEnd={end}
      onTouchCancel={end}
    >
      {letters.map((letter, index) => (
        <View key={letter} onTouchStart={(event) => start(index, touchOf(event))}>
          <Pressable className={css.letter} label={`${letter} 开头的城市`} onPress={() => jump(letter)}>
            {letter}
          </Pressable>
        </View>
      ))}
      {held ? <View className={css.bubble}>{held}</View> : null}
    </View>
  )
}
