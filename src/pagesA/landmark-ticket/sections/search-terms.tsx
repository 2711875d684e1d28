import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search-terms.module.scss'

export interface SearchTermsProps {
  title: string
  words: readonly string[]
  onPress: (word: string) => void
  /** With it there is a way to take them all away. */
  onClear?: () => void
}

/** Words to search for. */
export function SearchTerms({ title, words, onPress, onClear }: SearchTermsProps) {
  if (words.length === 0) return null
  return (
    <View className={css.group}>
      <View className={css.head}>
        <View className={css.title}>{title}</View>
        {onClear ? (
          <Pressable className={css.clear} onPress={onClear}>
            清空历史
          </Pressable>
        ) : null}
      </View>
      <View className={css.words}>
        {words.map((word) => (
          <Pressable key={word} className={css.target} onPress={() => onPress(word)}>
            <View className={css.word}>{word}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
