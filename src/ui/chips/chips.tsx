import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import css from './chips.module.scss'

export interface ChipsProps<K extends string> {
  /** Shown above, and read aloud. */
  title: string
  items: readonly { key: K; title: string }[]
  chosen: K
  onChoose: (key: K) => void
}

/** Selects one of several short words, all visible; arrow keys move along. */
export function Chips<K extends string>({ title, items, chosen, onChoose }: ChipsProps<K>) {
  return (
    <View className={css.group}>
      <View className={css.title}>{title}</View>
      <View className={css.row} {...{ role: 'radiogroup' }} aria-label={title}>
        {items.map(({ key, title: word }, index) => (
          <Pressable
            key={key}
            className={css.target}
            role='radio'
            selected={key === chosen}
            onPress={() => onChoose(key)}
            onStep={(step) => {
              const next = items[index + step]
              if (next) onChoose(next.key)
            }}
          >
            <View className={classNames(css.chip, key === chosen && css.chosen)}>{word}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
