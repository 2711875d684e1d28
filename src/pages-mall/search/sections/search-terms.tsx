import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search-terms.module.scss'

export interface SearchTermsProps {
  title: string
  words: readonly string[]
  onChoose: (word: string) => void
  /** Clears the list. */
  clear?: { readonly text: string; readonly onPress: () => void }
}

/** Search terms that can be tapped. */
export function SearchTerms({ title, words, onChoose, clear }: SearchTermsProps) {
  if (words.length === 0) return null
  return (
    <View className={css.group}>
      <View className={css.head}>
        <View className={css.title}>{title}</View>
        {clear ? (
          <Pressable className={css.clear} onPress={clear.onPress}>
            {clear.text}
          </Pressable>
        ) : null}
      </View>
      <View className={css.row}>
        {words.map((word) => (
          <Pressable key={word} className={css.target} onPress={() => onChoose(word)}>
            <View className={css.word}>{word}</View>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
