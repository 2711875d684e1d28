import { Text, View } from '@tarojs/components'
import { classNames } from '@/ui/class-names'
import { usePlainWord, type PlainWord } from '../plain-words'
import css from './plain-words.module.scss'

export interface PlainWordsProps {
  readonly of: readonly PlainWord[]
  /** On a card or a sheet, which has its own margin. */
  readonly inside?: boolean
}

/** In elder mode, explains the terms beside it, one line each; nothing otherwise (rule look.plain). */
export function PlainWords({ of: text, inside = false }: PlainWordsProps) {
  const plain = usePlainWord()
  const lines = text.flatMap((word) => {
    const line = plain(word)
    return line === undefined ? [] : [{ word, line }]
  })
  if (lines.length === 0) return null
  return (
    <View className={classNames(css.words, !inside && css.apart)}>
      {lines.map(({ word, line }) => (
        <View key={word} className={css.line}>
          <Text className={css.word}>{word}</Text>
          <Text>{`：${line}`}</Text>
        </View>
      ))}
    </View>
  )
}
