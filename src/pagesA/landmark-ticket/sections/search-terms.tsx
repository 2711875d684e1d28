import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search-terms.module.scss'

export interface SearchTermsProps {
  title: string
  words: readonly string[]
  onPress: (word: string) => void
  /** If set, a button clears the whole list. */
  onClear?: () => void
}

/** A list of search terms. */
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
