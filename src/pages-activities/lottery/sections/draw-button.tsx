import { View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from './draw-button.module.scss'

export interface DrawButtonProps {
  text: string
  /** How many tries are left, or how to get one. */
  note: string
  isOff: boolean
  isPending: boolean
  /** Fills its box of the grid. */
  square?: boolean
  onPress: () => void
}

/** The button in the middle of a wheel or grid. */
export function DrawButton({ text, note, isOff, isPending, square = false, onPress }: DrawButtonProps) {
  const words = isPending ? '抽奖中' : text
  return (
    <Pressable
      className={classNames(css.button, square && css.square, (isOff || isPending) && css.off)}
      label={note && !isPending ? `${words}，${note}` : words}
      onPress={isOff || isPending ? undefined : onPress}
    >
      <View className={css.text}>{words}</View>
      {note && !isPending ? <View className={css.note}>{note}</View> : null}
    </Pressable>
  )
}
