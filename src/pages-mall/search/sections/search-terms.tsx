import { View } from '@tarojs/components'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search-terms.module.scss'

export interface SearchTermsProps {
  title: string
  words: readonly string[]
  onChoose: (word: string) => void
  /** Takes them all away. */
  clear?: { readonly text: string; readonly onPress: () => void }
}

/** Words that can be searched for by a press. */
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
