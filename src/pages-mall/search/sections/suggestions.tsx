import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import searchShape from '@/ui/icon/icons/search.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './suggestions.module.scss'

export interface SuggestionsProps {
  typed: string
  words: readonly string[]
  onChoose: (word: string) => void
}

/** Suggestions while typing; the typed text itself comes first. */
export function Suggestions({ typed, words, onChoose }: SuggestionsProps) {
  const own = typed.trim()
  return (
    <View className={css.list}>
      {[...new Set([own, ...words])].map((word, index) => (
        <Pressable key={word} className={css.row} onPress={() => onChoose(word)}>
          <Icon of={searchShape} size={16} className={css.icon} />
          <View className={css.word}>{index === 0 ? `搜索“${word}”` : word}</View>
        </Pressable>
      ))}
    </View>
  )
}
